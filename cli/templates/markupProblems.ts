import type { Element } from "../elements.ts";
import { areAlternatives } from "./branchPaths.ts";
import { ancestors, type HtmlPage } from "./htmlPage.ts";
import { writtenAttributes } from "./readElement.ts";
import type { MarkupProblem } from "./template.ts";

/**
 * Elements of HTML, which a slash does not close. Names of components have a dash, a colon or a
 * capital letter.
 */
const closable =
  /^(?:div|section|main|article|aside|header|footer|nav|span|p|a|ul|ol|li|figure|form|fieldset|details|dialog|td|th|button)$/;

/** The most earlier attributes of one name with which an attribute is compared. */
const mostAlternatives = 20;

/** The problems in the markup of elements with widgets. */
export function markupProblems(widgets: readonly Element[], page: HtmlPage): MarkupProblem[] {
  const isWidget = new Set(widgets);
  return widgets.flatMap((element) => [
    ...duplicates(element, page),
    ...nested(element, isWidget, page),
    ...selfClosing(element, page),
  ]);
}

/**
 * Attributes that the tag repeats, except in two branches of one condition. Browsers keep the first
 * one.
 */
function duplicates(element: Element, page: HtmlPage): MarkupProblem[] {
  const written = writtenAttributes(element, page).filter(({ name }) =>
    /^(?:data-[\w-]+|class|style|id)$/.test(name),
  );
  const starts = new Map<string, number[]>();
  return written.flatMap(({ name, start }) => {
    const earlier = starts.get(name) ?? [];
    const isRepeated = earlier
      .slice(-mostAlternatives)
      .some((one) => !areAlternatives(page.branchAt(one), page.branchAt(start)));
    earlier.push(start);
    starts.set(name, earlier);
    return isRepeated
      ? [{ kind: "duplicate-attribute", name, start, end: start + name.length }]
      : [];
  });
}

/** A widget in the content of another widget whose end tag is in the template. */
function nested(element: Element, isWidget: ReadonlySet<Element>, page: HtmlPage): MarkupProblem[] {
  const location = element.sourceCodeLocation?.startTag;
  if (!location) return [];
  const branch = page.branchAt(location.startOffset);
  const outer = ancestors(element).find((ancestor) => {
    const outerLocation = ancestor.sourceCodeLocation;
    return (
      isWidget.has(ancestor) &&
      outerLocation?.endTag &&
      !isSelfClosing(ancestor, page) &&
      !areAlternatives(page.branchAt(outerLocation.startOffset), branch)
    );
  });
  return outer
    ? [
        {
          kind: "nested-widget",
          name: element.tagName,
          start: location.startOffset,
          end: location.endOffset,
        },
      ]
    : [];
}

function selfClosing(element: Element, page: HtmlPage): MarkupProblem[] {
  const location = element.sourceCodeLocation?.startTag;
  return location && isSelfClosing(element, page)
    ? [
        {
          kind: "self-closing-element",
          name: element.tagName,
          start: location.startOffset,
          end: location.endOffset,
        },
      ]
    : [];
}

function isSelfClosing(element: Element, { source }: HtmlPage): boolean {
  const location = element.sourceCodeLocation?.startTag;
  return (
    location !== undefined &&
    closable.test(element.tagName) &&
    source.slice(location.startOffset + 1).startsWith(element.tagName) &&
    source.slice(location.startOffset, location.endOffset).endsWith("/>")
  );
}
