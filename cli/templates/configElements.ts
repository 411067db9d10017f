import { attributeOf } from "../elements.ts";
import { nearest } from "../nearest.ts";
import { areAlternatives } from "./branchPaths.ts";
import { hasHole } from "./holes.ts";
import type { HtmlPage } from "./htmlPage.ts";
import { jsonTexts, textOf, writtenAttributes } from "./readElement.ts";
import type { ConfigElement, Text } from "./template.ts";

export const configId = "dining-widgets-config";
/**
 * Texts in a template's code that look like a misspelled id, as in Django's
 * `json_script:"dining-widget-config"`.
 */
const idInCode = /["'](dining[\w-]{0,60})["']/gi;

/** The most elements of a page that are distinguished. With more, all of them are reported. */
const mostCompared = 20;

/** Whether an id is the configuration's id or a misspelling of it. */
export function isConfigId(id: string): boolean {
  return nearest(id, [configId], 4) !== undefined;
}

/** The script elements with the page configuration, under its id or a misspelling of it. */
export function configElements(page: HtmlPage): ConfigElement[] {
  const scripts = page.elements.flatMap((element) => {
    if (element.tagName !== "script") return [];
    const holdsConfig = /["']apiOrigin["']/.test(textOf(element)?.text ?? "");
    const id = writtenAttributes(element, page)
      .find(({ name }) => name === "id")
      ?.values.find(
        ({ value: { text } }) => isConfigId(text) || (holdsConfig && /dining|widget/i.test(text)),
      )?.value;
    if (!id) return [];
    const type = attributeOf(element, "type") ?? "";
    const json = jsonTexts(element, page);
    return [
      { id, isJson: type.trim().toLowerCase() === "application/json" || hasHole(type), json },
    ];
  });
  return scripts.map((script) => ({
    ...script,
    isAlternative: scripts
      .slice(0, mostCompared)
      .some(
        (other) =>
          other !== script &&
          areAlternatives(page.branchAt(other.id.start), page.branchAt(script.id.start)),
      ),
  }));
}

/** Misspelled ids that the template's own code gives to the element. */
export function misspelledIdsInCode({ tags }: HtmlPage): Text[] {
  return tags.flatMap((tag) =>
    [...tag.text.matchAll(idInCode)].flatMap(({ 1: id = "", index }) => {
      const start = tag.start + index + 1;
      return id !== configId && isConfigId(id) ? [{ text: id, start, end: start + id.length }] : [];
    }),
  );
}
