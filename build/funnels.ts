import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { sentences } from "./sentences.ts";
import type { OutcomeField } from "../src/shared/telemetry/fields.ts";
import { widgetEntries } from "./widgetEntries.ts";

/** A step of a flow, or an outcome of `widget:done`. */
export interface FunnelEvent {
  readonly name: string;
  readonly description: string;
  readonly fields: Readonly<Record<string, OutcomeField>>;
}

export interface FunnelEvents {
  readonly steps: readonly FunnelEvent[];
  readonly outcomes: readonly FunnelEvent[];
}

type FieldSets = Readonly<Record<string, FunnelEvent["fields"]>>;

/** Files with the steps that several widgets share. */
const shared = [
  "src/shared/payment/paymentFunnel.ts",
  "src/shared/signin/signInFunnel.ts",
  "src/shared/map/mapFunnel.ts",
];
const outcomesBegin = /^(?: {2}outcomes:|export const \w+Outcome )/m;

/**
 * Returns the steps and outcomes of each widget that has flows. The descriptions are the comments
 * in the sources.
 */
export async function readFunnels(): Promise<ReadonlyMap<string, FunnelEvents>> {
  const funnels = new Map<string, FunnelEvents>();
  for (const [widget, entry] of Object.entries(widgetEntries())) {
    const file = entry.replace(/[^/]+$/, "funnel.ts");
    if (!existsSync(file)) continue;
    const { funnel }: { funnel: { steps: FieldSets; outcomes: FieldSets } } = await import(
      pathToFileURL(file).href
    );
    funnels.set(widget, {
      steps: eventsOf(funnel.steps, file, "steps"),
      outcomes: eventsOf(funnel.outcomes, file, "outcomes"),
    });
  }
  return funnels;
}

function eventsOf(sets: FieldSets, file: string, part: "steps" | "outcomes"): FunnelEvent[] {
  const words = new Map([...shared, file].flatMap((path) => [...sentencesOf(path, part)]));
  return Object.entries(sets).map(([name, fields]) => {
    const description = words.get(name);
    if (!description) throw new Error(`${file}: no comment says what "${name}" is`);
    return { name, description, fields };
  });
}

function sentencesOf(file: string, part: "steps" | "outcomes"): Map<string, string> {
  const source = readFileSync(file, "utf8");
  const begin = source.search(outcomesBegin);
  const end = begin < 0 ? source.length : begin;
  return part === "steps" ? sentences(source, 0, end) : sentences(source, end);
}
