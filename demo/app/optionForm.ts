import type { OptionSchema } from "../../src/shared/options/optionSchema.ts";
import { isStructured } from "../snippets/setting.ts";
import { element, labelled, select } from "./element.ts";
import type { Stage } from "./stage.ts";

/**
 * A field per option of the widget's schema; changes are written to the element's attributes at
 * once.
 */
export function optionForm(
  stage: Stage,
  sentences: ReadonlyMap<string, string>,
): readonly HTMLElement[] {
  const options = Object.entries(stage.options?.schema.properties ?? {});
  if (!options.length) return [element("p", {}, "This widget has no options of its own.")];
  return options.map(([option, schema]) =>
    labelled(
      `Option: ${option}`,
      control(stage, option, schema),
      hint(sentences.get(option), schema),
    ),
  );
}

function control(stage: Stage, option: string, schema: OptionSchema): HTMLElement {
  const value = stage.setting.options[option];
  const set = (next: unknown) =>
    stage.change({ options: { ...stage.setting.options, [option]: next } });
  const choices = schema.enum ?? (schema.type === "boolean" ? [true, false] : undefined);
  if (choices) return choice(choices, value, set);
  if (isStructured(stage.options?.schema, option, value)) return structured(value, set);
  return typed(schema, value, set);
}

function choice(
  choices: readonly unknown[],
  value: unknown,
  set: (next: unknown) => void,
): HTMLElement {
  const all = [
    { value: "", label: "default" },
    ...choices.map((one) => ({ value: String(one), label: String(one) })),
  ];
  return select(all, value === undefined ? "" : String(value), (text) =>
    set(text === "" ? undefined : text),
  );
}

function typed(
  { type, minimum, maximum }: OptionSchema,
  value: unknown,
  set: (next: unknown) => void,
): HTMLElement {
  const isNumber = type === "number" || type === "integer";
  const attributes = {
    type: isNumber ? "number" : "text",
    min: limit(minimum),
    max: limit(maximum),
    step: isNumber ? (type === "integer" ? "1" : "any") : undefined,
    value: value === undefined ? "" : String(value),
  };
  const input = element("input", {
    attributes,
    on: { input: () => set(input.value === "" ? undefined : input.value) },
  });
  return input;
}

function structured(value: unknown, set: (next: unknown) => void): HTMLElement {
  const area = element(
    "textarea",
    { attributes: { rows: "4", spellcheck: "false" }, on: { input: () => change() } },
    value === undefined ? "" : JSON.stringify(value, null, 1),
  );
  const change = () => {
    const parsed = parsedOr(area.value);
    area.setAttribute("aria-invalid", String(parsed === invalid));
    if (parsed !== invalid) set(parsed);
  };
  return area;
}

const invalid = Symbol("no JSON");

function parsedOr(text: string): unknown {
  try {
    return text.trim() ? JSON.parse(text) : undefined;
  } catch {
    return invalid;
  }
}

function hint(sentence: string | undefined, schema: OptionSchema): string {
  const value = schema.default === undefined ? "" : `Default: ${JSON.stringify(schema.default)}`;
  return [sentence, value.length > 90 ? `${value.slice(0, 90)}…` : value].filter(Boolean).join(" ");
}

function limit(value: number | undefined): string | undefined {
  return value === undefined || Math.abs(value) === Number.MAX_SAFE_INTEGER
    ? undefined
    : String(value);
}
