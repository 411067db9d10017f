import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countries } from "../country/countries.ts";
import { caretAfterFormat, displayPhone, formatPhoneInput, normalizePhone } from "./phone.ts";
import { growth, superlinear } from "../../../test/support/growth.ts";

const usNumbers = fc.stringMatching(/^[2-9]\d{9}$/);

const nationalNumbers = {
  US: usNumbers,
  NZ: fc.stringMatching(/^0(2\d{7,9}|[34679]\d{7})$/),
  AU: fc.stringMatching(/^0[23478]\d{8}$/),
};
const anyNumber = fc
  .constantFrom("US" as const, "NZ" as const, "AU" as const)
  .chain((country) =>
    fc.record({ country: fc.constant(country), national: nationalNumbers[country] }),
  );

describe("normalizePhone", () => {
  it.each([
    ["5125550100", "15125550100"],
    ["15125550100", "15125550100"],
    ["+1 512 555-0100", "15125550100"],
    ["(512) 555-0100", "15125550100"],
    ["tel:+1-512-555-0100", "15125550100"],
    [" 512.555.0100 ", "15125550100"],
    ["011 1 512 555 0100", "15125550100"],
    ["٥١٢٥٥٥٠١٠٠", "15125550100"],
    ["５１２５５５０１００", "15125550100"],
    ["", null],
    ["555-0100", null],
    ["737555014", null],
    ["+1 737 555-014", null],
    ["1737555014", null],
    ["0125550100", null],
    ["25125550100", null],
    ["+44 20 7946 0958", null],
    ["+64 21 123 4567", null],
    ["+5125550100", null],
    ["011 44 20 7946", null],
    ["512 555-0100 x9", null],
    ["guest@example.com", null],
  ])("in the US reads %j as %j [O11] [A5.18] [A5.19]", (text, digits) => {
    expect(normalizePhone(text, "US")).toBe(digits);
  });

  it.each([
    ["021 123 4567", "64211234567"],
    ["021123456", "6421123456"],
    ["021 1234 5678", "642112345678"],
    ["(09) 123-4567", "6491234567"],
    ["+64 21 123 4567", "64211234567"],
    ["+64 (0)21 123 4567", "64211234567"],
    ["0064 21 123 4567", "64211234567"],
    ["64211234567", "64211234567"],
    ["+61 412 345 678", "61412345678"],
    ["+1 512 555-0100", "15125550100"],
    ["02112345", null],
    ["0211 123 456 789", null],
    ["21 123 4567", null],
    ["512 555 0100", null],
    ["737555014", null],
    ["+1 737 555-014", null],
    ["+44 20 7946 0958", null],
  ])("in New Zealand reads %j as %j", (text, digits) => {
    expect(normalizePhone(text, "NZ")).toBe(digits);
  });

  it.each([
    ["0412 345 678", "61412345678"],
    ["(02) 9876 5432", "61298765432"],
    ["+61 (0)412 345 678", "61412345678"],
    ["0011 61 412 345 678", "61412345678"],
    ["041234567", null],
    ["737555014", null],
  ])("in Australia reads %j as %j", (text, digits) => {
    expect(normalizePhone(text, "AU")).toBe(digits);
  });

  it("shows every US number in exactly 15 characters that read back the same [O11] [A5.20] [A5.21]", () => {
    fc.assert(
      fc.property(usNumbers, (national) => {
        const displayed = displayPhone(`1${national}`);
        expect(displayed).toMatch(/^\+1 \d{3} \d{3}-\d{4}$/);
        expect(displayed).toHaveLength(15);
        expect(normalizePhone(displayed, "US")).toBe(`1${national}`);
      }),
    );
  });

  it("reads every number back from how it is shown", () => {
    fc.assert(
      fc.property(anyNumber, ({ country, national }) => {
        const digits = normalizePhone(national, country);
        expect(digits).toBe(countries[country].callingCode + national.replace(/^0/, ""));
        expect(normalizePhone(displayPhone(digits ?? ""), country)).toBe(digits);
      }),
    );
  });

  it("reads no number with a digit less than its country's shortest", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("", "1", "+1 "),
        fc.stringMatching(/^\d{9}$/),
        (prefix, nineDigits) => {
          expect(normalizePhone(prefix + nineDigits, "US")).toBeNull();
          expect(normalizePhone(formatPhoneInput(nineDigits, "US"), "US")).toBeNull();
        },
      ),
    );
  });

  it.each(["1", "+", " ", "-", "1-", "\u0661", "(", "0"])(
    "takes 100,000 characters of %j in one pass (fault B10)",
    (unit) => {
      const work = (text: string) => [normalizePhone(text, "NZ"), formatPhoneInput(text, "NZ")];
      expect(growth((size) => unit.repeat(size), 100_000, work)).toBeLessThan(superlinear);
    },
  );
});

