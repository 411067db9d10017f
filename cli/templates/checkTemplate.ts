import type { Catalog, CatalogWidget } from "../../build/catalog.ts";
import { namePrefix } from "../../src/widgets/HousePanel/checkName.ts";
import { nearest } from "../nearest.ts";
import { checkJson, checkOptions } from "./checkOptions.ts";
import { hasHole, parseWithHoles } from "./holes.ts";
import type { Finding } from "./rules.ts";
import type { Template, WidgetElement } from "./template.ts";

const housePanel = "HousePanel";

/** Everything that can be said of one template; `css` is the text of style sheets that come with it. */
export function checkTemplate(written: Template, catalog: Catalog, css = ""): Finding[] {
  const template = { ...written, css: `${written.css}\n${css}` };
  const { widgets, configs, source } = template;
  const prefix = productPrefix(template);
  return [
    ...widgets.flatMap((element) => checkWidget(element, template, catalog, prefix)),
    ...configs.flatMap((config) =>
      checkJson(config, {
        options: catalog.config,
        source,
        owner: "the page configuration",
        place: "#dining-widgets-config",
        isConfig: true,
      }),
    ),
    ...checkScripts(template),
  ].toSorted((one, other) => one.start - other.start);
}

/** `Dine` for the product that the page itself configures; undefined where another template may. */
function productPrefix({ configs: [config] }: Template): string | undefined {
  const value = config && parseWithHoles(config.text)?.value;
  if (typeof value !== "object" || !value || !("product" in value)) return undefined;
  const { product } = value;
  if (typeof product !== "object" || !product || !("key" in product)) return undefined;
  return typeof product.key === "string" && !hasHole(product.key)
    ? namePrefix(product.key)
    : undefined;
}

function checkWidget(
  element: WidgetElement,
  template: Template,
  catalog: Catalog,
  prefix: string | undefined,
): Finding[] {
  const name = element.attributes.find((attribute) => attribute.name === "data-widget");
  if (!name || hasHole(name.value.text)) return checkPlace(element, template, undefined);
  const widget = widgetNamed(name.value.text, catalog, prefix);
  if (widget)
    return [
      ...checkOptions(element, widget, catalog, template.source),
      ...checkPlace(element, template, widget),
    ];
  const { text: written, start, end } = name.value;
  const names = [...catalog.widgets.map((known) => known.name), `${prefix ?? "Dine"}${housePanel}`];
  const suggestion = nearest(written, names);
  // All other problems are reported in the same run.
  const meant = suggestion && widgetNamed(suggestion, catalog, prefix);
  const raw = template.source.slice(start, end);
  const offset = raw.indexOf(written);
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
    ...(meant ? checkOptions(element, meant, catalog, template.source) : []),
    ...checkPlace(element, template, meant || undefined),
  ];
}

/** The widget of a name as pages write it: `DineHousePanel` is HousePanel, for whatever product the page configures. */
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

/** The height and placeholder that keep a page still and useful before the widget is there. */
function checkPlace(
  { span, attributes, hasMoreAttributes, hasPlaceholder }: WidgetElement,
  { css }: Template,
  widget: CatalogWidget | undefined,
): Finding[] {
  if (widget && !widget.heights) return [];
  const name = widget?.name ?? "the widget";
  const findings: Finding[] = [];
  if (hasPlaceholder === false)
    findings.push({
      rule: "missing-placeholder",
      ...span,
      message: `nothing is shown until ${name} has painted, or if it fails; put a link or a sentence inside`,
    });
  const isStyled =
    keepsPlace(css, widget?.name) ||
    attributes.some(
      ({ name: attribute, value }) =>
        ["class", "className", "id"].includes(attribute) ||
        (attribute === "style" && (hasHole(value.text) || setsHeight(value.text))),
    );
  if (!isStyled && !hasMoreAttributes)
    findings.push({
      rule: "missing-height",
      ...span,
      message: `nothing keeps the place of ${name} free${widget?.heights ? `; it takes about ${widget.heights[0]} px, ${widget.heights[1]} px on a phone: style="min-height: …px"` : ""}`,
    });
  return findings;
}

/** Whether a style sheet gives widgets, or this one, a height by their attribute. */
function keepsPlace(css: string, widget: string | undefined): boolean {
  const names = [...css.matchAll(/\[data-widget(?:\s*=\s*["']?(\w+)["']?)?\s*\]/g)];
  return setsHeight(css) && names.some(([, name]) => !name || name === widget);
}

function setsHeight(style: string): boolean {
  return /height|block-?size|aspect-?ratio/i.test(style);
}

function checkScripts(template: Template): Finding[] {
  const { widgets, scripts, isDocument } = template;
  const [first] = widgets;
  const findings: Finding[] = scripts
    .filter(({ isModule }) => !isModule)
    .map(({ span }) => ({
      rule: "script-not-module",
      ...span,
      message: 'mount.js is an ES module; write <script type="module" src="…/mount.js">',
    }));
  if (isDocument && first && !scripts.length && !mayLoad(template))
    findings.push({
      rule: "missing-script",
      ...first.span,
      message:
        'the page has widgets but does not load them; add <script type="module" src="…/mount.js">',
    });
  if (isDocument)
    for (const { span } of scripts.slice(1))
      findings.push({
        rule: "duplicate-script",
        ...span,
        message: "the page loads mount.js already; one script serves all widgets",
      });
  return findings;
}

/** Whether an included template, a helper or the application's own script may load the widgets. */
function mayLoad({ includesOthers, source }: Template): boolean {
  return includesOthers || /\bmount\.js\b|["']dining-widgets["'/]/.test(source);
}
