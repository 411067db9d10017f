import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { attributeOf, descendants, type Element } from "../elements.ts";
import { hasHole, isBlank, outputHole } from "./holes.ts";
import { maskTags, type LanguageName } from "./languages.ts";
import { phpStrings } from "./phpStrings.ts";
import { readErbHelpers } from "./readErbHelpers.ts";
import type { LoaderScript, Template, TemplateAttribute, Text, WidgetElement } from "./template.ts";

type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** Tags that include other templates, or the markup that a framework adds to every page. */
const including =
  /include|partial|render|yield|extends|block|section|slot|stack|component|snippet|layout|wp_head|wp_footer|get_header|get_footer|vite|webpack|importmap|javascript|script|asset|encore_|\{\{~?[#]?>/i;

/** Reads HTML with the tags of a template language in it. */
export function readHtml(source: string, language: Exclude<LanguageName, "jsx">): Template {
  const { text, tags } = maskTags(source, language);
  const document = parse(text, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const elements = [...descendants(document)];
  const widgets = [
    ...widgetsIn(elements, text),
    ...(language === "erb" ? readErbHelpers(source) : widgetsInStrings(source)),
  ];
  return {
    source,
    widgets: widgets.toSorted((a, b) => a.span.start - b.span.start),
    scripts: elements.flatMap((element) => loaderOf(element, source) ?? []),
    configs: elements.flatMap((element) =>
      attributeOf(element, "id") === "dining-widgets-config" ? (textOf(element) ?? []) : [],
    ),
    isDocument: elements.some((element) => element.tagName === "html" && wrote(element)),
    includesOthers: tags.some((tag) => including.test(tag)),
    css: elements
      .flatMap((element) => (element.tagName === "style" ? (textOf(element)?.text ?? []) : []))
      .join("\n"),
  };
}

function widgetsIn(elements: readonly Element[], text: string): WidgetElement[] {
  return elements
    .filter((element) => element.attrs.some(({ name }) => name === "data-widget"))
    .flatMap((element) => widgetOf(element, text) ?? []);
}

/** The widgets of shortcodes and helpers, whose HTML is in PHP strings. */
function widgetsInStrings(source: string): WidgetElement[] {
  const text = phpStrings(source);
  if (text === null) return [];
  const document = parse(text, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  return [...descendants(document)].flatMap((element) => {
    const [widget] = widgetsIn([element], text);
    // An element that a string leaves open is closed by another string.
    const isWhole = Boolean(element.sourceCodeLocation?.endTag);
    return widget ? [isWhole ? widget : { ...widget, hasPlaceholder: null }] : [];
  });
}

/** Whether the source holds the element's own tag, which the parser else implies. */
function wrote(element: Element): boolean {
  return Boolean(element.sourceCodeLocation?.startTag);
}

function widgetOf(element: Element, text: string): WidgetElement | undefined {
  const location = element.sourceCodeLocation;
  if (!location?.startTag) return undefined;
  const { startOffset: start, endOffset: end } = location.startTag;
  const attributes = element.attrs
    .filter(({ name }) => !hasHole(name))
    .flatMap(({ name, value }): TemplateAttribute[] => {
      const attribute = location.attrs?.[name];
      if (!attribute) return [];
      const { startOffset, endOffset } = attribute;
      return [attributeAt(name, text.slice(startOffset, endOffset), startOffset, value)];
    });
  return {
    span: { start, end },
    attributes: [...attributes, ...repeated(text.slice(start, end), start, attributes)],
    hasMoreAttributes: element.attrs.some(({ name }) => name.includes(outputHole)),
    hasPlaceholder: element.childNodes.some(isPlaceholder),
    innerJson: element.childNodes.filter(isInnerJson).map(textOf)[0],
  };
}

/** An attribute as it is written; `value` is its decoded value. */
function attributeAt(name: string, raw: string, start: number, value?: string): TemplateAttribute {
  const [before = raw, quote] = /^[^=]*=\s*(["']?)/.exec(raw) ?? [];
  const valueEnd = start + raw.length - (quote ? 1 : 0);
  const valueStart = Math.min(start + before.length, valueEnd);
  const valueSource = raw.slice(valueStart - start, valueEnd - start);
  return {
    name,
    nameSpan: { start, end: start + name.length },
    value: { text: value ?? valueSource, start: valueStart, end: valueEnd },
    spell: (correct) => correct,
  };
}

/** Attributes that the tag repeats, as in the two branches of a condition; the parser keeps only the first. */
function repeated(
  tag: string,
  start: number,
  first: readonly TemplateAttribute[],
): TemplateAttribute[] {
  return [...tag.matchAll(/(?<=\s)(data-[\w-]+)=(?:"[^"&]*"|'[^'&]*')/g)].flatMap(
    ({ 0: raw, 1: name = "", index }) =>
      first.some((known) => known.name === name && known.nameSpan.start !== start + index)
        ? [attributeAt(name, raw, start + index)]
        : [],
  );
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

function loaderOf(element: Element, source: string): LoaderScript | undefined {
  const location = element.sourceCodeLocation?.startTag;
  if (element.tagName !== "script" || !location) return undefined;
  const srcLocation = element.sourceCodeLocation?.attrs?.["src"];
  // Looked for in the source itself: a helper may write the address.
  const address = srcLocation ? source.slice(srcLocation.startOffset, srcLocation.endOffset) : "";
  if (!/\bmount\.js\b/.test(address)) return undefined;
  const type = attributeOf(element, "type") ?? "";
  return {
    span: { start: location.startOffset, end: location.endOffset },
    isModule: type.trim().toLowerCase() === "module" || hasHole(type),
  };
}

function textOf(element: Element): Text | undefined {
  const [first] = element.childNodes;
  const location = first?.sourceCodeLocation;
  if (!first || !("value" in first) || !location) return undefined;
  return { text: first.value, start: location.startOffset, end: location.endOffset };
}
