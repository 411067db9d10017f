import { describe, expect, it } from "vitest";
import type { CatalogueSource, TextTree } from "../../build/texts/catalogues.ts";
import { coverageOf, languageProblems } from "./coverage.ts";
import { isAskedFor } from "./unused.ts";

const catalogue = (languages: Record<string, TextTree>): CatalogueSource => ({
  id: "Shop",
  path: "/project/src/widgets/Shop/texts",
  languages: new Map(Object.entries(languages)),
});

describe("the check of languages", () => {
  it("finds texts that are missing or unknown, and arguments that differ", () => {
    const problems = languageProblems(
      catalogue({
        en: { pay: "Pay {amount}", back: "Back", count: "{n, number}" },
        es: { pay: "Pagar {monto}", count: "{n}", extra: "Más" },
      }),
    );
    expect(problems).toEqual([
      "Shop.back has no text in es",
      "Shop.extra is in es and not in English",
      "Shop.pay in es has {monto}, which English does not give",
      "Shop.pay in es leaves out {amount}",
    ]);
  });

  it("counts the texts that a language has", () => {
    expect(coverageOf([catalogue({ en: { a: "A", b: "B" }, es: { a: "Á" } })], "es")).toEqual([
      1, 2,
    ]);
  });
});

describe("a text is used", () => {
  it.each([
    ["pay.busy", "return words.busy;", true],
    ["pay.busy", "const { busy } = copy.pay;", true],
    ["pay.busy", "return words.busyText;", false],
    ["failed.offline", "return copy.failed[problem.kind];", true],
    ["failed.offline", "return copy.other[problem.kind];", false],
    ["failed.offline", "show(copy.failed);", true],
    ["failed.offline", "const { failed: words } = copy; return words[kind];", true],
    ["bad-code", 'return words["bad-code"];', true],
  ])("%s in %s: %s", (key, code, isUsed) => {
    expect(isAskedFor(key, code)).toBe(isUsed);
  });
});
