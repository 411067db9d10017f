import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, normalize } from "node:path";
import type { Page } from "playwright-core";

const require = createRequire(import.meta.url);
const imports = /(?:from|import)\s*\(?\s*"([^"]+)"/g;

const baseSheets = ["src/shared/brand/theme.css", "src/shared/ui/base.css"];

/** The style sheets of a widget, those of its on-demand parts included, by layer. */
type Layers = Record<"base" | "ui" | "shared" | "widget", string[]>;

const known = new Map<string, Layers>();

/**
 * What looks different once every sheet of the widget is there, within each layer in the reverse of the order of its imports: a
 * rule that another screen brings along, or one whose effect depends on which of two sheets came first.
 */
export async function sheetOrderProblems(page: Page, widget: string): Promise<string[]> {
  let layers = known.get(widget);
  if (!layers) known.set(widget, (layers = layersOf(widget)));
  const { base, ui, shared, widget: own } = layers;
  const all = [...base, ...ui.toReversed(), ...shared.toReversed(), ...own.toReversed()];
  return page.evaluate((texts) => {
    const shadow = window.matrix.host().shadowRoot;
    if (!shadow) return ["style sheets: the widget has no shadow root"];
    const sheetOf = (text: string) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    };
    const still = sheetOf("*, ::before, ::after { transition: none !important }");
    const arrived = [...shadow.adoptedStyleSheets];
    const elements = [...shadow.querySelectorAll("*")].filter(window.matrix.isSeen);
    // Tokens show in what uses them; the build writes `0%` as `0`.
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith("--"));
    const stylesOf = () =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return names.map(
          (name) => `${name}: ${style.getPropertyValue(name).replaceAll(/\b0(px|%)/g, "0")}`,
        );
      });
    shadow.adoptedStyleSheets = [...arrived, still];
    const before = stylesOf();
    shadow.adoptedStyleSheets = [...texts.map(sheetOf), still];
    const after = stylesOf();
    shadow.adoptedStyleSheets = arrived;
    return elements.flatMap((element, index) => {
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
  const seen = new Set(baseSheets);
  const open = [`${folder}index.ts`];
  for (let file = open.pop(); file; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    // Sheets of printed pages are read into frames of their own.
    if (file.endsWith(".print.css")) continue;
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

/** The imported module's path from the project's folder; undefined for a package's scripts. */
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
