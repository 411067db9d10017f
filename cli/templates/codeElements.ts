import { codeOf } from "./branches.ts";
import { hasHole } from "./holes.ts";
import type { HtmlPage } from "./htmlPage.ts";
import { pairsIn } from "./pairs.ts";
import type { Span, TemplateAttribute, WidgetElement } from "./template.ts";

const commentOrString =
  /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|(?<![\w'"&])#(?![[{])[^\n]*/g;

/** The maps of attributes in code between elements: `{{ component('Card', { 'data-widget': … }) }}`, arrays of PHP. */
export function mapsInCode(page: HtmlPage): TemplateAttribute[][] {
  const startTags = page.elements.flatMap((element) => {
    const location = element.sourceCodeLocation?.startTag;
    return location && element.attrs.some(({ name }) => hasHole(name))
      ? [{ start: location.startOffset, end: location.endOffset }]
      : [];
  });
  return page.tags.flatMap((tag) => {
    if (tag.kind === "comment" || tag.text.startsWith("<%") || !/["']data-/.test(tag.text))
      return [];
    if (startTags.some(({ start, end }) => start <= tag.start && tag.end <= end)) return [];
    const source = page.source.slice(0, tag.start) + withoutComments(tag.text);
    const { constants } = page.branching;
    return grouped(source, pairsIn({ source, constants, ...codeOf(tag) }));
  });
}

export function elementOfMap(attributes: readonly TemplateAttribute[]): WidgetElement | undefined {
  const name = attributes.find((attribute) => attribute.name === "data-widget");
  // Lists of allowed attributes give a name `true`, or nothing.
  if (!name || /^(?:true|false|\d*)$/.test(name.value.text)) return undefined;
  return {
    span: spanOf(attributes),
    attributes,
    hasMoreAttributes: true,
    hasPlaceholder: null,
    innerJson: [],
  };
}

function withoutComments(code: string): string {
  return code.replaceAll(commentOrString, (part) =>
    /^["']/.test(part) ? part : part.replaceAll(/[^\n]/g, " "),
  );
}

/** The pairs that stand in the same brackets. */
function grouped(source: string, pairs: readonly TemplateAttribute[]): TemplateAttribute[][] {
  const groups = new Map<number, TemplateAttribute[]>();
  for (const pair of pairs) {
    const bracket = openBracket(source, pair.nameSpan.start);
    groups.set(bracket, [...(groups.get(bracket) ?? []), pair]);
  }
  return [...groups.values()];
}

/** How far back the bracket of a map is looked for. */
const farthest = 4000;

function openBracket(source: string, from: number): number {
  let depth = 0;
  for (let index = from - 1; index > Math.max(-1, from - farthest); index -= 1) {
    const letter = source[index] ?? "";
    if (")]}".includes(letter)) depth += 1;
    else if ("([{".includes(letter)) {
      if (depth === 0) return index;
      depth -= 1;
    }
  }
  return -1;
}

function spanOf(attributes: readonly TemplateAttribute[]): Span {
  return {
    start: Math.min(...attributes.map(({ nameSpan }) => nameSpan.start)),
    end: Math.max(...attributes.map(({ value }) => value.end)),
  };
}
