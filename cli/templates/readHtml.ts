import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { attributeOf, descendants, type Element } from "../elements.ts";
import { hasHole, isBlank, outputHole } from "./holes.ts";
import { maskTags, type LanguageName } from "./languages.ts";
import { readErbHelpers } from "./readErbHelpers.ts";
import type { LoaderScript, Template, TemplateAttribute, Text, WidgetElement } from "./template.ts";

type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** Tags that bring in other templates, or whatever a framework puts into every page. */
const including =
  /include|partial|render|yield|extends|block|section|slot|stack|component|snippet|layout|wp_head|wp_footer|get_header|get_footer|vite|webpack|importmap|javascript|script|asset|encore_|\{\{~?[#]?>/i;

/** Reads HTML with the tags of a template language in it. */
export function readHtml(source: string, language: Exclude<LanguageName, "jsx">): Template {
  const { text, tags } = maskTags(source, language);
  const document = parse(text, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const elements = [...descendants(document)];
  const widgets = elements
    .filter((element) => element.attrs.some(({ name }) => name === "data-widget"))
    .flatMap((element) => widgetOf(element, text) ?? []);
  return {
    source,
    widgets:
      language === "erb"
        ? [...widgets, ...readErbHelpers(source)].toSorted((a, b) => a.span.start - b.span.start)
        : widgets,
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
      const raw = text.slice(attribute.startOffset, attribute.endOffset);
      const [before = raw, quote] = /^[^=]*=\s*(["']?)/.exec(raw) ?? [];
      const valueEnd = attribute.endOffset - (quote ? 1 : 0);
      const valueStart = Math.min(attribute.startOffset + before.length, valueEnd);
      return [
        {
          name,
          nameSpan: {
            start: attribute.startOffset,
            end: attribute.startOffset + name.length,
          },
          value: { text: value, start: valueStart, end: valueEnd },
          spell: (correct) => correct,
        },
      ];
    });
  return {
    span: { start, end },
    attributes,
    hasMoreAttributes: element.attrs.some(({ name }) => name.includes(outputHole)),
    hasPlaceholder: element.childNodes.some(isPlaceholder),
    innerJson: element.childNodes.filter(isInnerJson).map(textOf)[0],
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

function loaderOf(element: Element, source: string): LoaderScript | undefined {
  const location = element.sourceCodeLocation?.startTag;
  if (element.tagName !== "script" || !location) return undefined;
  const written = element.sourceCodeLocation?.attrs?.["src"];
  // Looked for in the source itself: a helper may write the address.
  const address = written ? source.slice(written.startOffset, written.endOffset) : "";
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
