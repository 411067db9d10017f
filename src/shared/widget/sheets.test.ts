import { beforeEach, describe, expect, it } from "vitest";
import { adopt, type SheetLayer } from "./sheets.ts";

const arrivals: readonly (readonly [css: string, layer: SheetLayer])[] = [
  [".own {}", "widget"],
  [".finder {}", "shared"],
  [".button {}", "ui"],
  [".dining {}", "base"],
];

/** The texts of a shadow root's sheets, in their order. */
const orderIn = (shadow: ShadowRoot): unknown[] =>
  shadow.adoptedStyleSheets.map((sheet) => Reflect.get(sheet, "text"));

describe("adopt", () => {
  let shadow: ShadowRoot;
  beforeEach(() => {
    shadow = document.createElement("div").attachShadow({ mode: "open" });
  });

  it("orders sheets by their layers, in whatever order they arrive", () => {
    for (const [css, layer] of arrivals) adopt(shadow, css, layer);
    const expected = [".dining {}", ".button {}", ".finder {}", ".own {}"];
    expect(orderIn(shadow)).toEqual(expected);
    const other = document.createElement("div").attachShadow({ mode: "open" });
    for (const [css, layer] of arrivals.toReversed()) adopt(other, css, layer);
    expect(orderIn(other)).toEqual(expected);
  });

  it("adds a sheet once", () => {
    adopt(shadow, ".own {}");
    adopt(shadow, ".own {}");
    expect(orderIn(shadow)).toEqual([".own {}"]);
  });
});

describe("useSheet", () => {
  const sources = import.meta.glob<string>("../../**/*.tsx", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const calls = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/useSheet\((\w+)(?:, "(\w+)")?\)/g)].map(([, name, layer = "widget"]) => {
      const [, path = ""] = new RegExp(`import ${name} from "([^"]+)\\.css`).exec(source) ?? [];
      return { file, path: new URL(path, new URL(file, "file:///src/shared/widget/")), layer };
    }),
  );

  it("names the layer of the sheet's folder, everywhere", () => {
    const expected = ({ pathname }: URL): string =>
      pathname.startsWith("/src/shared/ui/")
        ? "ui"
        : pathname.startsWith("/src/shared/")
          ? "shared"
          : "widget";
    const wrong = calls.filter(
      ({ path, layer }) => !/(slick|maplibre)/.test(path.pathname) && layer !== expected(path),
    );
    expect(calls.length).toBeGreaterThan(80);
    expect(wrong).toEqual([]);
  });
});
