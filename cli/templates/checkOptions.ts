import type { Catalog, CatalogOption, CatalogWidget } from "../../build/catalog.ts";
import { attributeValue } from "../../src/shared/options/attribute.ts";
import { validate, ValidationError } from "../../src/shared/options/validate.ts";
import { nearest } from "../nearest.ts";
import { hasHole, outputHole, parseWithHoles } from "./holes.ts";
import type { Finding } from "./rules.ts";
import type { Span, TemplateAttribute, Text, WidgetElement } from "./template.ts";

/** Attributes that the loader reads itself. */
const loaderAttributes = ["data-widget", "data-props", "data-load", "data-datalayer"];
const loadTriggers = /^(?:visible|eager|idle|interaction|manual|media:.+|consent:.+)$/s;
/** Shorter words are too near to each other to be misspellings. */
const lettersPerEdit = 5;

/** Every attribute, `data-props` and the inner script of an element whose widget is known. */
export function checkOptions(
  element: WidgetElement,
  widget: CatalogWidget,
  catalog: Catalog,
  source: string,
): Finding[] {
  const options = [...widget.options, ...catalog.common];
  return [
    ...element.attributes.flatMap((attribute) => checkAttribute(attribute, widget, catalog)),
    ...element.attributes
      .filter(({ name }) => name === "data-props")
      .flatMap(({ value }) =>
        checkJson(value, { options, source, owner: widget.name, place: "data-props" }),
      ),
    ...(element.innerJson
      ? checkJson(element.innerJson, {
          options,
          source,
          owner: widget.name,
          place: "the inner script",
        })
      : []),
  ];
}

function checkAttribute(
  attribute: TemplateAttribute,
  widget: CatalogWidget,
  catalog: Catalog,
): Finding[] {
  const { name, value } = attribute;
  if (!name.startsWith("data-") || name === "data-widget" || name === "data-props") return [];
  const options = [...widget.options, ...catalog.common];
  const option = options.find((known) => known.attribute === name);
  if (hasHole(value.text) && (option || loaderAttributes.includes(name))) return [];
  if (option)
    return checkValue(option.schema, attributeValue(option.schema, value.text), {
      span: value,
      words: `${name}="${value.text}"`,
    });
  if (name === "data-load")
    return loadTriggers.test(value.text)
      ? []
      : [
          {
            rule: "invalid-value",
            ...spanOf(value),
            message: `data-load="${value.text}" is not usable: expected visible, eager, idle, interaction, media:(…), manual or consent:<purpose>`,
          },
        ];
  return loaderAttributes.includes(name) ? [] : checkUnknown(attribute, widget, catalog);
}

/** Attributes that resemble no option belong to the page, and are left alone. */
function checkUnknown(
  attribute: TemplateAttribute,
  widget: CatalogWidget,
  catalog: Catalog,
): Finding[] {
  const { name, nameSpan } = attribute;
  const attributes = [...widget.options, ...catalog.common].map((option) => option.attribute);
  const suggestion = nearestAttribute(name, [...attributes, ...loaderAttributes]);
  if (suggestion)
    return [
      {
        rule: "unknown-option",
        ...nameSpan,
        message: `${name} is no option of ${widget.name}; did you mean ${suggestion}?`,
        fix: { ...nameSpan, text: attribute.spell(suggestion) },
      },
    ];
  const owners = catalog.widgets
    .filter(({ options }) => options.some((option) => option.attribute === name))
    .map((owner) => owner.name);
  return owners.length
    ? [
        {
          rule: "foreign-option",
          ...nameSpan,
          message: `${name} is no option of ${widget.name}, but of ${owners.join(", ")}`,
        },
      ]
    : [];
}

function nearestAttribute(name: string, attributes: readonly string[]): string | undefined {
  const plain = (attribute: string) => attribute.replace(/^data-/, "");
  const match = nearest(plain(name), attributes.map(plain), lettersPerEdit);
  return match && `data-${match}`;
}

