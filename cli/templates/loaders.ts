import { attributeOf, type Element } from "../elements.ts";
import { hasHole } from "./holes.ts";
import type { HtmlPage } from "./htmlPage.ts";
import type { LoaderScript } from "./template.ts";

/** Rails' `javascript_include_tag`, Liquid's `script_tag`, and WordPress's function for classic scripts. */
const helpers: readonly RegExp[] = [
  /\bjavascript_include_tag\b[^%]{0,300}\bmount(?:\.js)?["'][^%]{0,300}/g,
  /\bmount\.js["'][^}]{0,200}\|\s*script_tag\b/g,
  /\bwp_(?:enqueue|register)_script\s*\([^;]{0,400}\bmount\.js\b[^;]{0,300}/g,
];
const asModule = /\btype["']?\s*(?::|=>)\s*["']?:?module\b/;
/** A filter with which WordPress themes set the type of single scripts. */
const modulesByFilter = /script_loader_tag|wp_script_attributes/;

/** The scripts that load `mount.js`: elements, and calls of helpers that write them. */
export function loaderScripts(page: HtmlPage): LoaderScript[] {
  return [
    ...page.elements.flatMap((element) => loaderOf(element, page) ?? []),
    ...helperScripts(page.source),
  ];
}

function loaderOf(element: Element, { source }: HtmlPage): LoaderScript | undefined {
  const location = element.sourceCodeLocation?.startTag;
  if (element.tagName !== "script" || !location) return undefined;
  const srcLocation = element.sourceCodeLocation?.attrs?.["src"];
  // Searches the source itself, because a helper may write the address.
  const address = srcLocation ? source.slice(srcLocation.startOffset, srcLocation.endOffset) : "";
  if (!/\bmount\.js\b/.test(address)) return undefined;
  const type = attributeOf(element, "type") ?? "";
  return {
    span: { start: location.startOffset, end: location.endOffset },
    isModule: type.trim().toLowerCase() === "module" || hasHole(type),
    // A tag inside the start tag may write the attribute.
    isAsync:
      attributeOf(element, "async") !== undefined ||
      element.attrs.some(({ name }) => hasHole(name)),
  };
}

function helperScripts(source: string): LoaderScript[] {
  const isModuleByFilter = modulesByFilter.test(source);
  return helpers.flatMap((helper) =>
    [...source.matchAll(helper)].map(({ 0: call, index }) => ({
      span: { start: index, end: index + call.length },
      isModule: asModule.test(call) || isModuleByFilter,
    })),
  );
}
