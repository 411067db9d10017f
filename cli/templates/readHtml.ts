import { descendants, type Element } from "../elements.ts";
import { codeOf } from "./branches.ts";
import { elementOfMap, mapsInCode } from "./codeElements.ts";
import { configElements, misspelledIdsInCode } from "./configElements.ts";
import { inlineScripts, templatesInScripts } from "./embedded.ts";
import { controlHole } from "./holes.ts";
import { htmlPage, type HtmlPage } from "./htmlPage.ts";
import { maskTags, type LanguageName } from "./languages.ts";
import { settingsIn, widgetsInSchema } from "./liquidSchema.ts";
import { loaderScripts } from "./loaders.ts";
import { markupProblems } from "./markupProblems.ts";
import { movedTemplate } from "./moved.ts";
import { phpStrings } from "./phpStrings.ts";
import { readErbHelpers, rubyAttributes } from "./readErbHelpers.ts";
import { textOf, widgetOf, writtenAttributes } from "./readElement.ts";
import { readScript } from "./readScript.ts";
import type { Template, TemplateAttribute, Text, WidgetElement } from "./template.ts";

type HtmlLanguage = Exclude<LanguageName, "jsx">;

/** Tags that include other templates, or the markup that a framework adds to every page. */
const including =
  /include|partial|render|yield|extends|block|section|slot|stack|component|snippet|layout|wp_head|wp_footer|get_header|get_footer|vite|webpack|importmap|javascript|script|asset|encore_|\{\{~?[#]?>/i;

/** Reads HTML with the tags of a template language in it. */
export function readHtml(source: string, language: HtmlLanguage): Template {
  const { text, tags } = maskTags(source, language);
  const page = withSettings(htmlPage(source, text, tags));
  const embedded = embeddedPages(page);
  const pages = [page, ...embedded];
  const maps = mapsInCode(page);
  const scripts = inlineScripts(page).flatMap(readInlineScript);
  const widgets = [
    ...widgetsIn(page).map((widget) => withMarkup(widget, page, language)),
    ...embedded.flatMap(widgetsIn),
    ...(language === "erb" ? readErbHelpers(source, page.branching.constants) : []),
    ...maps.flatMap((map) => elementOfMap(map) ?? []),
    ...widgetsInSchema(source),
    ...scripts.flatMap((script) => script.widgets),
  ];
  return {
    source,
    widgets: widgets.toSorted((a, b) => a.span.start - b.span.start),
    otherAttributes: [
      ...pages.flatMap(attributesOfOthers),
      ...maps.flat(),
      ...(language === "erb" ? attributesOfHelpers(page) : []),
      ...scripts.flatMap((script) => script.otherAttributes),
    ],
    scripts: [...loaderScripts(page), ...scripts.flatMap((script) => script.scripts)],
    configs: configElements(page),
    misspelledIds: misspelledIdsInCode(page),
    problems: pages.flatMap((one) => markupProblems(elementsWithWidgets(one), one)),
    isDocument: page.elements.some((element) => element.tagName === "html" && wrote(element)),
    includesOthers: tags.some((tag) => including.test(tag.text)) || hasOwnModule(page),
    css: page.elements
      .flatMap((element) => (element.tagName === "style" ? (textOf(element)?.text ?? []) : []))
      .join("\n"),
  };
}

/** The page, with the settings of its Liquid section as constants. */
function withSettings(page: HtmlPage): HtmlPage {
  const { branching, source } = page;
  const constants = new Map([...branching.constants, ...settingsIn(source)]);
  return { ...page, branching: { ...branching, constants } };
}

/**
 * The HTML in script elements with templates and in PHP strings, at the positions of the source.
 */
function embeddedPages(page: HtmlPage): HtmlPage[] {
  const { source, tags } = page;
  const inScripts = templatesInScripts(page);
  const inStrings = phpStrings(source);
  return [
    ...(inScripts === null ? [] : [htmlPage(source, inScripts, tags)]),
    ...(inStrings === null ? [] : [htmlPage(source, inStrings.text, inStrings.tags)]),
  ];
}

function elementsWithWidgets(page: HtmlPage): Element[] {
  return page.elements.filter((element) =>
    element.attrs.some(({ name }) => name === "data-widget"),
  );
}

function widgetsIn(page: HtmlPage): WidgetElement[] {
  return page.elements.flatMap((element) => widgetOf(element, page) ?? []);
}

/** Languages whose elements must not contain a script, and rendered pages, which nobody edits. */
const withoutInnerScripts: readonly HtmlLanguage[] = ["component", "page"];

/** Notes whether a fix may add content to the element. */
function withMarkup(
  widget: WidgetElement,
  { text }: HtmlPage,
  language: HtmlLanguage,
): WidgetElement {
  const { start, end } = widget.span;
  const isConditional = text.slice(start, end).includes(controlHole);
  return { ...widget, isMarkup: !withoutInnerScripts.includes(language) && !isConditional };
}

/** The attributes of elements without a widget whose names look like `data-widget`. */
function attributesOfOthers(page: HtmlPage): TemplateAttribute[] {
  return page.elements
    .filter(
      ({ attrs, tagName }) =>
        // The attributes of a component are its own parameters.
        !/[-:A-Z]/.test(tagName) && attrs.some(({ name }) => isLikeWidget(name)),
    )
    .flatMap((element) => writtenAttributes(element, page))
    .filter(({ name }) => isLikeWidget(name))
    .flatMap(({ values }) => values);
}

function attributesOfHelpers({ tags, source, branching }: HtmlPage): TemplateAttribute[] {
  return tags.flatMap((tag) => {
    if (tag.kind !== "output") return [];
    const { start, end } = codeOf(tag);
    return rubyAttributes(source.slice(start, end), start, branching.constants);
  });
}

function isLikeWidget(name: string): boolean {
  return name !== "data-widget" && /^data[-_]?[\w-]{0,8}w|^widget$/i.test(name);
}

/** A script of the page itself, if the parser knows its language. */
function readInlineScript({ text, start }: Text): Template[] {
  try {
    return [movedTemplate(readScript(text), start)];
  } catch {
    return [];
  }
}

/** Whether the source contains the element's tag. Otherwise the parser has added it. */
function wrote(element: Element): boolean {
  return Boolean(element.sourceCodeLocation?.startTag);
}

/** A module of the page itself, which a bundler resolves and which may import the widgets. */
function hasOwnModule({ document }: HtmlPage): boolean {
  return [...descendants(document)].some(
    ({ tagName, attrs }) =>
      tagName === "script" &&
      attrs.some(({ name, value }) => name === "type" && value.trim() === "module") &&
      attrs.some(({ name, value }) => name === "src" && !/\bmount\.js\b|^https?:/.test(value)),
  );
}
