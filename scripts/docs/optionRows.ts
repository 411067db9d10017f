import { attributeName } from "../../src/shared/options/attribute.ts";
import type {
  GuardedOptions,
  Options,
  OptionSchema,
} from "../../src/shared/options/optionSchema.ts";

/** One row of the generated option table. */
export interface OptionRow {
  readonly name: string;
  readonly attribute: string;
  readonly type: string;
  readonly initial: string;
  readonly range: string;
  /** The effect of a change after the start. */
  readonly change: "live" | "read once";
  readonly words: string;
}

/**
 * An option, with the data that only the run-time schema has and the description that only the
 * source has.
 */
export function optionRows(
  { schema: { properties = {} }, readOnce = [], guarded = {} }: Options<unknown>,
  sentences: ReadonlyMap<string, string>,
): OptionRow[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    attribute: attributeName(name),
    type: typeOf(schema),
    initial: schema.default === undefined ? "" : JSON.stringify(schema.default),
    range: rangeOf(schema),
    change: readOnce.includes(name) ? "read once" : "live",
    words: [sentences.get(name), placesOf(name, guarded)].filter(Boolean).join(" "),
  }));
}

/** Why an attribute cannot contain an option. */
function placesOf(name: string, { trusted, addresses }: GuardedOptions): string {
  if (trusted?.includes(name))
    return "Not from an attribute, unless the page has `trustAttributes`.";
  return addresses?.includes(name)
    ? "From an attribute, only on your own origin or one that the page configuration names."
    : "";
}

function typeOf(schema: OptionSchema): string {
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(", ");
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (schema.anyOf)
    return [...new Set(schema.anyOf.map(typeOf))].filter((type) => type !== "null").join(" or ");
  if (schema.type === "array") return schema.items ? `list of ${typeOf(schema.items)}` : "list";
  if (schema.type === "object")
    return schema.properties
      ? `{ ${Object.keys(schema.properties)
          .map((key) => `\`${key}\``)
          .join(", ")} }`
      : "JSON object";
  return String(schema.type ?? "any value");
}

function rangeOf(schema: OptionSchema): string {
  const { minimum, maximum, minItems, maxItems, minLength, maxLength, pattern } = schema;
  const isWritten = (limit: number | undefined): limit is number =>
    limit !== undefined && Math.abs(limit) !== Number.MAX_SAFE_INTEGER;
  return [
    isWritten(minimum) && `from ${minimum}`,
    isWritten(maximum) && `to ${maximum}`,
    minItems !== undefined && `at least ${minItems} entries`,
    maxItems !== undefined && `at most ${maxItems} entries`,
    minLength !== undefined && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    pattern && `matches \`${pattern}\``,
  ]
    .filter(Boolean)
    .join(", ");
}
