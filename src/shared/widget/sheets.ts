/**
 * The layers of style sheets, lowest first, which is also their alphabetical order: theme and element styles, components of
 * `src/shared/ui` and of packages, the rest of `src/shared`, and the widget's own. Between rules of equal specificity the higher
 * layer wins, in whatever order the sheets arrive.
 */
export type SheetLayer = "base" | "kit" | "shared" | "widget";

const sheets = new Map<string, CSSStyleSheet>();
/** The adopted texts of a shadow root with their layers. */
const adopted = new WeakMap<ShadowRoot, Map<string, SheetLayer>>();

/** Adds a style sheet to a shadow root once; all widgets of the page share the parsed sheet. */
export function adopt(shadow: ShadowRoot, css: string, layer: SheetLayer = "widget"): void {
  const layers = adopted.get(shadow) ?? new Map<string, SheetLayer>();
  if (layers.has(css)) return;
  let index = 0;
  for (const other of layers.values()) if (other <= layer) index++;
  adopted.set(shadow, layers.set(css, layer));
  shadow.adoptedStyleSheets?.splice(index, 0, sheetOf(css));
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
