import type { Catalog, CatalogWidget } from "../../build/catalog.ts";
import { namePrefix } from "../../src/widgets/HousePanel/checkName.ts";
import { nearest } from "../nearest.ts";
import { checkConfigs } from "./checkConfigs.ts";
import { checkCommonOptions, checkOptions } from "./checkOptions.ts";
import { checkAsync, checkScripts } from "./checkScripts.ts";
import { hasHole, parseWithHoles } from "./holes.ts";
import type { Finding } from "./rules.ts";
import { checkTrust } from "./checkTrust.ts";
import type { MarkupProblem, Template, TemplateAttribute, WidgetElement } from "./template.ts";
import type { Trust } from "./trust.ts";

const housePanel = "HousePanel";

/** What the project of a template contributes to its check. */
export interface TemplateProject {
  /** The text of the style sheets that belong to the template. */
  readonly css?: string;
  /** What attributes may contain. */
  readonly trust: Trust;
  /** Whether findings say what a newer release recommends. */
  readonly isUpgrade?: boolean;
}

/** All findings about one template. */
export function checkTemplate(
  written: Template,
  catalog: Catalog,
  { css = "", trust, isUpgrade = false }: TemplateProject,
): Finding[] {
  const template = { ...written, css: `${written.css}\n${css}` };
  const places = placesIn(template.css);
  const { widgets, otherAttributes, problems } = template;
  const prefix = productPrefix(template);
  const isForeign = foreignNames(template, catalog, prefix);
  const findings = [
    ...widgets
      .filter((element) => !isForeign(element))
      .flatMap((element) => checkWidget(element, { template, places, catalog, prefix, trust })),
    ...otherAttributes.flatMap((attribute) => checkName(attribute, catalog)),
    ...problems.map(inWords),
    ...checkConfigs(template, catalog),
    ...(widgets.some((element) => !isForeign(element)) || !widgets.length
      ? [...checkScripts(template), ...(isUpgrade ? checkAsync(template) : [])]
      : []),
  ];
  return onceEach(findings).toSorted((one, other) => one.start - other.start);
}

/** Removes duplicates, because branches with the same text have the same findings. */
function onceEach(findings: readonly Finding[]): Finding[] {
  const keys = new Set<string>();
  return findings.filter(({ rule, start, end, message }) => {
    const key = `${rule} ${start} ${end} ${message}`;
    const isNew = !keys.has(key);
    keys.add(key);
    return isNew;
  });
}

/**
 * The prefix for the product that the page itself configures, such as `Dine`. Undefined if another
 * template may configure it.
 */
function productPrefix({ configs }: Template): string | undefined {
  const [config] = configs.flatMap(({ json }) => json);
  const parsed = config ? parseWithHoles(config.text) : undefined;
  const value = parsed && "value" in parsed ? parsed.value : undefined;
  if (typeof value !== "object" || !value || !("product" in value)) return undefined;
  const { product } = value;
  if (typeof product !== "object" || !product || !("key" in product)) return undefined;
  return typeof product.key === "string" && !hasHole(product.key)
    ? namePrefix(product.key)
    : undefined;
}

function namesOf({ attributes }: WidgetElement): TemplateAttribute[] {
  return attributes.filter(({ name }) => name === "data-widget");
}

/**
 * Other libraries have a `data-widget` too, such as AdminLTE's `data-widget="pushmenu"`. An element
 * belongs to another library if its name looks like no widget and begins with a lower-case letter,
 * and the template has none of our widgets.
 */
function foreignNames(
  { widgets, scripts, configs }: Template,
  catalog: Catalog,
  prefix: string | undefined,
): (element: WidgetElement) => boolean {
  const isOurs = (element: WidgetElement) =>
    namesOf(element).some(
      ({ value: { text } }) =>
        hasHole(text) || /^[A-Z]|^$/.test(text) || suggestionFor(text, catalog, prefix),
    );
  const isMixed = Boolean(scripts.length || configs.length) || widgets.some(isOurs);
  return (element) => !isMixed && !isOurs(element);
}

interface WidgetContext {
  readonly template: Template;
  /** The widgets for which a style sheet reserves space. */
  readonly places: ReadonlySet<string>;
  readonly catalog: Catalog;
  readonly prefix: string | undefined;
  readonly trust: Trust;
}

function checkWidget(
  element: WidgetElement,
  { template, places, catalog, prefix, trust }: WidgetContext,
): Finding[] {
  const names = namesOf(element);
  const widgets = names.map(({ value: { text } }) => {
    const meant = hasHole(text) ? undefined : suggestionFor(text, catalog, prefix);
    return meant ? widgetNamed(meant, catalog, prefix) : undefined;
  });
  const known = [...new Set(widgets.filter((widget) => widget !== undefined))];
  const elsewhere = startsElsewhere(element);
  const isOpen = names.some(({ value }) => hasHole(value.text));
  return [
    ...names.flatMap((name) => checkWidgetName(name, template, catalog, prefix)),
    ...(isOpen && !known.length
      ? checkCommonOptions(element, catalog)
      : inAll(
          known.map((widget) => [
            ...checkOptions(element, widget, catalog, template.source),
            ...checkTrust(element, widget, { catalog, source: template.source, trust }),
          ]),
        )),
    ...checkPlace(element, places, known.length === 1 ? known[0] : undefined),
  ].filter(({ start }) => !elsewhere.has(start));
}

/**
 * The findings that apply to every widget that an element may be: an option of one of them is not a
 * mistake.
 */
