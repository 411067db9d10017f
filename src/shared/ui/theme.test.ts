import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync("src/shared/ui/theme.css", "utf8");
const expectedColors = {
  main: {
    light: ["#14211b", "#56635c", "#ffffff", "#f6f4ef", "#dedbd2", "#0b6b45", "#b3261e"],
    dark: ["#f2f1ec", "#a9b3ac", "#121814", "#1b231e", "#2e3832", "#3cc48a", "#ff8a80"],
  },
  alternative: {
    light: ["#171a2b", "#5a6075", "#ffffff", "#f3f4fa", "#dddfea", "#3443c4", "#b3261e"],
    dark: ["#eef0fa", "#a6acc4", "#12141f", "#1b1e2d", "#2f3347", "#8e9bff", "#ff8a80"],
  },
} as const;
const textColors = ["ink", "muted", "primary", "danger", "positive"];
const backgrounds = ["surface", "raised"];

/** The color tokens of a brand in a theme, as '#rrggbb', parsed from the style sheet. */
function tokens(brand: string, theme: string): Record<string, string> {
  const brandCss = css.match(new RegExp(`\\[data-brand="${brand}"\\] \\{([^}]*)\\}`))?.[1] ?? "";
  const brandTokens = `${css.match(/^\.dining \{([^}]*)\}/m)?.[1]}${brandCss}`;
  const tokensByName: Record<string, string> = {};
  for (const [, name = "", value = ""] of brandTokens.matchAll(
    /--_([\w-]+): var\(--dining-[\w-]+, (.+)\);/g,
  )) {
    const pair = value.match(/^light-dark\((#\w+), (#\w+)\)$/);
    const color = pair ? pair[theme === "light" ? 1 : 2] : value;
    if (color?.startsWith("#")) tokensByName[name] = sixDigits(color);
  }
  return tokensByName;
}

function sixDigits(hex: string): string {
  return hex.length === 4
    ? `#${hex
        .slice(1)
        .split("")
        .map((digit) => digit + digit)
        .join("")}`
    : hex;
}

function luminance(hex: string): number {
  const channels = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (channels[0] ?? 0) + 0.7152 * (channels[1] ?? 0) + 0.0722 * (channels[2] ?? 0);
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Red, green and blue from 0 to 255. */
function channels(color = ""): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

describe.each(["main", "alternative"] as const)("the %s brand", (brand) => {
  describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
    const colors = tokens(brand, theme);
    const token = (name: string): string => colors[name] ?? "missing";

    it("has the colors of the design direction [A0.01] [G2]", () => {
      expect(["ink", "muted", "surface", "raised", "line", "primary", "danger"].map(token)).toEqual(
        expectedColors[brand][theme],
      );
    });

    it.each(
      textColors.flatMap((name) => backgrounds.map((background) => [name, background] as const)),
    )("shows %s on %s at a contrast of at least 4.5:1", (name, background) => {
      expect(contrast(token(name), token(background))).toBeGreaterThanOrEqual(4.5);
    });

    it.each(["primary", "accent"])(
      "shows the text of a %s button at a contrast of at least 4.5:1",
      (name) => {
        expect(contrast(token(`on-${name}`), token(name))).toBeGreaterThanOrEqual(4.5);
      },
    );

    it("shows toasts, badges and disabled fields at a contrast of at least 4.5:1", () => {
      expect(contrast(token("surface"), token("ink"))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(token("muted"), token("raised"))).toBeGreaterThanOrEqual(4.5);
    });

    it.each(
      ["field-line", "primary", "danger"].flatMap((name) =>
        backgrounds.map((background) => [name, background] as const),
      ),
    )("outlines %s against %s at a contrast of at least 3:1", (name, background) => {
      expect(contrast(token(name), token(background))).toBeGreaterThanOrEqual(3);
    });
  });
});

it.each(["light", "dark"])(
  "the main brand has a yellow accent and a green primary color in the %s theme [B4.20] [B4.23]",
  (theme) => {
    const { accent, primary } = tokens("main", theme);
    const [red = 0, green = 0, blue = 0] = channels(accent);
    expect([red > 200, green > 150, blue < 100]).toEqual([true, true, true]);
    const [primaryRed = 0, primaryGreen = 0, primaryBlue = 0] = channels(primary);
    expect(primaryGreen).toBeGreaterThan(1.3 * Math.max(primaryRed, primaryBlue));
  },
);

it("both brands set only tokens that a host page can override", () => {
  for (const [, declared, source] of css.matchAll(/--_([a-z][\w-]*): var\(--dining-([\w-]+)/g)) {
    const aliases: Record<string, string> = { pad: "padding", text: "text-size" };
    expect(source).toBe(aliases[declared ?? ""] ?? declared);
  }
});
