import { describe, expect, it } from "vitest";
import { idOf, messagesOf, type CatalogueSource, type TextTree } from "./catalogues.ts";
import { coverageOf, languageProblems } from "./coverage.ts";
import { isAskedFor } from "./unused.ts";
import { readMessage } from "./message.ts";
import { modulesOf } from "./modules.ts";

const catalogue = (languages: Record<string, TextTree>): CatalogueSource => ({
  id: "Shop",
  path: "/project/src/widgets/Shop/texts",
  languages: new Map(Object.entries(languages)),
});
const moduleOf = (languages: Record<string, TextTree>, file = "texts.ts") =>
  modulesOf(catalogue(languages), "/project").get(`/project/src/widgets/Shop/${file}`);
const argumentsOf = (text: string) => Object.fromEntries(readMessage(text).args);

describe("a message in ICU syntax", () => {
  it.each([
    ["Pay {amount}", { amount: "string" }],
    [
      "{count, plural, one {# gift} other {# gifts}} for {name}",
      { count: "number", name: "string" },
    ],
    ["{place, number} of {count, number}", { place: "number", count: "number" }],
    ["{kind, select, credit {Credit} other {Card}}", { kind: "string" }],
    ["Read the <terms>Terms</terms>", { terms: "(text: string) => ReactNode" }],
    ["It’s yours", {}],
  ])("tells the types of the arguments of %j", (text, args) => {
    expect(argumentsOf(text)).toEqual(args);
  });

  it.each([
    ["{count, plural, one {#}}", /other/i],
    ["{", /./],
    ["{at, date, long}", /dates come formatted/],
    ["{n, number} <n>x</n>", /number in one place/],
  ])("is refused with its reason: %j", (text, reason) => {
    expect(() => readMessage(text)).toThrow(reason);
  });

  it("is named by its key where it cannot be read", () => {
    expect(() => messagesOf({ pay: { button: "{" } })).toThrow(/^pay\.button: /);
  });
});

describe("a generated module", () => {
  it("has texts as they are and functions of named arguments, in the groups of the JSON file", () => {
    const code = moduleOf({ en: { title: "Shop", pay: { button: "Pay {amount} `now` $'{'x" } } });
    expect(code).toContain('title: "Shop"');
    expect(code).toContain("button: (a: { amount: string }) => `Pay ${a.amount} \\`now\\` \\${x`");
    expect(code).toContain('catalogue("Shop"');
  });

  it("counts by the rules of its own language", () => {
    const count = "{n, plural, one {# thing} other {# things}}";
    expect(moduleOf({ en: { count } })).toContain('plural("en-US", a.n, {');
    expect(moduleOf({ en: { count }, es: { count } }, "texts.es.ts")).toContain(
      'plural("es-US", a.n, {',
    );
  });

  it("takes in another language the arguments of English, and must fit its type", () => {
    const code = moduleOf({ en: { pay: "Pay {amount}" }, es: { pay: "Pagar" } }, "texts.es.ts");
    expect(code).toContain('export const es: (typeof texts)["messages"] =');
    expect(code).toContain('pay: (_: { amount: string }) => "Pagar"');
  });
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

it.each([
  ["src/widgets/Checkout/texts", "Checkout"],
  ["src/widgets/PartnerPortal/sections/team/texts", "PartnerPortal.team"],
  ["src/widgets/OfferClaimApp/deferredTexts", "OfferClaimApp.deferred"],
  ["src/shared/payment/texts", "payment"],
])("the catalogue of %s is called %s", (path, id) => {
  expect(idOf(path)).toBe(id);
});
