import type { Catalog, CatalogWidget } from "../../build/catalog.ts";
import { attributeValue } from "../../src/shared/options/attribute.ts";
import { nearest } from "../nearest.ts";
import { checkJson } from "./checkJson.ts";
import { checkValue, lettersPerEdit, spanOf } from "./checkValue.ts";
import { hasHole } from "./holes.ts";
import type { Finding } from "./rules.ts";
import type { TemplateAttribute, WidgetElement } from "./template.ts";

/** Attributes that the loader reads itself. */
const loaderAttributes = ["data-widget", "data-props", "data-load", "data-datalayer"];
const loadTriggers = /^(?:visible|eager|idle|interaction|manual|media:.+|consent:.+)$/s;
/** Attributes of HTML, some of which have the name of an option. */
const htmlAttributes =
  /^(?:accesskey|autofocus|children|class|className|content|contenteditable|dir|draggable|headers|height|hidden|href|icon|id|inert|is|itemid|itemprop|itemref|itemscope|itemtype|key|label|lang|name|nonce|part|popover|ref|rel|role|size|slot|spellcheck|src|style|tabindex|target|title|translate|type|value|width)$/;

/**
 * Checks every attribute, `data-props` and the inner script of an element whose widget is known.
 */
export function checkOptions(
  element: WidgetElement,
  widget: CatalogWidget,
  catalog: Catalog,
  source: string,
): Finding[] {
  const options = [...widget.options, ...catalog.common];
  return [
    ...element.attributes.flatMap((attribute) => checkAttribute(attribute, widget, catalog)),
    ...checkJson(
      element.attributes.filter(({ name }) => name === "data-props").map(({ value }) => value),
      { options, source, owner: widget.name, place: "data-props" },
    ),
    ...checkJson(element.innerJson, {
      options,
      source,
      owner: widget.name,
      place: element.jsonPlace ?? "the inner script",
    }),
  ];
}

/**
 * Checks the options that every widget takes, for an element whose widget only the running template
 * knows.
 */
export function checkCommonOptions(element: WidgetElement, catalog: Catalog): Finding[] {
  const names = [...catalog.common.map(({ attribute }) => attribute), "data-load"];
  const anyWidget = {
    name: "the widget",
    description: "",
    options: [],
    heights: null,
    thirdParties: [],
  };
  return element.attributes
    .filter(({ name }) => names.includes(name))
    .flatMap((attribute) => checkAttribute(attribute, anyWidget, catalog));
}

function checkAttribute(
  attribute: TemplateAttribute,
  widget: CatalogWidget,
  catalog: Catalog,
): Finding[] {
  const { name, value } = attribute;
  if (name === "data-widget" || name === "data-props") return [];
  if (!name.startsWith("data-")) return checkBareName(attribute, widget, catalog);
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

/**
 * Finds an option that is written without `data-`. Attributes of HTML itself belong to the page.
 */
function checkBareName(
  { name, nameSpan, spell }: TemplateAttribute,
  widget: CatalogWidget,
  catalog: Catalog,
): Finding[] {
  if (htmlAttributes.test(name)) return [];
  const option = [...widget.options, ...catalog.common].find(
    (known) =>
      known.attribute === `data-${name}` || known.name.toLowerCase() === name.toLowerCase(),
  );
  return option
    ? [
        {
          rule: "unknown-option",
          ...nameSpan,
          message: `${name} is no attribute that ${widget.name} reads; did you mean ${option.attribute}?`,
          fix: { ...nameSpan, text: spell(option.attribute) },
        },
      ]
    : [];
}

/** Attributes that look like no option belong to the page and are ignored. */
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
  const written = plain(name);
  const known = attributes.map(plain);
  const match =
    nearest(written, known, lettersPerEdit) ??
    // For short words, only swapped letters or one missing letter of five count as a misspelling.
    known.find((word) => hasLettersOf(word, written)) ??
    known.find((word) => word.length === lettersPerEdit && lacksOne(written, word));
  return match && `data-${match}`;
}

function hasLettersOf(word: string, written: string): boolean {
  return word.length === written.length && lettersOf(word) === lettersOf(written);
}

function lettersOf(word: string): string {
  return [...word].toSorted().join("");
}

function lacksOne(written: string, word: string): boolean {
  return [...word].some((_, index) => word.slice(0, index) + word.slice(index + 1) === written);
}
