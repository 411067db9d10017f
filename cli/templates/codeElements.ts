import { codeOf } from "./branches.ts";
import { firstIndex } from "./firstIndex.ts";
import { hasHole } from "./holes.ts";
import { movedAttribute } from "./moved.ts";
import type { HtmlPage } from "./htmlPage.ts";
import { pairsIn } from "./pairs.ts";
import type { Span, TemplateAttribute, WidgetElement } from "./template.ts";

/**
 * A string or a comment without an end reaches to the end of the code. Otherwise, its end would be
 * searched for from each beginning.
 */
const commentOrString =
  /"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|'(?:[^'\\]|\\[\s\S])*(?:'|\\?$)|\/\*[\s\S]*?(?:\*\/|$)|(?<!:)\/\/[^\n]*|(?<![\w'"&])#(?![[{])[^\n]*/g;

/**
 * The maps of attributes in code between elements: `{{ component('Card', { 'data-widget': … }) }}`,
 * arrays of PHP.
 */
export function mapsInCode(page: HtmlPage): TemplateAttribute[][] {
  const startTags = page.elements
    .flatMap((element) => {
      const location = element.sourceCodeLocation?.startTag;
      return location && element.attrs.some(({ name }) => hasHole(name))
        ? [{ start: location.startOffset, end: location.endOffset }]
        : [];
    })
    .toSorted((one, other) => one.start - other.start);
  const { constants } = page.branching;
  // Literals of constants are defined elsewhere, and already have positions of the page.
  const literals = new Set([...constants.values()].flat());
  return page.tags.flatMap((tag) => {
    if (tag.kind === "comment" || tag.text.startsWith("<%") || !/["']data-/.test(tag.text))
      return [];
    const next = firstIndex(startTags.length, (at) => (startTags[at]?.start ?? 0) > tag.start);
    if (tag.end <= (startTags[next - 1]?.end ?? -1)) return [];
    const source = withoutComments(tag.text);
    const { start, end } = codeOf(tag);
    const code = { source, constants, start: start - tag.start, end: end - tag.start };
    return grouped(source, pairsIn(code)).map((pairs) =>
      pairs.map((pair) =>
        movedAttribute(pair, tag.start, literals.has(pair.value) ? 0 : tag.start),
      ),
    );
  });
}

export function elementOfMap(attributes: readonly TemplateAttribute[]): WidgetElement | undefined {
  const name = attributes.find((attribute) => attribute.name === "data-widget");
  // Lists of allowed attributes contain a name with `true`, or with no value.
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

/** Groups pairs that are in the same brackets. The pairs come in the order of the source. */
function grouped(source: string, pairs: readonly TemplateAttribute[]): TemplateAttribute[][] {
  const groups = new Map<number, TemplateAttribute[]>();
  const open: number[] = [];
  let position = 0;
  for (const pair of pairs) {
    for (; position < pair.nameSpan.start; position += 1) {
      const letter = source[position] ?? "";
      if (")]}".includes(letter)) open.pop();
      else if ("([{".includes(letter)) open.push(position);
    }
    const bracket = open.at(-1) ?? -1;
    const group = groups.get(bracket);
    if (group) group.push(pair);
    else groups.set(bracket, [pair]);
  }
  return [...groups.values()];
}

function spanOf(attributes: readonly TemplateAttribute[]): Span {
  return {
    start: Math.min(...attributes.map(({ nameSpan }) => nameSpan.start)),
    end: Math.max(...attributes.map(({ value }) => value.end)),
  };
}
