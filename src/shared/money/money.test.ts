import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import * as z from "zod/mini";
import { add, maxOf, subtractToZero, minOf, subtract } from "./arithmetic.ts";
import { cash, credit, creditFor, cashValueOf, type CashCents, type CreditCents } from "./cents.ts";
import { formatMoney, formatPreset } from "./format.ts";
import { parseCents } from "./parse.ts";
import { bps, fraction, halfUp, percent, shareHalfUp } from "./share.ts";
import { cashOnWire, creditOnWire, toWire } from "./wire.ts";

const amounts = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });

describe("cents", () => {
  it("of cash and of credit are different types [G9]", () => {
    expectTypeOf<CashCents>().not.toEqualTypeOf<CreditCents>();
    const charge = cash(500);
    const balance = credit(500);
    // @ts-expect-error cash and credit cannot be added
    add(charge, balance);
    // @ts-expect-error credit is not assignable to cash
    const wrong: CashCents = balance;
    // @ts-expect-error a bare number has no unit
    const bare: CashCents = 500;
    expect([wrong, bare, cashValueOf(balance), creditFor(charge)]).toEqual([500, 500, 500, 500]);
  });

  it.each([0.5, NaN, Infinity, 2 ** 53])(
    "throw a RangeError for %d, which is not whole [G9]",
    (number) => {
      expect(() => cash(number)).toThrow(RangeError);
      expect(() => credit(number)).toThrow(RangeError);
    },
  );

  it("turn minus zero into zero", () => {
    expect(Object.is(cash(-0), 0)).toBe(true);
  });

  it("add, subtract and compare within one unit", () => {
    expect([
      add(cash(1), cash(2), cash(3)),
      subtract(cash(1), cash(3)),
      subtractToZero(cash(1), cash(3)),
      minOf(cash(1), cash(3)),
      maxOf(cash(1), cash(3)),
    ]).toEqual([6, -2, 0, 1, 3]);
  });
});

describe("parseCents", () => {
  it.each([
    ["12.34", 1234],
    [12.34, 1234],
    ["$1,234.5", 123_450],
    ["1,234,567", 123_456_700],
    [".5", 50],
    ["5.", 500],
    ["0", 0],
    ["-0", 0],
    [-0, 0],
    ["-3.10", -310],
    ["007", 700],
    [1.005, 101],
    ["1.005", 101],
    [0.1 + 0.2, 30],
    [1.255, 126],
    ["1.0049999", 100],
    [0.615, 62],
    [19.99, 1999],
    [4.35, 435],
    [1e-7, 0],
    [" 8 ", 800],
    [99_999.01, 9_999_901],
    ["9999999999999", 999_999_999_999_900],
  ])("reads %j as exactly %d cents [G9]", (dollars, cents) =>
    expect(parseCents(dollars)).toBe(cents),
  );

  it.each([
    "",
    " ",
    "$",
    ".",
    "-",
    "abc",
    "1.2.3",
    "1,23",
    "12,34.5",
    "1e3",
    "0x10",
    "١٢",
    "1 000",
    "NaN",
    "Infinity",
    NaN,
    Infinity,
    1e21,
    "99999999999999",
    "5-",
    "--5",
    "1".repeat(100_000),
  ])("returns null for %j [G9]", (dollars) => expect(parseCents(dollars)).toBeNull());

  it("reads texts of up to 40 characters", () => {
    expect([parseCents("7".padStart(40, "0")), parseCents("7".padStart(41, "0"))]).toEqual([
      700,
      null,
    ]);
  });

  it("survives encoding and decoding decimal dollars [G9]", () => {
    fc.assert(
      fc.property(amounts, (cents) => {
        expect(z.parse(cashOnWire, toWire(cash(cents)))).toBe(cents + 0);
        expect(z.parse(creditOnWire, (cents / 100).toFixed(2))).toBe(cents + 0);
        expect(JSON.stringify(toWire(cash(cents)))).toMatch(/^-?\d+(\.\d{1,2})?$/);
      }),
    );
  });

  it("refuses values that are not amounts [G8]", () => {
    for (const invalid of [null, undefined, "", "ten", {}, [], true, NaN])
      expect(z.safeParse(cashOnWire, invalid).success).toBe(false);
  });
});

describe("rates", () => {
  it.each([
    [percent(20), 1234, 247],
    [percent(18), 1000, 180],
    [percent(2), 25, 1],
    [percent(22), 1250, 275],
    [fraction(0.2), 2500, 500],
    [percent(12.5), 100, 13],
    [percent(0), 500, 0],
    [percent(20), -25, -5],
    [percent(10), -25, -3],
  ])("%d bps of %d cents are %d, rounded half up", (rate, amount, share) =>
    expect(shareHalfUp(rate, cash(amount))).toBe(share),
  );

  it("count with twelve digits, without rounding errors of the arithmetic", () => {
    expect([fraction(0.00004999999999996), percent(0.004999999999996)]).toEqual([1, 1]);
    expect([fraction(0.0000499999999996), percent(0.00499999999996)]).toEqual([0, 0]);
  });

  it("read percentages and fractions without floating-point errors", () => {
    expect([percent(1.005), percent(0.29), fraction(0.07), fraction(0.1 + 0.2)]).toEqual([
      101, 29, 700, 3000,
    ]);
  });

  it("are exact at any size", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), amounts, (rate, amount) => {
        const twice = 2n * BigInt(rate) * BigInt(Math.abs(amount));
        const expected = Number((twice + 10_000n) / 20_000n) * Math.sign(amount);
        expect(shareHalfUp(bps(rate), cash(amount))).toBe(expected + 0);
      }),
    );
  });

  it("round halves away from zero, so that a refund mirrors its charge", () => {
    expect([halfUp(0.5), halfUp(-0.5), halfUp(0.49), halfUp(-2.5)]).toEqual([1, -1, 0, -3]);
  });
});

describe("formatMoney", () => {
  it.each([
    [123_450, "US", "$1,234.50"],
    [0, "US", "$0.00"],
    [-500, "US", "-$5.00"],
    [1, "NZ", "$0.01"],
    [999_999_900, "NZ", "$9,999,999.00"],
    [250, "AU", "$2.50"],
  ] as const)(
    "formats %d cents in %s as %s, always with two decimals [C9.30] [G10]",
    (cents, country, text) => expect(formatMoney(cash(cents), country)).toBe(text),
  );

  it("omits the decimals of whole presets [G10]", () => {
    expect([
      formatPreset(cash(5000), "US"),
      formatPreset(cash(75), "US"),
      formatPreset(credit(100_000), "NZ"),
    ]).toEqual(["$50", "$0.75", "$1,000"]);
  });

  it("formats every amount so that it parses back to the same cents", () => {
    fc.assert(
      fc.property(amounts, (cents) => {
        expect(parseCents(formatMoney(cash(cents), "US"))).toBe(cents + 0);
      }),
    );
  });
});
