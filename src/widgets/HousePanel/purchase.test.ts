import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPurchasePage } from "../../shared/contracts/purchase.ts";
import { cash } from "../../shared/money/cents.ts";
import { amountFrom } from "./amount.ts";
import { amountMessage } from "./amountMessage.ts";
import { transition, type State } from "./flow.ts";
import { texts } from "./texts.ts";
import { bpsOf, summaryOf, type Incentive } from "./incentive.ts";
import { isFeatured, panelOf, tabFor } from "./panel.ts";
import { presetText, startText } from "./presets.ts";
import { promoOf } from "./promo.ts";

const noIncentive: Incentive = {
  openAmountType: null,
  openAmountMinimum: null,
  openAmountIncentiveAmount: null,
  openAmountPercentage: null,
};
const bonusPercent: Incentive = {
  ...noIncentive,
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
  ...noIncentive,
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
      "an unknown type",
      { ...bonusPercent, openAmountType: "flat_surprise" },
      100_00,
      100_00,
      100_00,
    ],
    [
      "bonus per spend without a step: per whole $30",
      { ...bonusPerSpend, openAmountMinimum: null, openAmountIncentiveAmount: cash(6_00) },
      95_00,
      95_00,
      113_00,
    ],
    [
      "discount per spend without a step: per whole $30",
      { ...discountPerSpend, openAmountMinimum: null, openAmountIncentiveAmount: cash(6_00) },
      95_00,
      77_00,
      95_00,
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

  it("reads 20 and 0.2 as 20 percent [H6]", () => {
    expect(bpsOf(20)).toBe(2_000);
    expect(bpsOf(0.2)).toBe(2_000);
    expect(bpsOf(-5)).toBe(0);
  });

  it("never charge more than the amount and never give less credit", () => {
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

describe("amountFrom", () => {
  const message = (text: string, incentive: Incentive) => {
    const { problem } = amountFrom(text, incentive);
    return problem && amountMessage(problem, texts.messages.amount, (amount) => `$${amount / 100}`);
  };

  it.each(["abc", "12x", "1.234", "-5", "1e5", "1..5"])(
    "refuses %s as invalid [A5.01] [H10]",
    (text) => {
      expect(message(text, bonusPercent)).toBe("Invalid character");
    },
  );

  it("refuses 0 as invalid when the project has no minimum", () => {
    expect(message("0", noIncentive)).toBe("Invalid character");
  });

  it.each(["99999.01", "100000", "9".repeat(30)])(
    "refuses %s as above the maximum of 99,999 [A5.02] [A9.01]",
    (text) => {
      const above = "Your amount is above the maximum account limit";
      expect(message(text, bonusPercent)).toBe(above);
      expect(message(text, bonusPerSpend)).toBe(above);
    },
  );

  it("refuses less than $30 for the per-spend types [A5.03] [A5.04] [A9.02] [H8]", () => {
    expect(message("29.99", bonusPerSpend)).toBe("• Minimum account is $30");
    expect(message("29.99", discountPerSpend)).toBe("• Minimum account is $30");
    expect([message("30", bonusPerSpend), message("30", discountPerSpend)]).toEqual([null, null]);
  });

  it("refuses less than the project's minimum for the percent types [A5.05] [H9]", () => {
    expect(message("49.99", bonusPercent)).toBe("Minimum amount is $50");
    expect(message("10", discountPercent)).toBe("Minimum amount is $50");
    expect(message("50", bonusPercent)).toBeNull();
  });

  it.each([
    ["99999", 99_999_00],
    ["$1,250.50", 1_250_50],
    [" 75. ", 75_00],
    ["30", 30_00],
  ])("accepts %s [A5.02] [H10]", (text, expected) => {
    expect(amountFrom(text, bonusPerSpend).amount).toBe(expected);
  });

  it("reports no problem for an empty text", () => {
    expect(amountFrom("  ", bonusPercent)).toEqual({ amount: null, problem: null });
  });

  it("starts with the second preset, the only one, or none [A9.04] [H11]", () => {
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

describe("panelOf", () => {
  it("shows planning before anything else [A2.18] [H2]", () => {
    expect(panelOf(page({ planning: true }, { icos: [tier] })).kind).toBe("planning");
    expect(panelOf(page({ planning: true, raising: false }, {})).kind).toBe("planning");
  });

  it("is sold out when the project is not raising [A2.21] [H2]", () => {
    expect(panelOf(page({ raising: false }, { icos: [tier] })).kind).toBe("sold-out");
  });

  it("is sold out without options [A2.20] [H2] (fault K5)", () => {
    expect(panelOf(page({}, {})).kind).toBe("sold-out");
    expect(panelOf(page({}, { icos: [tier] })).kind).toBe("tabs");
  });

  it("puts tiers and the open amount on their tabs [A1.11] [A2.13] [H3]", () => {
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

  it("reads every field of the options and of their tiers, amounts as cents [A3.12] [A3.14]", () => {
    const { options } = page(
      {},
      {
        icos: [{ ...tier, gco_slug: null, strike_through_get: 120, banner_label: "Best" }],
        gcos: [{ ...tier, ico_slug: null }],
        standard_gcos: [tier],
        open_amount_type: "flat_bonus_amount_per_spend",
        open_amount_presets: [50, "100", null],
        open_amount_minimum: "30.00",
        open_amount_incentive_amount: 6,
        open_amount_percentage: "20",
        promo_slug: "x",
        promo_end_date: "2027-03-14",
        dine_cash: true,
      },
    );
    const amounts = { payAmount: 100_00, getAmount: 125_50 };
    expect(options).toMatchObject({
      icos: [{ ...amounts, icoSlug: "a", strikeThroughGet: 120_00, bannerLabel: "Best" }],
      gcos: [{ ...amounts, gcoSlug: "b", strikeThroughGet: null, bannerLabel: null }],
      standardGcos: [amounts],
      openAmountType: "flat_bonus_amount_per_spend",
      openAmountPresets: [50_00, 100_00],
      openAmountMinimum: 30_00,
      openAmountIncentiveAmount: 6_00,
      openAmountPercentage: 20,
      promoSlug: "x",
      promoEndDate: "2027-03-14",
      cash: true,
    });
  });

  it("reads tiers that are no list as none", () => {
    expect(page({}, { gcos: "none" }).options.gcos).toEqual([]);
  });

  it("selects the gift cards for #giftcards where they exist [A2.16]", () => {
    const tabs = [
      { key: "cash", tiers: [], hasOpenAmount: true },
      { key: "gift-cards", tiers: [], hasOpenAmount: true },
    ] as const;
    expect(tabFor("giftcards", tabs)).toBe("gift-cards");
    expect(tabFor("", tabs)).toBe("cash");
    expect(tabFor("giftcards", [tabs[0]])).toBe("cash");
  });

  it("uses the special layout for 716 and 2081, or for the projects that the host names [A2.23] [A2.24] [A9.27] [A9.28]", () => {
    expect(["716", "2081", "42"].map((id) => isFeatured(id, undefined))).toEqual([
      true,
      true,
      false,
    ]);
    expect(["716", "42"].map((id) => isFeatured(id, [42]))).toEqual([false, true]);
  });
});

describe("promoOf", () => {
  const nowMs = new Date(2026, 10, 21, 12).getTime();

  it("ignores a promotion after its last day [H15]", () => {
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

describe("transition", () => {
  const loaded = transition(
    { kind: "loading", attempt: 0 },
    { type: "pageLoaded", page: page({}, { icos: [tier] }), tab: "cash", text: "100" },
  );
  const submitting = transition(loaded, { type: "submitted", amount: cash(100_00) });

  it("goes from choosing to submitting, and back with the server’s message on failure [A4.08] [A4.09] [A4.13]", () => {
    expect(loaded).toMatchObject({ kind: "choosing", alert: null });
    expect(submitting).toMatchObject({ kind: "submitting", amount: 100_00 });
    const error = { kind: "said", message: "No" } as const;
    expect(transition(submitting, { type: "offerRefused", error })).toMatchObject({
      kind: "choosing",
      text: "100",
      alert: error,
    });
  });

  it("leaves for the checkout on success, and back to choosing when the page stays [A4.12]", () => {
    const leaving = transition(submitting, { type: "offerMade", url: "https://x.example/" });
    expect(leaving).toMatchObject({ kind: "leaving", url: "https://x.example/" });
    expect(transition(leaving, { type: "stayed" })).toMatchObject({
      kind: "choosing",
      text: "100",
    });
  });

  it("clears the amount when the visitor comes back [A4.15] [H12]", () => {
    for (const state of [
      loaded,
      submitting,
      transition(submitting, { type: "offerMade", url: "https://x.example/" }),
    ]) {
      expect(transition(state, { type: "cameBack" })).toMatchObject({
        kind: "choosing",
        text: "",
        alert: null,
      });
    }
  });

  it("returns the same object for events that do not apply", () => {
    expect(transition(submitting, { type: "submitted", amount: cash(1) })).toBe(submitting);
    expect(transition(submitting, { type: "amountTyped", text: "5" })).toBe(submitting);
    const missing: State = { kind: "missing", isGone: true };
    expect(transition(missing, { type: "cameBack" })).toBe(missing);
    expect(transition(missing, { type: "retried" })).toEqual({ kind: "loading", attempt: 1 });
  });
});