describe("formatPhoneInput", () => {
  const allCountries = fc.constantFrom("US" as const, "NZ" as const, "AU" as const);

  it("formats a US number the same whatever prefix is typed, key by key", () => {
    fc.assert(
      fc.property(usNumbers, fc.constantFrom("", "1", "+1", "+1 "), (national, prefix) => {
        let fieldText = "";
        for (const key of prefix + national) fieldText = formatPhoneInput(fieldText + key, "US");
        expect(fieldText).toBe(displayPhone(`1${national}`));
      }),
    );
  });

  it("reads the same number typed key by key and pasted", () => {
    fc.assert(
      fc.property(anyNumber, fc.boolean(), ({ country, national }, isInternational) => {
        const { callingCode } = countries[country];
        const text = isInternational ? `+${callingCode}${national.replace(/^0/, "")}` : national;
        let fieldText = "";
        for (const key of text) fieldText = formatPhoneInput(fieldText + key, country);
        expect(fieldText).toBe(formatPhoneInput(text, country));
        expect(normalizePhone(fieldText, country)).toBe(normalizePhone(text, country));
      }),
    );
  });

  it("lets every text be deleted to nothing from its end", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[+0]?[\d ()-]{0,20}$/)),
        allCountries,
        (text, country) => {
          let fieldText = formatPhoneInput(text, country);
          for (let keys = 0; fieldText && keys < 60; keys++)
            fieldText = formatPhoneInput(fieldText.slice(0, -1), country);
          expect(fieldText).toBe("");
        },
      ),
    );
  });

  it("changes nothing that it has formatted", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[+0]?[\d ()-]{0,20}$/)),
        allCountries,
        (text, country) => {
          const fieldText = formatPhoneInput(text, country);
          expect(formatPhoneInput(fieldText, country)).toBe(fieldText);
        },
      ),
    );
  });

  it("loses no digit", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[2-9]\d{0,20}$/),
        (digits) =>
          void expect(formatPhoneInput(digits, "US").replace(/\D/g, "")).toBe(`1${digits}`),
      ),
    );
  });

  it.each([
    ["US", "+44 20 7946", "+44 20 7946"],
    ["US", "0064 21", "0064 21"],
    ["US", "+", "+"],
    ["US", "1", "+1"],
    ["US", "512", "+1 512"],
    ["US", "5125", "+1 512 5"],
    ["NZ", "021", "021"],
    ["NZ", "0211234567", "021 123 4567"],
    ["NZ", "+64211234567", "+64 21 123 4567"],
    ["NZ", "0064211234567", "+64 21 123 4567"],
    ["NZ", "091234567", "09 123 4567"],
    ["AU", "0412345678", "0412 345 678"],
    ["AU", "0298765432", "02 9876 5432"],
  ] as const)("in %s shows %j as %j", (country, text, shown) => {
    expect(formatPhoneInput(text, country)).toBe(shown);
  });
});

describe("caretAfterFormat", () => {
  it.each([
    ["5", 1, "+1 5".length],
    ["+1 5129 555-0100", 7, "+1 512 9".length],
    ["+1 512 555|0100", 10, "+1 512 555".length],
    ["+1 12 555-0100", 3, "+1".length],
  ])("puts the caret of %j at %i behind the same digit", (typed, caret, expected) => {
    expect(caretAfterFormat(typed, caret, formatPhoneInput(typed, "US"))).toBe(expected);
  });
});
