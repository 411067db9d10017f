import type { DefaultTreeAdapterTypes } from "parse5";
import { attributeOf, type Element } from "../elements.ts";
import { codeOf, possibleTextsOf, tagsIn } from "./branches.ts";
import { possibleTexts } from "./expression.ts";
import { firstIndex } from "./firstIndex.ts";
import { hasHole, isBlank } from "./holes.ts";
import type { HtmlPage } from "./htmlPage.ts";
import { pairsIn } from "./pairs.ts";
import { rubyAttributes } from "./readErbHelpers.ts";
import type { Span, TemplateAttribute, Text, WidgetElement } from "./template.ts";

type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** Names of attributes with the sign and the value, in a tag whose template tags are masked. */
const writtenAttribute =
  /(?<=[\s"'/])([^\s=>"'/<\uFDD0\uFDD1]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/** An attribute of the source, with every value that its branches and literals give it. */
export interface WrittenAttribute {
  readonly name: string;
  readonly start: number;
  readonly values: readonly TemplateAttribute[];
}

/**
 * The attributes of an element in the order of the source, including repeated ones, which parsers
 * drop.
 */
export function writtenAttributes(element: Element, page: HtmlPage): WrittenAttribute[] {
  const location = element.sourceCodeLocation?.startTag;
  if (!location) return [];
  const { startOffset, endOffset } = location;
  const raw = page.text.slice(startOffset, endOffset);
  const nameEnd = /^<[^\s>/]*/.exec(raw)?.[0].length ?? 0;
  return [...raw.slice(nameEnd).matchAll(writtenAttribute)].map(
    ({ 0: whole, 1: written = "", 2: quoted = "", index }) => {
      // Vue and Blade components bind an attribute to an expression.
      const [, bound] = /^(?::|v-bind:)((?:data-[\w-]+|class|style|id))$/i.exec(written) ?? [];
      const name = (bound ?? written).toLowerCase();
      const start = startOffset + nameEnd + index;
      const quotes = /^["']/.test(quoted) ? 1 : 0;
      const end = start + whole.length - quotes;
      const valueStart = quoted ? end - (quoted.length - 2 * quotes) : end;
      const nameSpan = {
        start: start + written.length - name.length,
        end: start + written.length,
      };
      const span = { start: valueStart, end };
      return {
        name,
        start,
        values: (bound ? boundValues(span, page) : valuesIn(span, page)).map((value) => ({
          name,
          nameSpan,
          value,
          spell: (correct: string) => correct,
        })),
      };
    },
  );
}

function boundValues(span: Span, { source, branching: { constants } }: HtmlPage): Text[] {
  return possibleTexts({ source, constants, ...span });
}

function valuesIn(span: Span, { branching, text }: HtmlPage): Text[] {
  if (span.start === span.end) return [{ text: "", ...span }];
  const written = text.slice(span.start, span.end);
  if (hasHole(written)) return possibleTextsOf(span, branching);
  return [{ text: branching.decode(written), ...span }];
}

/**
 * The attributes that tags inside the start tag write, such as `{{ html_attr({ 'data-widget': … })
 * }}`.
 */
function computedAttributes(
  element: Element,
  page: HtmlPage,
  written: readonly WrittenAttribute[],
): TemplateAttribute[] {
  const location = element.sourceCodeLocation?.startTag;
  if (!location) return [];
  const span = { start: location.startOffset, end: location.endOffset };
  const tags = tagsIn(span, page.tags).filter(({ start, end, kind }) => {
    const next = firstIndex(written.length, (index) => (written[index]?.start ?? 0) > start);
    const isInValue = written[next - 1]?.values.some(
      ({ value }) => value.start <= start && end <= value.end,
    );
    return kind === "output" && !isInValue;
  });
  return tags.flatMap((tag) => {
    const { start, end } = codeOf(tag);
    return tag.text.startsWith("<%")
      ? rubyAttributes(page.source.slice(start, end), start, page.branching.constants)
      : pairsIn({ source: page.source, constants: page.branching.constants, start, end });
  });
}

/** The element, if it has a widget's attribute. */
export function widgetOf(element: Element, page: HtmlPage): WidgetElement | undefined {
  const location = element.sourceCodeLocation?.startTag;
  if (!location) return undefined;
  const raw = page.source.slice(location.startOffset, location.endOffset);
  if (!/widget/i.test(raw)) return undefined;
  const written = writtenAttributes(element, page);
  const attributes = [
    ...written.flatMap(({ values }) => values),
    ...computedAttributes(element, page, written),
  ];
  if (!attributes.some(({ name }) => name === "data-widget")) return undefined;
  return {
    span: { start: location.startOffset, end: location.endOffset },
    attributes,
    hasMoreAttributes: element.attrs.some(({ name }) => /\uFDD0/.test(name)),
    // Another template, or another PHP string, closes an element that this one leaves open.
    hasPlaceholder:
      element.childNodes.some(isPlaceholder) || (element.sourceCodeLocation?.endTag ? false : null),
    innerJson: element.childNodes.filter(isInnerJson).flatMap((script) => jsonTexts(script, page)),
  };
}

function isPlaceholder(node: ChildNode): boolean {
  if ("value" in node) return !isBlank(node.value);
  return "tagName" in node && !isInnerJson(node);
}

function isInnerJson(node: ChildNode): node is Element {
  return (
    "tagName" in node &&
    node.tagName === "script" &&
    attributeOf(node, "type") === "application/json"
  );
}

/** The text of a script or a style sheet. `undefined` if it is empty. */
export function textOf(element: Element): Text | undefined {
  const [first] = element.childNodes;
  const location = first?.sourceCodeLocation;
  if (!first || !("value" in first) || !location) return undefined;
  return { text: first.value, start: location.startOffset, end: location.endOffset };
}

/** The JSON of a script, once for each text that its conditions allow. */
export function jsonTexts(script: Element, { branching }: HtmlPage): Text[] {
  const text = textOf(script);
  if (!text) return [];
  return hasHole(text.text)
    ? possibleTextsOf(text, { ...branching, isJson: true, decode: (json) => json })
    : [text];
}
