/**
 * The layers of style sheets, lowest first: theme and element styles, components of `src/shared/ui`
 * and of packages, the rest of `src/shared`, and the widget's own styles. Of two rules with the
 * same specificity the higher layer wins, in whatever order the sheets load.
 */
const layers = ["base", "ui", "shared", "widget"] as const;
export type SheetLayer = (typeof layers)[number];

const sheets = new Map<string, CSSStyleSheet>();
const levels = new WeakMap<CSSStyleSheet, number>();

/** Adds a style sheet to a shadow root once. All widgets of the page share the parsed sheet. */
export function adopt(shadow: ShadowRoot, css: string, layer: SheetLayer = "widget"): void {
  const sheet = sheetOf(css);
  if (shadow.adoptedStyleSheets.includes(sheet)) return;
  levels.set(sheet, layers.indexOf(layer));
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet].toSorted(
    (one, other) => levelOf(one) - levelOf(other),
  );
}

function levelOf(sheet: CSSStyleSheet): number {
  return levels.get(sheet) ?? layers.length;
}

/** Forgets the sheets of a shadow root after the loader has emptied it. */
export function forget(shadow: ShadowRoot): void {
  shadow.adoptedStyleSheets = [];
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