function inAll(findings: readonly (readonly Finding[])[]): Finding[] {
  const [first = [], ...others] = findings;
  const keyOf = ({ rule, start }: Finding) => `${rule} ${start}`;
  const keys = others.map((other) => new Set(other.map(keyOf)));
  return first.filter((finding) => keys.every((known) => known.has(keyOf(finding))));
}

/** Drops findings about attributes that are in another file, because they belong to that file. */
function startsElsewhere({ attributes }: WidgetElement): ReadonlySet<number> {
  return new Set(
    attributes
      .filter(({ isElsewhere }) => isElsewhere)
      .flatMap(({ nameSpan, value }) => [nameSpan.start, value.start]),
  );
}

function checkWidgetName(
  { value }: TemplateAttribute,
  { source }: Template,
  catalog: Catalog,
  prefix: string | undefined,
): Finding[] {
  const { text: written, start, end } = value;
  if (hasHole(written) || widgetNamed(written, catalog, prefix)) return [];
  const suggestion = suggestionFor(written, catalog, prefix);
  const offset = source.slice(start, end).indexOf(written);
  return [
    {
      rule: "unknown-widget",
      start,
      end,
      message: `data-widget="${written}" names no widget${suggestion ? `; did you mean "${suggestion}"?` : ""}`,
      fix:
        suggestion && written && offset >= 0
          ? { start: start + offset, end: start + offset + written.length, text: suggestion }
          : undefined,
    },
  ];
}

/**
 * Finds an attribute that looks like a misspelled `data-widget`, and whose value is or resembles a
 * widget.
 */
function checkName(
  { name, nameSpan, value, spell }: TemplateAttribute,
  catalog: Catalog,
): Finding[] {
  const isNear =
    name !== "data-widget" &&
    (nearest(name, ["data-widget"], 4) !== undefined ||
      /^(?:widget|data-?widget-?(?:name|id|type)|data-dining-widget)$/i.test(name));
  const names = catalog.widgets.map((widget) => widget.name);
  if (!isNear || hasHole(value.text) || !nearest(value.text, names, 5)) return [];
  return [
    {
      rule: "misspelled-attribute",
      ...nameSpan,
      message: `${name}="${value.text}" starts no widget; did you mean data-widget?`,
      fix: { ...nameSpan, text: spell("data-widget") },
    },
  ];
}

const problemWords: Readonly<Record<MarkupProblem["kind"], (name: string) => string>> = {
  "duplicate-attribute": (name) => `${name} stands here a second time; browsers keep the first`,
  "nested-widget": () =>
    "this widget is inside another one, whose content is hidden once it has painted; is a closing tag missing?",
  "self-closing-element": (name) =>
    `a slash does not close <${name}>: all that follows becomes the placeholder; write <${name} …></${name}>`,
};

function inWords({ kind, name, start, end }: MarkupProblem): Finding {
  return { rule: kind, start, end, message: problemWords[kind](name) };
}

/** The name itself, or the nearest known name. */
function suggestionFor(
  written: string,
  catalog: Catalog,
  prefix: string | undefined,
): string | undefined {
  if (widgetNamed(written, catalog, prefix)) return written;
  const names = [...catalog.widgets.map((known) => known.name), `${prefix ?? "Dine"}${housePanel}`];
  return nearest(written, names);
}

/** The widget of a name as pages write it: `DineHousePanel` is HousePanel, with any product. */
function widgetNamed(
  written: string,
  { widgets }: Catalog,
  prefix: string | undefined,
): CatalogWidget | undefined {
  const isProducts = prefix
    ? written === `${prefix}${housePanel}`
    : /^[A-Z][A-Za-z0-9]*HousePanel$/.test(written);
  return widgets.find(({ name }) => name === written || (isProducts && name === housePanel));
}

/**
 * Checks for reserved space and a placeholder, which the page needs before the widget has loaded.
 */
function checkPlace(
  { span, attributes, hasMoreAttributes, hasPlaceholder }: WidgetElement,
  places: ReadonlySet<string>,
  widget: CatalogWidget | undefined,
): Finding[] {
  if (widget && !widget.heights) return [];
  const name = widget?.name ?? "the widget";
  const heights =
    widget?.heightsByAttribute?.find((one) =>
      attributes.some(
        ({ name: attribute, value }) =>
          attribute === one.attribute && (one.value === undefined || value.text === one.value),
      ),
    )?.heights ?? widget?.heights;
  const findings: Finding[] = [];
  if (hasPlaceholder === false)
    findings.push({
      rule: "missing-placeholder",
      ...span,
      message: `nothing is shown until ${name} has painted, or if it fails; put a link or a sentence inside`,
    });
  const isStyled =
    places.has("") ||
    places.has(widget?.name ?? "") ||
    attributes.some(
      ({ name: attribute, value }) =>
        ["class", "className", "id"].includes(attribute) ||
        (attribute === "style" && (hasHole(value.text) || setsHeight(value.text))),
    );
  if (!isStyled && !hasMoreAttributes)
    findings.push({
      rule: "missing-height",
      ...span,
      message: `nothing keeps the place of ${name} free${heights ? `; it takes about ${heights[0]} px, ${heights[1]} px on a phone: style="min-height: …px"` : ""}`,
    });
  return findings;
}

/** The widgets for which a style sheet reserves space. An empty name means all of them. */
function placesIn(css: string): ReadonlySet<string> {
  if (!setsHeight(css)) return new Set();
  const rules = css.matchAll(/\[data-widget(?:\s*=\s*["']?(\w+)["']?)?\s*\]/g);
  return new Set([...rules].map(([, name = ""]) => name));
}

function setsHeight(style: string): boolean {
  return /height|block-?size|aspect-?ratio/i.test(style);
}
