import { expect, test } from "vitest";
import { runCommand } from "../../test/support/runCommand.ts";

async function textsFor(...args: string[]): Promise<Record<string, Record<string, string>>> {
  const { code, out } = await runCommand("texts", ...args);
  expect(code).toBe(0);
  return JSON.parse(out);
}

test("a shipped language is printed by key, with all its texts", async () => {
  const [english, spanish] = [await textsFor(), await textsFor("--lang", "es")];
  expect(english["en"]?.["SubscriptionCalculator.heading"]).toBe("Dine & Earn");
  expect(spanish["es"]?.["SubscriptionCalculator.heading"]).toBe("Cene y gane");
  expect(Object.keys(spanish["es"] ?? {})).toEqual(Object.keys(english["en"] ?? {}));
});

test("a language to be added has the English texts", async () => {
  const { fr } = await textsFor("--lang", "fr");
  expect(fr?.["OfferClaimApp.deferred.success.heading"]).toBe("It’s yours");
});

test("prints the texts of one widget and of the shared folders it uses", async () => {
  const { en = {} } = await textsFor("--widget", "DynamicSlider");
  const catalogues = new Set(Object.keys(en).map((key) => key.split(".")[0]));
  expect(catalogues).toContain("DynamicSlider");
  expect(catalogues).toContain("carousel");
  expect(catalogues).not.toContain("SubscriptionCalculator");
});

test("a misspelled widget is named with the nearest", async () => {
  const { code, err } = await runCommand("texts", "--widget", "DynamicSlidr");
  expect(code).toBe(2);
  expect(err).toContain('did you mean "DynamicSlider"?');
});

test("a region has the texts of its language, under its tag in the usual spelling", async () => {
  const texts = await textsFor("--lang", "ES-mx");
  expect(texts["es-MX"]?.["SubscriptionCalculator.heading"]).toBe("Cene y gane");
});

test("exits with 2 for a text that is no language tag", async () => {
  const { code, err } = await runCommand("texts", "--lang", "../x");
  expect(code).toBe(2);
  expect(err).toContain('--lang is a language such as fr or pt-BR, not "../x".');
});
