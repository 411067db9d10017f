import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("base rules for elements are weaker than any class, so that a component’s own rule is never lost", () => {
  const css = readFileSync("src/shared/ui/base.css", "utf8").replaceAll(/\/\*.*?\*\//gs, "");
  const selectors = [...css.matchAll(/([^{}]+)\{/g)].map(([, selector = ""]) => selector.trim());
  const strong = selectors.filter((selector) => /^\.dining [a-z:]/.test(selector));
  expect(strong).toEqual([".dining :focus-visible", ".dining :focus-visible"]);
});
