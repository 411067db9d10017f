import type { Catalog, CatalogOption } from "../catalog.ts";

/** An attribute that pages write, with its descriptions from all widgets. */
export interface PageAttribute {
  readonly name: string;
  /** Markdown. */
  readonly description: string;
  /** The values that the attribute takes. Empty if it takes any value. */
  readonly values: readonly { readonly name: string; readonly description: string }[];
  readonly type: "string" | "number" | "boolean";
}

const loadTriggers = [
  { name: "visible", description: "200 px before it scrolls into view (default)" },
  { name: "eager", description: "at once" },
  { name: "idle", description: "when the browser is idle" },
  { name: "interaction", description: "when a visitor points at it, focuses it or clicks it" },
  { name: "media:(min-width: 768px)", description: "when the media query matches" },
  { name: "manual", description: "when the page calls `DiningWidgets.mount`" },
  { name: "consent:marketing", description: "when the page grants the purpose" },
];

/** Every attribute of all widgets, once, by name. */
export function pageAttributes({ widgets, common }: Catalog): PageAttribute[] {
  const owners = new Map<string, { readonly owner: string; readonly option: CatalogOption }[]>();
  for (const { name: owner, options } of widgets)
    for (const option of options)
      owners.set(option.attribute, [...(owners.get(option.attribute) ?? []), { owner, option }]);
  return [
    {
      name: "data-widget",
      description: "The widget that starts in this element.",
      values: widgets.map(({ name, description }) => ({ name, description })),
      type: "string",
    },
    { name: "data-load", description: "When it starts.", values: loadTriggers, type: "string" },
    {
      name: "data-props",
      description: "Options as a JSON object; an attribute beats it.",
      values: [],
      type: "string",
    },
    {
      name: "data-datalayer",
      description: "Also push `ready`, `done` and `error` to `window.dataLayer`.",
      values: [],
      type: "boolean",
    },
    ...common.map((option) => ({
      name: option.attribute,
      description: described(option),
      values: wordsOf([option]),
      type: typeOf(option),
    })),
    ...[...owners.entries()]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([name, uses]): PageAttribute => {
        const types = new Set(uses.map(({ option }) => typeOf(option)));
        const [type = "string"] = types;
        return {
          name,
          description: uses
            .map(({ owner, option }) => `**${owner}**: ${described(option)}`)
            .join("\n\n"),
          values: wordsOf(uses.map(({ option }) => option)),
          type: types.size === 1 ? type : "string",
        };
      }),
  ];
}

function described({ description, schema: { default: initial } }: CatalogOption): string {
  return initial === undefined || typeof initial === "object"
    ? description
    : `${description} Default: \`${JSON.stringify(initial)}\`.`;
}

function wordsOf(options: readonly CatalogOption[]): PageAttribute["values"] {
  const words = options.flatMap(({ schema }) => (schema.enum ?? []).map(String));
  return [...new Set(words)].map((name) => ({ name, description: "" }));
}

/** An attribute contains lists and objects as text. */
function typeOf({ schema: { type } }: CatalogOption): PageAttribute["type"] {
  if (type === "integer" || type === "number") return "number";
  return type === "boolean" ? "boolean" : "string";
}
