import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextTier, tierAhead } from "./nextTier.ts";
import { quoteOf } from "./quote.ts";
import { defaultTiers, dollars } from "./tiers.ts";

const next = (recipients: number, perPerson: number, isVoucher = false) =>
  nextTier({ recipients, perPerson }, defaultTiers, isVoucher);

describe("nextTier", () => {
  it.each([
    [99, 100, { people: 1, rate: 2_000, more: -415_00 }],
    [49, 100, { people: 1, rate: 1_500, more: -160_00 }],
    [45, 100, { people: 5, rate: 1_500, more: 200_00 }],
    [90, 100, { people: 10, rate: 2_000, more: 350_00 }],
  ])("%i × $%i: a larger discount is near", (recipients, perPerson, expected) => {
    expect(next(recipients, perPerson)).toEqual(expected);
  });

  it.each([
    [10, 100],
    [125, 100],
    [300, 100],
    [0, 100],
    [99, 0],
  ])("%i × $%i: none is near", (recipients, perPerson) => {
    expect(next(recipients, perPerson)).toBeNull();
  });

  it("vouchers have no discount, so none is near", () => {
    expect(next(99, 100, true)).toBeNull();
  });

  it("what it promises is the quote of the larger order, to the cent", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 1, max: 999 }),
        (people, each) => {
          const found = next(people, each);
          if (!found) return;
          const now = quoteOf({ recipients: people, perPerson: each }, defaultTiers, false);
          const larger = { recipients: people + found.people, perPerson: each };
          const then = quoteOf(larger, defaultTiers, false);
          expect([then.pay - now.pay, then.rate]).toEqual([found.more, found.rate]);
          expect(then.rate).toBeGreaterThan(now.rate);
        },
      ),
    );
  });
});

describe("the tier ahead", () => {
  it.each([
    [12_500, 25_000],
    [9_999, 10_000],
    [25_000, null],
    [0, 5_000],
  ])("of an order of $%d begins at %j", (total, begins) => {
    expect(tierAhead(dollars(total), defaultTiers)?.min ?? null).toBe(begins);
  });

  it("skips tiers that save no more", () => {
    const tiers = [
      { min: 0, max: 100, discount: 10 },
      { min: 100, max: 200, discount: 5 },
      { min: 200, discount: 15 },
    ];
    expect(tierAhead(dollars(50), tiers)?.min).toBe(200);
  });
});
