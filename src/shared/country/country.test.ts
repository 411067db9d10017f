import { expect, it } from "vitest";
import { countries, countryName, countryOf } from "./countries.ts";

it.each([
  ["US", "USD", "zip", 5, "sales", null],
  ["NZ", "NZD", "postcode", 3, "gst", "supply"],
  ["AU", "AUD", "postcode", 3, "gst", "invoice"],
] as const)(
  "the rules of %s are %s, a %s, gift cards of %d years, %s tax and %s",
  (code, ...rules) => {
    const { currency, postalCodeName, giftCardYears, tax, taxPaper } = countries[code];
    expect([currency, postalCodeName, giftCardYears, tax, taxPaper]).toEqual(rules);
  },
);

it.each([
  ["US", "78701", "7870"],
  ["US", "78701-1234", "78701-12"],
  ["NZ", "6011", "60111"],
  ["AU", "2000", "200"],
] as const)("in %s %s is a postal code and %s is none", (code, good, bad) => {
  expect(countries[code].postalCode.test(good)).toBe(true);
  expect(countries[code].postalCode.test(bad)).toBe(false);
});

it("a country is found by its code in any case, and named in the language of the page", () => {
  expect([countryOf(" nz "), countryOf("FR"), countryOf(null)]).toEqual([
    "NZ",
    undefined,
    undefined,
  ]);
  expect([countryName("US", "en"), countryName("AU", "en-NZ")]).toEqual(["US", "Australia"]);
  expect([countryName("US", "es"), countryName("NZ", "es-US")]).toEqual([
    "EE. UU.",
    "Nueva Zelanda",
  ]);
});
