import { describe, expect, it } from "vitest";
import {
  idOf,
  messagesOf,
  readCatalogues,
  type CatalogueSource,
  type TextTree,
} from "./catalogues.ts";
import { readMessage } from "./message.ts";
import { textDeclaration, textModule } from "./modules.ts";

const catalogue = (languages: Record<string, TextTree>): CatalogueSource => ({
  id: "Shop",
  path: "/project/src/widgets/Shop/texts",
  languages: new Map(Object.entries(languages)),
});
const moduleOf = (languages: Record<string, TextTree>, language = "en") =>
  textModule(catalogue(languages), language, "/project");
const typesOf = (languages: Record<string, TextTree>, language = "en") =>
  textDeclaration(catalogue(languages), language, "/project");
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

describe("a module of texts", () => {
  it("has texts as they are and functions of named arguments, in the groups of the JSON file", () => {
    const code = moduleOf({ en: { title: "Shop", pay: { button: "Pay {amount} `now` $'{'x" } } });
    expect(code).toContain('title: "Shop"');
    expect(code).toContain("button: (a) => `Pay ${a.amount} \\`now\\` \\${x`");
    expect(code).toContain('catalogue("Shop"');
  });

  it("counts by the rules of its own language", () => {
    const count = "{n, plural, one {# thing} other {# things}}";
    expect(moduleOf({ en: { count } })).toContain('plural("en-US", a.n, {');
    expect(moduleOf({ en: { count }, es: { count } }, "es")).toContain('plural("es-US", a.n, {');
  });
});

describe("the types of a module of texts", () => {
  it("name each argument, and show the English text", () => {
    const types = typesOf({ en: { pay: { button: "Pay {amount}" }, title: "Shop" } });
    expect(types).toContain("/** Pay {amount} */ button: (a: { amount: string }) => string");
    expect(types).toContain("/** Shop */ title: string");
  });

  it("say ReactNode where a text has elements in it", () => {
    const types = typesOf({ en: { read: "Read the <terms>Terms</terms>" } });
    expect(types).toContain('import type { ReactNode } from "react";');
    expect(types).toContain("read: (a: { terms: (text: string) => ReactNode }) => ReactNode");
  });

  it("are those of English in another language", () => {
    const types = typesOf({ en: { pay: "Pay {amount}" }, es: { pay: "Pagar" } }, "es");
    expect(types).toContain('export declare const es: (typeof texts)["messages"];');
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

describe("the Spanish texts", () => {
  const spanish = readCatalogues(process.cwd()).flatMap(({ id, languages }) =>
    leaves(languages.get("es") ?? {}, id),
  );

  it("never put a full stop after a time, which already ends in one: 10:30 a.m.", () => {
    const doubled = spanish.filter(([, text]) =>
      /\{(time|when|at|start|until)\}\.(?!\.)/.test(text),
    );
    expect(doubled).toEqual([]);
  });

  it("address the reader as usted", () => {
    const familiar = /\b(puedes|tienes|quieres|debes|tus?|elige|haz|ingresa tu|contigo)\b/i;
    // 'Usted elige' is the third person.
    const found = spanish.filter(([, text]) => familiar.test(text.replace(/usted elige/gi, "")));
    expect(found).toEqual([]);
  });

  it("call the way back by one word", () => {
    const words = new Set(spanish.filter(([key]) => key.endsWith(".back")).map(([, text]) => text));
    expect([...words].filter((word) => /^(Volver|Regresar|Atrás)$/.test(word))).toEqual(["Atrás"]);
  });
});

/** Every text of a catalogue with its key. */
function leaves(texts: TextTree, key: string): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[`${key}.${name}`, value]] : leaves(value, `${key}.${name}`),
  );
}
