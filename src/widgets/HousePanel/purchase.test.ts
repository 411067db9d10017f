import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPurchasePage } from "../../shared/contracts/purchase.ts";
import { cash } from "../../shared/money/cents.ts";
import { amountFrom } from "./amount.ts";
import { amountMessage } from "./copy.ts";
import { transition, type State } from "./flow.ts";
import { bpsOf, summaryOf, type Incentive } from "./incentive.ts";
import { isFeatured, panelOf, tabFor } from "./panel.ts";
import { presetText, startText } from "./presets.ts";
import { promoOf } from "./promo.ts";

const none: Incentive = {
  openAmountType: null,
  openAmountMinimum: null,
  openAmountIncentiveAmount: null,
  openAmountPercentage: null,
};
const bonusPercent: Incentive = {
  ...none,
  openAmountType: "flat_bonus_percent",
  openAmountPercentage: 20,
  openAmountMinimum: cash(50_00),
};
const discountPercent: Incentive = {
  ...bonusPercent,
  openAmountType: "flat_discount_percent",
  openAmountPercentage: 0.15,
};
const bonusPerSpend: Incentive = {
  ...none,
  openAmountType: "flat_bonus_amount_per_spend",
  openAmountMinimum: cash(100_00),
  openAmountIncentiveAmount: cash(25_00),
};
const discountPerSpend: Incentive = {
  ...bonusPerSpend,
  openAmountType: "flat_discount_amount_per_spend",
  openAmountIncentiveAmount: cash(10_00),
};

describe("incentives", () => {
  it.each([
    ["bonus percent", bonusPercent, 100_00, 100_00, 120_00],
    [
      "bonus percent, half a cent up",
      { ...bonusPercent, openAmountPercentage: 12.5 },
      50_04,
      50_04,
      56_30,
    ],
    ["discount percent", discountPercent, 200_00, 170_00, 200_00],
    ["bonus per spend below its step", bonusPerSpend, 99_99, 99_99, 99_99],
    ["bonus per spend", bonusPerSpend, 299_99, 299_99, 349_99],
    ["discount per spend", discountPerSpend, 250_00, 230_00, 250_00],
    [
      "a type nobody knows",
      { ...bonusPercent, openAmountType: "flat_surprise" },
      100_00,
      100_00,
      100_00,
    ],
    ["a step of nothing", { ...bonusPerSpend, openAmountMinimum: cash(0) }, 100_00, 100_00, 100_00],
    [
      "a discount above the price",
      { ...discountPercent, openAmountPercentage: 150 },
      100_00,
      0,
      100_00,
    ],
  ] as const)("%s [A9.05] [A9.06] [H7]", (_, incentive, amount, pay, get) => {
    expect(summaryOf(cash(amount), incentive)).toEqual({ pay, get });
  });

  it("takes 20 and 0.2 for twenty percent [H6]", () => {
    expect(bpsOf(20)).toBe(2_000);
    expect(bpsOf(0.2)).toBe(2_000);
    expect(bpsOf(-5)).toBe(0);
  });

  it("never asks for more than the amount and never gives less", () => {
    const incentives = fc.constantFrom(
      bonusPercent,
      discountPercent,
      bonusPerSpend,
      discountPerSpend,
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_00 }), incentives, (amount, incentive) => {
        const { pay, get } = summaryOf(cash(amount), incentive);
        expect(pay <= amount && get >= amount && pay >= 0).toBe(true);
      }),
    );
  });
});

