import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { caretAfterFormat, displayPhone, formatPhoneInput, normalizePhone } from "./phone.ts";
import { growth, superlinear } from "../../../test/support/growth.ts";

const usNumbers = fc.stringMatching(/^[2-9]\d{9}$/);

describe("normalizePhone", () => {
  it.each([
    ["5125550100", "15125550100"],
    ["15125550100", "15125550100"],
    ["+1 512 555-0100", "15125550100"],
    ["(512) 555-0100", "15125550100"],
    ["tel:+1-512-555-0100", "15125550100"],
    [" 512.555.0100 ", "15125550100"],
    ["٥١٢٥٥٥٠١٠٠", "15125550100"],
    ["５１２５５５０１００", "15125550100"],
    ["", null],
    ["555-0100", null],
    ["25125550100", null],
    ["+44 20 7946 0958", null],
    ["+5125550100", null],
    ["011 44 20 7946", null],
    ["512 555-0100 x9", null],
    ["guest@example.com", null],
  ])("reads %j as %j [O11] [A5.18] [A5.19]", (text, digits) => {
    expect(normalizePhone(text)).toBe(digits);
  });

  it("shows every number in exactly 15 characters that read back the same [O11] [A5.20] [A5.21]", () => {
    fc.assert(
      fc.property(usNumbers, (national) => {
        const shown = displayPhone(`1${national}`);
        expect(shown).toMatch(/^\+1 \d{3} \d{3}-\d{4}$/);
        expect(shown).toHaveLength(15);
        expect(normalizePhone(shown)).toBe(`1${national}`);
      }),
    );
  });

  it.each(["1", "+", " ", "-", "1-", "\u0661", "("])(
    "takes 100,000 characters of %j in one pass (fault B10)",
    (unit) => {
      const work = (text: string) => [normalizePhone(text), formatPhoneInput(text)];
      expect(growth((size) => unit.repeat(size), 100_000, work)).toBeLessThan(superlinear);
    },
  );
});

describe("formatPhoneInput", () => {
  it("arrives at the display form whichever way a number is typed, key by key", () => {
    fc.assert(
      fc.property(usNumbers, fc.constantFrom("", "1", "+1", "+1 "), (national, prefix) => {
        let shown = "";
        for (const key of prefix + national) shown = formatPhoneInput(shown + key);
        expect(shown).toBe(displayPhone(`1${national}`));
      }),
    );
  });

  it("lets every text be deleted to nothing from its end", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        let shown = formatPhoneInput(text);
        for (let keys = 0; shown && keys < 60; keys++) shown = formatPhoneInput(shown.slice(0, -1));
        expect(shown).toBe("");
      }),
    );
  });

  it("changes nothing that it has formatted", () => {
    fc.assert(
      fc.property(
        fc.string(),
        (text) =>
          void expect(formatPhoneInput(formatPhoneInput(text))).toBe(formatPhoneInput(text)),
      ),
    );
  });

  it("loses no digit", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[2-9]\d{0,20}$/),
        (digits) => void expect(formatPhoneInput(digits).replace(/\D/g, "")).toBe(`1${digits}`),
      ),
    );
  });

  it.each([
    ["+44 20 7946", "+44 20 7946"],
    ["+", "+"],
    ["1", "+1"],
    ["512", "+1 512"],
    ["5125", "+1 512 5"],
  ])("shows %j as %j", (text, shown) => {
    expect(formatPhoneInput(text)).toBe(shown);
  });
});

describe("caretAfterFormat", () => {
  it.each([
    ["5", 1, "+1 5".length],
    ["+1 5129 555-0100", 7, "+1 512 9".length],
    ["+1 512 555|0100", 10, "+1 512 555".length],
    ["+1 12 555-0100", 3, "+1".length],
  ])("puts the caret of %j at %i behind the same digit", (typed, caret, expected) => {
    expect(caretAfterFormat(typed, caret, formatPhoneInput(typed))).toBe(expected);
  });
});
