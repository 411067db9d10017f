import { basename } from "node:path";
import { possibleTexts } from "./expression.ts";
import { hasHole } from "./holes.ts";
import type { Template, TemplateAttribute, WidgetElement } from "./template.ts";

/** A template with a widget's element whose attributes come from parameters. */
export interface Partial {
  /** `data-widget` → `name`. */
  readonly parameters: ReadonlyMap<string, string>;
  /** The attributes that the template writes itself. */
  readonly fixed: readonly TemplateAttribute[];
}

/** Partials, by the name with which other templates include them. */
export type Partials = ReadonlyMap<string, Partial>;

/** The name with which a template is included: `offer-card` for `_offer-card.html.erb`. */
export function partialName(file: string): string {
  return basename(file).replace(/^_/, "").replace(/\..*$/, "");
}

/** The parameters of a template's only widget. Undefined if it has none. */
export function partialOf({ widgets, source }: Template): Partial | undefined {
  const [widget, ...others] = widgets;
  if (!widget || others.length) return undefined;
  const parameters = new Map(
    widget.attributes.flatMap(({ name, value }): [string, string][] => {
      const parameter = hasHole(value.text)
        ? parameterName(source.slice(value.start, value.end))
        : undefined;
      return parameter && name.startsWith("data-") ? [[name, parameter]] : [];
    }),
  );
  if (!parameters.size) return undefined;
  const fixed = widget.attributes
    .filter(({ name, value }) => !parameters.has(name) && !hasHole(value.text))
    .map((attribute) => ({ ...attribute, isElsewhere: true }));
  return { parameters, fixed };
}

/**
 * The name of a parameter: `name` in `{{ name }}`, `<%= local_assigns[:name] %>`, `<?=
 * esc_attr($args['name'] ?? '') ?>` and `{name}`.
 */
function parameterName(written: string): string | undefined {
  const [code = ""] = written
    .replace(/^(?:\{\{\{?[-~]?|\{!!|\{|<%[=-]*|<\?(?:=|php)?)\s*(?:echo\s+)?/, "")
    .split(/\||\?\?|[-~]?\}|!!\}|-?%>|\?>/);
  if (!/^[\w\s();$@.>\-[\]:"'\\]+$/.test(code)) return undefined;
  return /\w+(?=\W*$)/.exec(code)?.[0];
}

/** Everything that may include another template: tags, elements of components, calls in PHP. */
const inclusion =
  /\{%[-~]?\s*(?:include|render|embed|partial|component|cotton)\b(?<tag>[\s\S]{0,600}?)%\}|\{\{~?[#]?>\s*(?<bar>[\s\S]{0,600}?)\}\}|\{\{[-~]?\s*(?:include|component|partial|render)\s*\((?<call>[\s\S]{0,600}?)\)\s*(?:\|\s*raw\s*)?[-~]?\}\}|<%[=-]*\s*(?:render|include|partial)\b(?<erb>[\s\S]{0,600}?)%>|@(?:include\w*|component|each)\s*\((?<blade>[\s\S]{0,600}?)\)\s*(?=\n|<|$|@)|\b(?:get_template_part|load_template|locate_template|view|render_partial)\s*\((?<php>[\s\S]{0,600}?)\)\s*;|<(?<element>(?:x-|c-|twig:)?[A-Z][\w.:-]*|x-[\w.-]+|c-[\w.-]+|twig:[\w:]+)(?<attributes>\s[^<]{0,600}?)\/?>/g;
const parameterPair =
  /(?<![\w.$-])[:"'$]?([A-Za-z_]\w*)["']?\s*(?:=>|=(?![=>])|:(?![:=]))\s*(?=["':]|true\b|false\b|\d)/g;

/**
 * The widgets that a template passes to a partial by name: `{% include "card.html" with
 * widget="Checkout" %}`.
 */
export function includedWidgets(source: string, partials: Partials): WidgetElement[] {
  if (!partials.size) return [];
  return [...source.matchAll(inclusion)].flatMap(({ 0: whole, index, groups = {} }) => {
    const element = groups["element"]?.replace(/^(?:x-|c-|twig:)/, "");
    const partial =
      element === undefined ? namedIn(whole, partials) : partialFor(element, partials);
    if (!partial) return [];
    const given = parametersIn(source, index, index + whole.length, partial);
    if (!given.length) return [];
    return [
      {
        span: { start: index, end: index + whole.length },
        attributes: [
          ...given,
          ...partial.fixed.filter(({ name }) => !given.some((one) => one.name === name)),
        ],
        hasMoreAttributes: true,
        hasPlaceholder: null,
        innerJson: [],
      },
    ];
  });
}

/** `offers.card` and `Offers:Card` refer to the file `offers/card`. */
function partialFor(component: string, partials: Partials): Partial | undefined {
  const name = component.split(/[.:]/).at(-1) ?? "";
  return (
    partials.get(name) ??
    [...partials].find(
      ([known]) =>
        known.replaceAll(/[-_]/g, "").toLowerCase() === name.replaceAll(/[-_]/g, "").toLowerCase(),
    )?.[1]
  );
}

/** The first word or string of an inclusion that is the name of a partial. */
function namedIn(inclusionText: string, partials: Partials): Partial | undefined {
  const names = inclusionText.matchAll(/["']([\w./:@-]+)["']|\{\{~?#?>\s*([\w./-]+)/g);
  // WordPress names a template with two texts: `get_template_part('parts/card', 'offer')`.
  const [, slug, name] =
    /^get_template_part\s*\(\s*["']([^"']+)["']\s*,\s*["']([^"']+)["']/.exec(inclusionText) ?? [];
  const joined = slug && name ? partials.get(partialName(`${slug}-${name}`)) : undefined;
  if (joined) return joined;
  for (const [, quoted, bare] of names) {
    const path = quoted ?? bare ?? "";
    const partial =
      partials.get(partialName(path)) ?? partials.get(partialName(path.split(".").at(-1) ?? ""));
    if (partial) return partial;
  }
  return undefined;
}

function parametersIn(
  source: string,
  start: number,
  end: number,
  { parameters }: Partial,
): TemplateAttribute[] {
  const text = source.slice(start, end);
  return [...text.matchAll(parameterPair)].flatMap(({ 0: pair, 1: parameter, index }) => {
    const attribute = [...parameters].find(([, name]) => name === parameter)?.[0];
    if (attribute === undefined) return [];
    const valueStart = start + index + pair.length;
    const literal = /^(?:"[^"]*"|'[^']*'|:?\w+)/.exec(source.slice(valueStart, end))?.[0] ?? "";
    const nameSpan = { start: start + index, end: start + index + pair.length };
    return possibleTexts({ source, start: valueStart, end: valueStart + literal.length })
      .filter((value) => !hasHole(value.text))
      .map((value) => ({ name: attribute, nameSpan, value, spell: (correct: string) => correct }));
  });
}
