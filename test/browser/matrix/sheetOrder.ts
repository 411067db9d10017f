import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, normalize } from "node:path";
import type { Page } from "playwright-core";

const require = createRequire(import.meta.url);
const imports = /(?:from|import)\s*\(?\s*"([^"]+)"/g;

const baseSheets = ["src/shared/ui/theme.css", "src/shared/ui/base.css"];

/** The style sheets of a widget by layer, including those of its parts on demand. */
type Layers = Record<"base" | "ui" | "shared" | "widget", string[]>;

const layersByWidget = new Map<string, Layers>();

/**
 * The elements that look different if all sheets of the widget are present, with each layer in
 * reverse order. They depend on a rule of another screen's sheet, or on the order of two sheets.
 */
export async function sheetOrderProblems(page: Page, widget: string): Promise<string[]> {
  let layers = layersByWidget.get(widget);
  if (!layers) layersByWidget.set(widget, (layers = layersOf(widget)));
  const { base, ui, shared, widget: ownSheets } = layers;
  const all = [...base, ...ui.toReversed(), ...shared.toReversed(), ...ownSheets.toReversed()];
  return page.evaluate((texts) => {
    const shadow = window.matrix.host().shadowRoot;
    if (!shadow) return ["style sheets: the widget has no shadow root"];
    const sheetOf = (text: string) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    };
    function declaredIn(sheets: readonly { readonly cssRules: CSSRuleList }[]): Set<string> {
      const properties = new Set<string>();
      for (const { cssRules } of sheets)
        for (const rule of cssRules) {
          if (rule instanceof CSSStyleRule) for (const name of rule.style) properties.add(name);
          if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
            for (const name of declaredIn([rule])) properties.add(name);
        }
      return properties;
    }
    const still = sheetOf("*, ::before, ::after { transition: none !important }");
    const arrived = [...shadow.adoptedStyleSheets];
    const elements = [...shadow.querySelectorAll("*")].filter(window.matrix.isSeen);
    const ordered = texts.map(sheetOf);
    // Only declared properties can depend on the order of sheets. Tokens have an effect only
    // through the properties that use them.
    const names = [...declaredIn(ordered)].filter((name) => !name.startsWith("--"));
    const stylesOf = (element: Element) => {
      const style = getComputedStyle(element);
      // The build writes `0%` as `0`.
      return names.map(
        (name) => `${name}: ${style.getPropertyValue(name).replaceAll(/\b0(px|%)/g, "0")}`,
      );
    };
    const inBoth = <T>(read: (element: Element) => T, chosen: readonly Element[]): [T[], T[]] => {
      shadow.adoptedStyleSheets = [...arrived, still];
      const before = chosen.map(read);
      shadow.adoptedStyleSheets = [...ordered, still];
      const after = chosen.map(read);
      shadow.adoptedStyleSheets = arrived;
      return [before, after];
    };
    // One text for each element takes a quarter of the time of a text for each property. Elements
    // that differ are read again in full.
    const textOf = (element: Element) => {
      const style = getComputedStyle(element);
      return names.map((name) => style.getPropertyValue(name)).join("\n");
    };
    const [textsBefore, textsAfter] = inBoth(textOf, elements);
    const different = elements.filter((_, index) => textsBefore[index] !== textsAfter[index]);
    const [before, after] = inBoth(stylesOf, different);
    return different.flatMap((element, index) => {
      const [expected = [], actual = []] = [before[index], after[index]];
      const change = expected.findIndex((declaration, at) => declaration !== actual[at]);
      return change < 0
        ? []
        : [
            `style sheets: ${window.matrix.nameOf(element)}.${element.getAttribute("class")}: ${expected[change]} becomes ${actual[change]}`,
          ];
    });
  }, all);
}

function layersOf(widget: string): Layers {
  const layers: Layers = {
    base: baseSheets.map(read),
    ui: [],
    shared: [],
    widget: [],
  };
  const folder = `src/widgets/${widget}/`;
  const sheets = new Set(baseSheets);
  const open = [`${folder}index.ts`];
  for (let file = open.pop(); file; file = open.pop()) {
    if (sheets.has(file)) continue;
    sheets.add(file);
    // Sheets of printed pages are used in frames of their own, and those of the debug panel in its
    // own shadow root.
    if (file.endsWith(".print.css") || file.startsWith("src/shared/telemetry/")) continue;
    if (file.endsWith(".css")) {
      const layer = file.startsWith(folder)
        ? "widget"
        : file.startsWith("src/shared/") && !file.startsWith("src/shared/ui/")
          ? "shared"
          : "ui";
      layers[layer].push(read(file));
      continue;
    }
    for (const [, path = ""] of read(file).matchAll(imports)) {
      const target = targetOf(file, path);
      if (target?.startsWith(folder) || target?.startsWith("src/shared/")) open.push(target);
      else if (target?.endsWith(".css")) open.push(target);
    }
  }
  return layers;
}

/** The imported module's path from the project's folder. Undefined for a package's scripts. */
function targetOf(from: string, path: string): string | undefined {
  const [plain = ""] = path.split("?");
  if (plain.startsWith(".")) {
    const target = normalize(join(dirname(from), plain));
    return existsSync(target) ? target : undefined;
  }
  return plain.endsWith(".css") ? require.resolve(plain) : undefined;
}

function read(file: string): string {
  return readFileSync(file, "utf8");
}
