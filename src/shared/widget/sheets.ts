import { hostDocument } from "../host/hostDocument.ts";

const sheets = new Map<string, CSSStyleSheet>();
const adopted = new WeakMap<ShadowRoot, Set<string>>();

/** Adds a style sheet to a shadow root once; all widgets of the page share the parsed sheet. */
export function adopt(shadow: ShadowRoot, css: string): void {
  const adoptedSheets = adopted.get(shadow) ?? new Set();
  if (adoptedSheets.has(css)) return;
  adopted.set(shadow, adoptedSheets.add(css));
  if (shadow.adoptedStyleSheets) shadow.adoptedStyleSheets.push(sheetOf(css));
  else shadow.append(Object.assign(hostDocument.createElement("style"), { textContent: css }));
}

/** Forgets what a shadow root adopted, after the loader has emptied it. */
export function forget(shadow: ShadowRoot): void {
  adopted.delete(shadow);
  if (shadow.adoptedStyleSheets) shadow.adoptedStyleSheets = [];
}

export function sheetOf(css: string): CSSStyleSheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}