export interface JsonContext {
  readonly options: readonly CatalogOption[];
  readonly source: string;
  /** The widget, or the page configuration. */
  readonly owner: string;
  /** Where the JSON stands, for the message. */
  readonly place: string;
  /** True for the page configuration, whose keys are all known. */
  readonly isConfig?: boolean;
}

/** JSON with options as its keys; where the template fills something in, the rest is checked. */
export function checkJson(json: Text, context: JsonContext): Finding[] {
  const { owner, place, options } = context;
  if (!json.text.trim()) return [];
  const parsed = hasHole(json.text) ? parseWithHoles(json.text) : parsedOrError(json.text);
  if (!parsed) return [];
  if ("error" in parsed)
    return [
      {
        rule: "invalid-json",
        start: errorAt(parsed.error, json, context.source),
        end: json.end,
        message: `${owner}: the JSON of ${place} is not valid: ${parsed.error}`,
      },
    ];
  if (parsed.value === outputHole) return [];
  if (!isRecord(parsed.value))
    return [
      {
        rule: "invalid-json",
        ...spanOf(json),
        message: `${owner}: the JSON of ${place} must be an object`,
      },
    ];
  const keys = Object.entries(parsed.value).filter(([key]) => key !== "$schema");
  return keys.flatMap(([key, value]) => {
    const span = keySpan(key, json, context.source);
    const option = options.find((known) => known.name === key);
    if (!option) return checkKey(key, span, json, context);
    if (hasHole(JSON.stringify(value))) return [];
    return checkValue(option.schema, value, {
      span,
      words: `"${key}" in ${place}`,
      isConfig: context.isConfig,
    });
  });
}

function checkKey(key: string, span: Span, json: Text, context: JsonContext): Finding[] {
  const { options, owner, place, source, isConfig } = context;
  const suggestion = nearest(
    key.replace(/^data-/, ""),
    options.map(({ name }) => name),
    isConfig ? 3 : lettersPerEdit,
  );
  if (!suggestion && !isConfig) return [];
  const isFound = source.slice(span.start, span.end) === key && span.start > json.start - 1;
  return [
    {
      rule: isConfig ? "invalid-config" : "unknown-option",
      ...span,
      message: `"${key}" in ${place} is no ${isConfig ? "key" : "option"} of ${owner}${suggestion ? `; did you mean "${suggestion}"?` : ""}`,
      fix: suggestion && isFound ? { ...span, text: suggestion } : undefined,
    },
  ];
}

/** The span of a key in the source; that of the whole JSON if another key has the same name. */
function keySpan(key: string, json: Text, source: string): Span {
  const raw = source.slice(json.start, json.end);
  const quoted = [`"${key}"`, `'${key}'`, `&quot;${key}&quot;`, `&#34;${key}&#34;`, key]
    .map((text) => ({ at: raw.indexOf(text), text }))
    .find(({ at }) => at >= 0);
  if (!quoted || raw.split(quoted.text).length > 2) return spanOf(json);
  const start = json.start + quoted.at + quoted.text.indexOf(key);
  return { start, end: start + key.length };
}

interface ValuePlace {
  readonly span: Span;
  readonly words: string;
  readonly isConfig?: boolean | undefined;
}

function checkValue(
  schema: CatalogOption["schema"],
  value: unknown,
  { span, words, isConfig }: ValuePlace,
): Finding[] {
  try {
    validate(schema, value);
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const path = error.path.length ? ` at ${error.path.join(".")}` : "";
    return [
      {
        rule: isConfig ? "invalid-config" : "invalid-value",
        ...spanOf(span),
        message: `${words} is not usable${path}: expected ${error.expected}`,
      },
    ];
  }
}

function parsedOrError(text: string): { value: unknown } | { error: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** Where the parser gave up; the begin of the JSON where entities shift positions. */
function errorAt(message: string, { text, start, end }: Text, source: string): number {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  const isWritten = source.slice(start, end) === text;
  return position && isWritten ? start + Number(position) : start;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function spanOf({ start, end }: Span): Span {
  return { start, end };
}
