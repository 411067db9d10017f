import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { credit } from "../../shared/money/cents.ts";
import { monthlyEarnings, treatFor } from "./earnings.ts";
import { texts } from "./texts.ts";
import { clamp, defaultSteps, nearestPosition, rangeOf, spendFrom } from "./spend.ts";

describe("spend", () => {
  it("has 22 ascending steps from 50 to 20,000 [A9.07] [A9.08] [SC1]", () => {
    expect(defaultSteps).toHaveLength(22);
    expect(rangeOf(defaultSteps)).toEqual({ min: 50, max: 20_000 });
    expect(defaultSteps).toEqual([...new Set(defaultSteps)].toSorted((a, b) => a - b));
  });

  it.each([
    [49, 50],
    [50, 50],
    [20_000, 20_000],
    [20_001, 20_000],
    [1234, 1234],
  ])("clamps %i to %i [A5.31] [A5.32]", (spend, expected) => {
    expect(clamp(spend, rangeOf(defaultSteps))).toBe(expected);
  });

  it("puts the slider on the nearest step, the lower of two [SC5]", () => {
    expect(defaultSteps[nearestPosition(1_234, defaultSteps)]).toBe(1_000);
    expect(defaultSteps[nearestPosition(1_250, defaultSteps)]).toBe(1_000);
    expect(defaultSteps[nearestPosition(1_251, defaultSteps)]).toBe(1_500);
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 20_000 }), (spend) => {
        const chosenDistance = Math.abs(
          defaultSteps[nearestPosition(spend, defaultSteps)]! - spend,
        );
        expect(defaultSteps.every((step) => Math.abs(step - spend) >= chosenDistance)).toBe(true);
      }),
    );
  });

  it.each([
    ["250", 250],
    [" $1,250.40 ", 1250],
    ["20 000", 20_000],
    ["99999999999999", 999_999_999],
    ["", null],
    ["-5", null],
    ["1e3", null],
    ["twelve", null],
  ])("reads %j as %j", (text, expected) => {
    expect(spendFrom(text)).toBe(expected);
  });
});

describe("earnings", () => {
  it("are 20% of the spend, to the cent [A9.09] [A1.22]", () => {
    expect(monthlyEarnings(250)).toBe(5_000);
    expect(monthlyEarnings(1_234)).toBe(24_680);
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 20_000 }), (spend) =>
        Number.isInteger(monthlyEarnings(spend)),
      ),
    );
  });

  it.each([
    [10, /coffee/],
    [10.2, /cocktail/],
    [25, /cocktail/],
    [25.2, /Lunch/],
    [100, /Lunch/],
    [100.2, /Dinner for two/],
    [200, /Dinner for two/],
    [200.2, /tasting menu/],
    [500, /tasting menu/],
    [500.2, /Date night/],
    [1000, /Date night/],
    [1000.2, /like a regular/],
    [3000, /like a regular/],
    [3000.2, /whole table/],
    [4000, /whole table/],
    [10_000, /whole table/],
  ])("of $%d a month have their own message [A9.11] [SC3] [SC4]", (dollars, message) => {
    const treat = treatFor(credit(Math.round(dollars * 100)));
    expect(texts.messages.earnings[treat]).toMatch(message);
  });
});
