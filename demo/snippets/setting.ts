import { attributeName } from "../../src/shared/options/attribute.ts";
import type { Options, OptionSchema } from "../../src/shared/options/optionSchema.ts";

/** A widget's markup on a page. */
export interface Setting {
  readonly widget: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Reserved attributes such as `theme`, without the `data-` prefix. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The host's own markup inside the `div`. */
  readonly placeholder: string;
}

/** Whether an option needs `data-props`, because it cannot be a single attribute. */
export function isStructured(
  schema: OptionSchema | undefined,
  option: string,
  value?: unknown,
): boolean {
  if (typeof value === "object" && value !== null) return true;
  const optionSchema =
    schema?.properties && Object.hasOwn(schema.properties, option)
      ? schema.properties[option]
      : undefined;
  return (
    optionSchema?.anyOf !== undefined ||
    optionSchema?.type === "array" ||
    optionSchema?.type === "object"
  );
}

/**
 * A widget's markup as a template writes it: attributes, and the JSON of the inner script, which is
 * empty if none is needed.
 */
export interface HostMarkup {
  readonly attributes: Attributes;
  readonly json: string;
}

export type Attributes = readonly (readonly [name: string, value: string])[];

/**
 * Structured options, tokens and addresses of other origins belong in the script, which other
 * people's markup cannot contain.
 */
export function hostMarkup(
  { widget, options, attributes }: Setting,
  { schema, guarded }: Partial<Options<unknown>> = {},
): HostMarkup {
  const inner: Record<string, unknown> = {};
  const single: Record<string, unknown> = {};
  for (const [option, value] of Object.entries(options)) {
    const isInner =
      isStructured(schema, option, value) ||
      guarded?.trusted?.includes(option) ||
      (guarded?.addresses?.includes(option) && /^\s*(https?:)?\/\//.test(String(value)));
    if (value !== undefined && value !== null) (isInner ? inner : single)[option] = value;
  }
  return {
    attributes: attributesOf({ widget, options: single, attributes, placeholder: "" }, schema),
    json: Object.keys(inner).length ? inScript(JSON.stringify(inner)) : "",
  };
}

/**
 * JSON that can neither end a script nor begin a tag of a template language. The characters for
 * that occur only in its texts.
 */
function inScript(json: string): string {
  return json
    .replaceAll("<", "\\u003c")
    .replaceAll("%>", "%\\u003e")
    .replaceAll(/\{(?=[{%#])/g, "\\u007b");
}

/** The attributes of the `div` in a readable order. */
export function attributesOf(
  { widget, options, attributes }: Setting,
  schema?: OptionSchema,
): Attributes {
  const defined = Object.entries(options).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  const props = defined.filter(([option, value]) => isStructured(schema, option, value));
  const single = defined.filter((entry) => !props.includes(entry));
  return [
    ["data-widget", widget],
    ...single.map(([option, value]) => [attributeName(option), String(value)] as const),
    ...(props.length ? [["data-props", JSON.stringify(Object.fromEntries(props))] as const] : []),
    ...Object.entries(attributes).map(([name, value]) => [`data-${name}`, value] as const),
  ];
}
