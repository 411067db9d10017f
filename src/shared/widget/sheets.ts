import { hostDocument } from "../host/hostDocument.ts";

/**
 * The layers of style sheets, lowest first: theme and element styles, components of `src/shared/ui` and of packages, the rest of `src/shared`,
 * and the widget's own. Between rules of equal specificity the higher layer wins, in whatever order the sheets arrive.
 */
const layers = ["base", "ui", "shared", "widget"] as const;
export type SheetLayer = (typeof layers)[number];

const sheets = new Map<string, CSSStyleSheet>();
/** The adopted texts of a shadow root with their layers, in the order of its sheets. */
const adopted = new WeakMap<ShadowRoot, (readonly [css: string, layer: number])[]>();

/** Adds a style sheet to a shadow root once; all widgets of the page share the parsed sheet. */
export function adopt(shadow: ShadowRoot, css: string, layer: SheetLayer = "widget"): void {
  const entries = adopted.get(shadow) ?? [];
  if (entries.some(([text]) => text === css)) return;
  const level = layers.indexOf(layer);
  const index = entries.filter(([, other]) => other <= level).length;
  entries.splice(index, 0, [css, level]);
  adopted.set(shadow, entries);
  if (shadow.adoptedStyleSheets) shadow.adoptedStyleSheets.splice(index, 0, sheetOf(css));
  else {
    const style = Object.assign(hostDocument.createElement("style"), { textContent: css });
    shadow.insertBefore(style, shadow.querySelectorAll("style")[index] ?? null);
  }
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
