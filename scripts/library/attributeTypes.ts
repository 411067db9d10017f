import type { Catalog, CatalogOption } from "../../build/catalog.ts";
import { attributeValueType } from "./optionTypes.ts";

/** The types of the attributes in templates. They come after the generated types of the options. */
export function attributeTypes({ widgets, common }: Catalog): string {
  const interfaces = widgets.map(({ name, options }) =>
    interfaceOf(`${name}Attributes`, options, (option) => attributeValueType(option.schema)),
  );
  const names = widgets.map(({ name }) => `  ${name}: ${name}Attributes;`).join("\n");
  return [
    ...interfaces,
    interfaceOf("CommonAttributes", common, (option) => attributeValueType(option.schema)),
    `export interface WidgetAttributes {\n${names}\n}\n`,
    loaderTypes,
    interfaceOf("DiningWidgetHtmlAttributes", everyOption(widgets, common), lenientType).replace(
      " {",
      ' extends LoaderAttributes {\n  /** The widget that starts in this element. */\n  "data-widget"?: WidgetName | `${string}HousePanel` | undefined;',
    ),
  ].join("\n");
}

const loaderTypes = `export interface LoaderAttributes {
  /** When the widget starts; \`visible\` where left out. */
  "data-load"?:
    | "visible"
    | "eager"
    | "idle"
    | "interaction"
    | "manual"
    | \`media:\${string}\`
    | \`consent:\${string}\`
    | undefined;
  /** Options as a JSON object; an attribute beats it. */
  "data-props"?: string | undefined;
  /** Also push \`ready\`, \`step\`, \`done\` and \`error\` to \`window.dataLayer\`. */
  "data-datalayer"?: boolean | "" | undefined;
}

/** All attributes of an element with a widget; without a name, those of any widget, each with its own options. */
export type DiningWidgetAttributes<Name extends WidgetName = WidgetName> = {
  [Widget in Name]: {
    "data-widget": Widget extends "HousePanel" ? "HousePanel" | \`\${string}HousePanel\` : Widget;
  } & WidgetAttributes[Widget] &
    CommonAttributes &
    LoaderAttributes;
}[Name];
`;

/** Beside \`index.d.ts\`: the attributes on every element of a framework's templates. */
export const frameworkTypes: Readonly<Record<string, string>> = {
  react: augmentation("react", "HTMLAttributes<T>"),
  vue: augmentation("@vue/runtime-dom", "HTMLAttributes"),
  svelte: augmentation("svelte/elements", "HTMLAttributes<T extends EventTarget>"),
};

function augmentation(module: string, target: string): string {
  return `import type { DiningWidgetHtmlAttributes } from "./index.js";

declare module "${module}" {
  interface ${target} extends DiningWidgetHtmlAttributes {}
}
`;
}

/**
 * The options of all widgets without duplicates, each with the description of the first widget that
 * has it.
 */
function everyOption(
  widgets: Catalog["widgets"],
  common: readonly CatalogOption[],
): CatalogOption[] {
  const options = [...common, ...widgets.flatMap((widget) => widget.options)];
  return [...new Map(options.toReversed().map((option) => [option.attribute, option])).values()];
}

/**
 * The page's own elements may use the same names for something else, so these values are only
 * suggested.
 */
function lenientType({ schema }: CatalogOption): string {
  const words = (schema.enum ?? []).map((word) => JSON.stringify(word));
  const text = words.length ? "(string & {})" : "string";
  return [...words, text, "number | boolean | null"].join(" | ");
}

function interfaceOf(
  name: string,
  options: readonly CatalogOption[],
  typeOf: (option: CatalogOption) => string,
): string {
  const members = options.map(
    (option) =>
      `  /** ${option.description.replaceAll("*/", "*\\/")} */\n  "${option.attribute}"?: ${typeOf(option)} | undefined;`,
  );
  return `export interface ${name} {\n${members.join("\n")}\n}\n`;
}
