import { attributeOf } from "../elements.ts";
import type { HtmlPage } from "./htmlPage.ts";
import { textOf } from "./readElement.ts";
import type { Text } from "./template.ts";

const htmlType =
  /^\s*text\/(?:x-template|template|html|x-handlebars(?:-template)?|x-mustache|x-jquery-tmpl|x-tmpl|ng-template|x-dot-template|underscore)\s*$/i;
const scriptType = /^\s*(?:|module|(?:text|application)\/(?:javascript|ecmascript|babel|jsx))\s*$/i;

/**
 * The HTML in script elements that contain templates. It is as long as the page, with spaces for
 * everything else. Null if there is none.
 */
export function templatesInScripts(page: HtmlPage): string | null {
  const texts = scriptsOfType(page, htmlType).filter(({ text }) => text.includes("widget"));
  if (!texts.length) return null;
  return only(page.text, texts);
}

/**
 * The page's own scripts that mention widgets, with names in place of the parts that the template
 * fills in.
 */
export function inlineScripts(page: HtmlPage): Text[] {
  return scriptsOfType(page, scriptType)
    .filter(({ text }) => /data-widget|dataset|DiningWidget|dining-widgets/.test(text))
    .map(({ text, start, end }) => ({ text: text.replaceAll(/[\uFDD0\uFDD1]/g, "_"), start, end }));
}

function scriptsOfType(page: HtmlPage, type: RegExp): Text[] {
  return page.elements
    .filter(
      (element) => element.tagName === "script" && type.test(attributeOf(element, "type") ?? ""),
    )
    .flatMap((element) => textOf(element) ?? []);
}

function only(text: string, parts: readonly Text[]): string {
  let position = 0;
  const pieces: string[] = [];
  for (const { start, end } of parts) {
    pieces.push(blank(text.slice(position, start)), text.slice(start, end));
    position = end;
  }
  return pieces.join("") + blank(text.slice(position));
}

export function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, " ");
}