describe("the open amount", () => {
  const message = (text: string, incentive: Incentive) => {
    const { problem } = amountFrom(text, incentive);
    return problem && amountMessage(problem, (amount) => `$${amount / 100}`);
  };

  it.each([
    ["abc", bonusPercent, "Invalid character"],
    ["12x", bonusPercent, "Invalid character"],
    ["1.234", bonusPercent, "Invalid character"],
    ["-5", bonusPercent, "Invalid character"],
    ["1e5", bonusPercent, "Invalid character"],
    ["1..5", bonusPercent, "Invalid character"],
    ["99999.01", bonusPercent, "Your amount is above the maximum account limit"],
    ["100000", bonusPerSpend, "Your amount is above the maximum account limit"],
    ["9".repeat(30), bonusPerSpend, "Your amount is above the maximum account limit"],
    ["29.99", bonusPerSpend, "• Minimum account is $30"],
    ["29", discountPerSpend, "• Minimum account is $30"],
    ["49.99", bonusPercent, "Minimum amount is $50"],
    ["10", discountPercent, "Minimum amount is $50"],
    ["0", none, "Invalid character"],
  ])(
    "refuses %s with its message [A5.01] [A5.02] [A5.03] [A5.04] [A5.05] [A9.01] [A9.02] [H8] [H9] [H10]",
    (text, incentive, expected) => {
      expect(message(text, incentive)).toBe(expected);
    },
  );

  it.each([
    ["99999", 99_999_00],
    ["$1,250.50", 1_250_50],
    [" 75. ", 75_00],
    ["30", 30_00],
  ])("takes %s [A5.02] [H10]", (text, expected) => {
    expect(amountFrom(text, bonusPerSpend).amount).toBe(expected);
  });

  it("says nothing about an empty field", () => {
    expect(amountFrom("  ", bonusPercent)).toEqual({ amount: null, problem: null });
  });

  it("starts with the second preset, the only one, or nothing [A9.04] [H11]", () => {
    expect(startText([cash(50_00), cash(100_00), cash(250_00)])).toBe("100");
    expect(startText([cash(50_00)])).toBe("50");
    expect(startText([])).toBe("");
    expect(presetText(cash(12_50))).toBe("12.50");
  });
});

function page(project: object, options: object) {
  const read = readPurchasePage({ project: { id: 1, raising: true, ...project }, options });
  if (!read) throw new Error("not a page");
  return read;
}

const tier = { ico_slug: "a", gco_slug: "b", pay_amount: "100", get_amount: 125.5 };

describe("the panel", () => {
  it.each([
    ["planning wins over everything", page({ planning: true }, { icos: [tier] }), "planning"],
    ["not raising is sold out", page({ raising: false }, { icos: [tier] }), "sold-out"],
    ["no options are sold out", page({}, {}), "sold-out"],
    ["something to buy", page({}, { icos: [tier] }), "tabs"],
  ])("%s [A2.18] [A2.20] [A2.21] [H2] [A3.15]", (_, given, kind) => {
    expect(panelOf(given).kind).toBe(kind);
  });

  it("puts tiers and open amount on their tabs [A1.11] [A2.13] [H2] [H3]", () => {
    const both = panelOf(
      page(
        {},
        {
          icos: [tier],
          gcos: [tier],
          standard_gcos: [tier, tier],
          open_amount_type: "flat_bonus_percent",
          dine_cash: true,
        },
      ),
    );
    expect(both).toMatchObject({
      tabs: [
        { key: "cash", hasOpenAmount: true, tiers: [{}] },
        { key: "gift-cards", hasOpenAmount: false, tiers: [{}] },
      ],
    });
    const standard = panelOf(page({}, { gcos: [], standard_gcos: [tier, tier] }));
    expect(standard).toMatchObject({ tabs: [{ key: "gift-cards", tiers: [{}, {}] }] });
    const giftOpen = panelOf(page({}, { open_amount_type: "flat_bonus_percent" }));
    expect(giftOpen).toMatchObject({ tabs: [{ key: "gift-cards", hasOpenAmount: true }] });
  });

  it("reads tiers and options as the API writes them [A3.12] [A3.14]", () => {
    const { options } = page(
      {},
      {
        icos: [{ ...tier, strike_through_get: 120, banner_label: "Best" }],
        gcos: "none",
        open_amount_presets: [50, "100", null],
        promo_slug: "x",
      },
    );
    expect(options.icos).toEqual([
      expect.objectContaining({
        icoSlug: "a",
        payAmount: 100_00,
        getAmount: 125_50,
        strikeThroughGet: 120_00,
        bannerLabel: "Best",
      }),
    ]);
    expect(options).toMatchObject({ gcos: [], openAmountPresets: [50_00, 100_00], promoSlug: "x" });
  });

  it("opens the gift cards for #giftcards, where there are any [A2.16]", () => {
    const tabs = [
      { key: "cash", tiers: [], hasOpenAmount: true },
      { key: "gift-cards", tiers: [], hasOpenAmount: true },
    ] as const;
    expect(tabFor("giftcards", tabs)).toBe("gift-cards");
    expect(tabFor("", tabs)).toBe("cash");
    expect(tabFor("giftcards", [tabs[0]])).toBe("cash");
  });

  it("has a special layout for 716 and 2081, or for whom the host names [A2.23] [A2.24] [A9.27] [A9.28] [H13]", () => {
    expect(["716", "2081", "42"].map((id) => isFeatured(id, undefined))).toEqual([
      true,
      true,
      false,
    ]);
    expect(["716", "42"].map((id) => isFeatured(id, [42]))).toEqual([false, true]);
  });
});

