import type { FunnelEvent, FunnelEvents } from "../../build/funnels.ts";
import type { OutcomeField } from "../../src/shared/telemetry/fields.ts";

/** The types of steps and outcomes per widget, and of their events. */
export function funnelTypes(funnels: ReadonlyMap<string, FunnelEvents>): string {
  const all = [...funnels].toSorted(([a], [b]) => a.localeCompare(b));
  return [
    interfaceOf(
      "WidgetSteps",
      all.map(([widget, { steps }]) => [widget, steps]),
    ),
    interfaceOf(
      "WidgetOutcomes",
      all
        .filter(([, { outcomes }]) => outcomes.length)
        .map(([widget, { outcomes }]) => [widget, outcomes]),
    ),
    details,
  ].join("\n");
}

function interfaceOf(
  name: string,
  widgets: readonly (readonly [string, readonly FunnelEvent[]])[],
): string {
  const members = widgets.map(
    ([widget, events]) => `  ${widget}: {\n${events.map(memberOf).join("\n")}\n  };`,
  );
  return `export interface ${name} {\n${members.join("\n")}\n}\n`;
}

function memberOf({ name, description, fields }: FunnelEvent): string {
  const types = Object.entries(fields).map(
    ([field, type]) => `readonly ${field}?: ${typeOf(type)}`,
  );
  return `    /** ${description} */\n    "${name}": { ${types.join("; ")} };`;
}

function typeOf(field: OutcomeField): string {
  if ("enum" in field) return field.enum.map((word) => JSON.stringify(word)).join(" | ");
  return { integer: "number", boolean: "boolean", id: "string | number" }[field.type];
}

const details = [
  detailOf("WidgetStepDetail", "WidgetSteps", "step"),
  detailOf("WidgetDoneDetail", "WidgetOutcomes", "outcome"),
].join("\n");

/** The type of an event's `detail`: a member for each widget and each of its steps or outcomes. */
function detailOf(name: string, source: string, field: "step" | "outcome"): string {
  const event = field === "step" ? "widget:step" : "widget:done";
  const word = field === "step" ? "Step" : "Outcome";
  return `/** \`detail\` of \`${event}\`, told apart by \`widget\` and \`${field}\`. */
export type ${name}<Name extends keyof ${source} = keyof ${source}> = {
  [Widget in Name]: {
    [${word} in keyof ${source}[Widget]]: {
      readonly widget: Widget;
      readonly id: string;
      readonly ${field}: ${word};
    } & ${source}[Widget][${word}];
  }[keyof ${source}[Widget]];
}[Name];
`;
}
