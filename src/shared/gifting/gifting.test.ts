import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { grouped, maxDigits, wholeNumberText } from "./wholeNumber.ts";
import { quoteOf } from "./quote.ts";
import { defaultPresets, defaultRecipients, defaultTiers } from "./tiers.ts";

const quote = (recipients: number, perPerson: number, isVoucher = false) =>
  quoteOf({ recipients, perPerson }, defaultTiers, isVoucher);

describe("quoteOf", () => {
  it.each([
    [1, 1, 10],
    [49, 100, 10],
    [4999, 1, 10],
    [50, 100, 15],
    [9999, 1, 15],
    [100, 100, 20],
    [24999, 1, 20],
    [250, 100, 25],
    [99999, 100, 25],
  ])(
    "gives %i recipients at $%i a discount of %i percent [B9.13] [B9.14] [B9.15] [B9.16] [BG9]",
    (recipients, perPerson, percent) => {
      const { total, rate, saved, pay } = quote(recipients, perPerson);
      expect(rate).toBe(percent * 100);
      expect(total).toBe(recipients * perPerson * 100);
      expect(saved).toBe((total * percent) / 100);
      expect(saved + pay).toBe(total);
    },
  );

  it("starts at 125 recipients at $100, which saves $2,500 [B9.18] [B9.19] [B9.20] [BG11]", () => {
    const preset = defaultPresets.find(({ default: isDefault }) => isDefault);
    expect(defaultPresets.map(({ amount }) => amount)).toEqual([25, 50, 100, 250]);
    expect(quote(defaultRecipients, preset?.amount ?? 0)).toEqual({
      total: 12_500_00,
      rate: 2_000,
      saved: 2_500_00,
      pay: 10_000_00,
    });
  });

  it("gives no discount on vouchers [B9.17] [BG13]", () => {
    expect(quote(1000, 100, true)).toEqual({
      total: 100_000_00,
      rate: 0,
      saved: 0,
      pay: 100_000_00,
    });
  });

  it("finds a tier for every total, and savings and price add up to it", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999 }),
        fc.integer({ min: 1, max: 99_999 }),
        (recipients, perPerson) => {
          const { total, rate, saved, pay } = quote(recipients, perPerson);
          expect(rate).toBeGreaterThan(0);
          expect(saved + pay).toBe(total);
        },
      ),
    );
  });

  it("reads a discount of 0.15 as 15 percent", () => {
    expect(
      quoteOf({ recipients: 10, perPerson: 10 }, [{ min: 0, max: null, discount: 0.15 }], false)
        .saved,
    ).toBe(15_00);
  });
});

describe("grouped", () => {
  it.each([
    ["9999999", "9,999,999"],
    ["12500", "12,500"],
    ["125", "125"],
    ["", ""],
  ])("writes %j as %j", (digits, expected) => {
    expect(grouped(digits)).toBe(expected);
  });
});

describe("wholeNumberText", () => {
  it.each([
    ["125", "125"],
    ["1,250", "1250"],
    ["-5", "5"],
    ["12.50", "12"],
    ["12.50abc", "12"],
    ["$250.00 each", "250"],
    ["1,250.00 USD", "1250"],
    ["$250", "250"],
    ["007", "7"],
    ["0", "0"],
    ["123456789", "12345"],
    ["１２５", "125"],
    ["abc", ""],
  ])("keeps the digits of %j: %j [B5.08] [B5.09] [B5.10] [B5.11] [BG12]", (text, expected) => {
    expect(wholeNumberText(text, maxDigits.recipients)).toBe(expected);
  });
});