describe("the promotion", () => {
  const nowMs = new Date(2026, 10, 21, 12).getTime();

  it("counts until its last day is over [H15]", () => {
    expect(promoOf({ promoSlug: "autumn", promoEndDate: "2026-11-21" }, nowMs).slug).toBe("autumn");
    expect(promoOf({ promoSlug: "autumn", promoEndDate: "2026-11-20" }, nowMs)).toEqual({
      slug: null,
      endsOn: null,
    });
    expect(promoOf({ promoSlug: "autumn", promoEndDate: null }, nowMs)).toEqual({
      slug: "autumn",
      endsOn: null,
    });
  });
});

describe("the flow", () => {
  const loaded = transition(
    { kind: "loading", attempt: 0 },
    { type: "page-loaded", page: page({}, { icos: [tier] }), tab: "cash", text: "100" },
  );
  const submitting = transition(loaded, { type: "submitted", amount: cash(100_00) });

  it("goes from idle to submitting, and back with the server’s words on failure [A4.08] [A4.09] [A4.13] [A4.14]", () => {
    expect(loaded).toMatchObject({ kind: "choosing", alert: null });
    expect(submitting).toMatchObject({ kind: "submitting", amount: 100_00 });
    expect(transition(submitting, { type: "offer-refused", message: "No" })).toMatchObject({
      kind: "choosing",
      text: "100",
      alert: "No",
    });
  });

  it("leaves for the checkout on success, and is usable again if the page stays [A4.12]", () => {
    const leaving = transition(submitting, { type: "offer-made", url: "https://x.example/" });
    expect(leaving).toMatchObject({ kind: "leaving", url: "https://x.example/" });
    expect(transition(leaving, { type: "stayed" })).toMatchObject({
      kind: "choosing",
      text: "100",
    });
  });

  it("clears the amount when the guest comes back [A4.15] [H12]", () => {
    for (const state of [
      loaded,
      submitting,
      transition(submitting, { type: "offer-made", url: "https://x.example/" }),
    ]) {
      expect(transition(state, { type: "came-back" })).toMatchObject({
        kind: "choosing",
        text: "",
        alert: null,
      });
    }
  });

  it("ignores what means nothing, by the same object", () => {
    expect(transition(submitting, { type: "submitted", amount: cash(1) })).toBe(submitting);
    expect(transition(submitting, { type: "amount-typed", text: "5" })).toBe(submitting);
    const missing: State = { kind: "missing", isGone: true };
    expect(transition(missing, { type: "came-back" })).toBe(missing);
    expect(transition(missing, { type: "retried" })).toEqual({ kind: "loading", attempt: 1 });
  });
});
