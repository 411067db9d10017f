import { attributeName } from "../../src/shared/options/attribute.ts";
import type { OptionSchema } from "../../src/shared/options/optionSchema.ts";

/** A widget's markup on a page. */
export interface Setting {
  readonly widget: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Reserved attributes such as `theme`, without the `data-` prefix. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The host's own markup inside the `div`. */
  readonly placeholder: string;
}

/** Whether an option does not fit a single attribute and goes into `data-props`. */
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

/** The attributes of the `div` in a readable order. */
export function attributesOf(
  { widget, options, attributes }: Setting,
  schema?: OptionSchema,
): readonly (readonly [name: string, value: string])[] {
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
