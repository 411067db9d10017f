import { expect, it } from "vitest";

const sheets = import.meta.glob<string>("../../**/*.css", {
  eager: true,
  query: "?raw",
  import: "default",
});

/**
 * Rules that place something at the lower edge of the screen, without space for a phone's home bar.
 */
function coveredByHomeBar(css: string): string[] {
  return [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(([, selector = "", body = ""]) => {
    const isFixed = /position:\s*(?:sticky|fixed)/.test(body);
    const isLow = /inset-block-end:|inset:\s*auto\b|\bbottom:/.test(body);
    return isFixed && isLow && !body.includes("safe-area-inset-bottom") ? [selector.trim()] : [];
  });
}

it("what stays at the lower edge of the screen keeps clear of a phone's home bar", () => {
  const covered = Object.entries(sheets)
    // A panel for developers.
    .filter(([file]) => !file.includes("/debug/"))
    .flatMap(([file, css]) => coveredByHomeBar(css).map((selector) => `${file} ${selector}`));
  expect(Object.keys(sheets).length).toBeGreaterThan(20);
  expect(covered).toEqual([]);
});
