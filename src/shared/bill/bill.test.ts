import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { externalLocation, readTicket, type Project, type Ticket } from "../contracts/bill.ts";
import { cash, credit } from "../money/cents.ts";
import { bps } from "../money/share.ts";
import { balanceOf } from "./balance.ts";
import { billChanges } from "./difference.ts";
import { bestOffer, endsIn, offerChoices, preselected } from "./offers.ts";
import { bonusPercent, shownPackages } from "./packages.ts";
import { earnRateOf, isCovered, paymentPlan, planOf } from "./plan.ts";
import { billOf, cardOnlyOf, gratuityDueOf, leftUnpaidOf, owedOf, taxOf } from "./ticket.ts";
import { boundedTip, isTooSmall, presetTip, tipBaseOf, tipMenu, tipOf, typedTip } from "./tip.ts";
import { growth, superlinear } from "../../../test/support/growth.ts";

const now = Date.parse("2026-11-21T18:00:00Z");

function ticket(parts: object = {}): Ticket {
  return readTicket.output.parse({ id: 1, bill_amount: 84.5, bill_total: 84.5, ...parts });
}

function project(parts: object = {}): Project {
  return externalLocation.output.parse({
    data: { project_id: 42, project_slug: "lucca", timezone: "America/Chicago", ...parts },
  });
}

function offer(id: number, parts: object = {}) {
  return {
    id,
    name: `Offer ${id}`,
    minimum_spend_amount: null,
    expiration: { mode: "no_expiration" },
    claim_details: { balance: 20, expires_at: null, offer_claim_id: `c${id}` },
    ...parts,
  };
}

describe("what the server answers", () => {
  it("is read as project with cards, packages, offers and a balance [B3.01] [B3.03] [B3.04] [B3.05] [R2]", () => {
    const read = project({
      location_type: "ProjectLocation",
      location_id: 7,
      balance: "25.50",
      credit_balance: 20,
      ik_pass_balance: 5.5,
      offer: offer(2),
      stripe_public_key: "pk_test_1",
      credit_cards: [{ id: 11, brand: "visa", last_four: "4242", exp_month: 4, exp_year: 2030 }],
      gift_card_options: [{ id: 1, amount: 50, credit_to_give: "60.00", hidden: false }],
      offers: [
        offer(1, {
          minimum_spend_amount: "30.00",
          expiration: { mode: "set_date", date: "2026-12-31", days: 30 },
          claim_details: { balance: 20, expires_at: "2026-12-31T06:00:00Z", offer_claim_id: "c1" },
        }),
      ],
      sub_credit_back_percent: "0.2",
      purchase_page: "/buy",
      white_logo_path: "/w.svg",
    });
    expect(read).toMatchObject({
      projectId: "42",
      projectSlug: "lucca",
      locationType: "ProjectLocation",
      locationId: "7",
      balance: 2550,
      creditBalance: 2000,
      ikPassBalance: 550,
      offer: { name: "Offer 2" },
      stripePublicKey: "pk_test_1",
      creditCards: [{ id: "11", brand: "visa", lastFour: "4242", expMonth: 4, expYear: 2030 }],
      giftCardOptions: [{ id: "1", amount: 5000, creditToGive: 6000, hidden: false }],
      subCreditBackPercent: 0.2,
      purchasePage: "/buy",
      whiteLogoPath: "/w.svg",
    });
    expect(read.offers[0]).toMatchObject({
      name: "Offer 1",
      minimumSpendAmount: 3000,
      expiration: { mode: "set_date", date: "2026-12-31", days: 30 },
      claimDetails: { balance: 2000, expiresAt: "2026-12-31T06:00:00Z", offerClaimId: "c1" },
    });
  });

  it("is read as project without data around it, too [R2]", () =>
    expect(externalLocation.output.parse({ project_id: 42 }).projectId).toBe("42"));

  it("is read as bill with its amounts, taxes and service charges [B3.07] [B3.08]", () => {
    const bill = ticket({
      taxes: [{ display_amount: "6.50" }, { display_amount: 0.25 }],
      service_charges: [
        { type: "gratuity", label: "Gratuity", due: 12, bill_card: true },
        { type: "suggested_tip", due: 5 },
      ],
      bill_amount_to_leave_unpaid: 10,
      bill_house_account_amount: 72.5,
      bill_card_amount: 12,
    });
    expect(bill).toMatchObject({
      id: "1",
      billAmount: 8450,
      billTotal: 8450,
      billHouseAccountAmount: 7250,
      billCardAmount: 1200,
      billAmountToLeaveUnpaid: 1000,
      taxes: [{ displayAmount: 650 }, { displayAmount: 25 }],
      serviceCharges: [
        { type: "gratuity", label: "Gratuity", due: 1200, billCard: true },
        { type: "suggested_tip", due: 500, billCard: false },
      ],
    });
    expect([
      taxOf(bill),
      gratuityDueOf(bill),
      cardOnlyOf(bill),
      leftUnpaidOf(bill),
      owedOf(bill),
    ]).toEqual([675, 1200, 1200, 1000, 9450]);
  });

  it("counts debts and negative bills as nothing", () => {
    expect(balanceOf(project({ balance: -5 }))).toBe(0);
    expect(billOf(ticket({ bill_amount: -3 }))).toBe(0);
  });
});

describe("the balance", () => {
  it.each([
    [{ balance: 12.5, credit_balance: 99 }, 1250],
    [{ balance: "12.50" }, 1250],
    [{ balance: 0, credit_balance: 99 }, 0],
    [{ credit_balance: 10, ik_pass_balance: 2.25 }, 1225],
    [{ ik_pass_balance: 2.25 }, 225],
    [{}, 0],
  ])("of %j is %d cents [B0.01] [B0.02] [R3]", (parts, cents) =>
    expect(balanceOf(project(parts))).toBe(cents),
  );
});

describe("the tip menu", () => {
  const rates = (menu: ReturnType<typeof tipMenu>) =>
    menu.presets.map((preset) =>
      preset.kind === "percent" ? preset.rate / 100 : preset.amount / 100,
    );
  const initial = ({ initial: preset }: ReturnType<typeof tipMenu>) =>
    preset.kind === "percent" ? preset.rate / 100 : preset.amount / 100;

  it("has percents from a bill of exactly $10 on, twenty chosen [B9.01] [B9.03] [B9.04]", () => {
    const menu = tipMenu(ticket({ bill_total: 10 }), null);
    expect([menu.mode, rates(menu), initial(menu)]).toEqual(["percent", [0, 18, 20, 22, 25], 20]);
  });

  it("has amounts below, one dollar chosen [B9.02] [B9.07] [B9.08]", () => {
    const menu = tipMenu(ticket({ bill_total: 9.99 }), null);
    expect([menu.mode, rates(menu), initial(menu)]).toEqual(["fixed", [0, 0.75, 1, 2, 3], 1]);
  });

  it("has small percents with gratuity, two chosen [B9.05] [B9.06] [R8]", () => {
    const menu = tipMenu(
      ticket({ service_charges: [{ type: "gratuity", due: 5 }] }),
      project({ custom_tip_percent0: 15 }),
    );
    expect([menu.mode, rates(menu), initial(menu)]).toEqual(["gratuity", [0, 2, 4, 8, 10], 2]);
    expect(
      tipMenu(
        ticket({
          service_charges: [
            { type: "gratuity", due: 0 },
            { type: "suggested_tip", due: 9 },
          ],
        }),
        null,
      ).mode,
    ).toBe("percent");
  });

  it("takes a location’s own percents, the second chosen [W12]", () => {
    const menu = tipMenu(
      ticket(),
      project({
        custom_tip_percent0: 15,
        custom_tip_percent1: "0.19",
        custom_tip_percent2: 23,
        custom_tip_percent3: 28.5,
      }),
    );
    expect([menu.mode, rates(menu), initial(menu)]).toEqual(["custom", [0, 15, 19, 23, 28.5], 19]);
    const one = tipMenu(ticket(), project({ custom_tip_percent2: 21 }));
    expect([rates(one), initial(one)]).toEqual([[0, 21], 21]);
  });

  it.each([
    [{ tip_calculation_base: 70, sub_total: 78 }, 7000, true],
    [{ sub_total: 78 }, 7800, true],
    [{}, 8450, false],
    [{ tip_calculation_base: 84.5 }, 8450, false],
  ])("is taken of %j: %d cents, before tax: %j [R7]", (parts, base, isBeforeTax) =>
    expect(tipBaseOf(ticket(parts))).toEqual({ base, isBeforeTax }),
  );

  it("follows the share where a part of the bill is paid [R7]", () => {
    const part = { bill_amount: 40, bill_amount_to_leave_unpaid: 44.5, sub_total: 78 };
    expect(tipBaseOf(ticket(part))).toEqual({ base: 3692, isBeforeTax: true });
    expect(tipBaseOf(ticket({ ...part, sub_total: null })).base).toBe(4000);
    const rest = { bill_amount: 20, bill_amount_to_leave_unpaid: 24.5, sub_total: 78 };
    expect(tipBaseOf(ticket(rest)).base).toBe(1846);
  });
});

describe("a typed tip", () => {
  it.each([
    ["5", 500],
    ["$5", 500],
    ["$1,234.50", 123_450],
    ["1234.5", 123_450],
    [".75", 75],
    ["$0.51", 51],
    ["0.75", 75],
    ["0", 0],
    ["", 0],
    [" 2.00 ", 200],
  ])("%j is %d cents [B5.03] [B5.04] [B5.05] [B9.10] [R10]", (text, amount) =>
    expect(typedTip(text, cash(0))).toEqual({ ok: true, amount }),
  );

  it.each([
    "a",
    "$",
    ".",
    "1.234",
    "12,34",
    "1,2345",
    "-1",
    "5 $",
    "1e3",
    "€5",
    "5.",
    "٥",
    "9".repeat(100_000),
  ])("%j is not in the format [B5.06] [R10]", (text) => {
    expect(typedTip(text, cash(0))).toEqual({ ok: false, problem: "invalid" });
  });

  it("takes 100,000 digits in one pass [B5.06]", () => {
    const work = (text: string) => typedTip(text, cash(0));
    expect(growth((size) => "9".repeat(size), 100_000, work)).toBeLessThan(superlinear);
  });

  it.each([
    ["0.50", 0, true],
    ["0.01", 0, true],
    ["0.51", 0, false],
    ["0", 0, false],
    ["0.25", 25, true],
    ["0.25", 26, false],
    ["0", 50, true],
    ["0", 51, false],
  ])(
    "of %s with %d cents of gratuity is too small: %j [B5.07] [B9.09] [R11]",
    (text, gratuity, isRefused) => {
      expect(typedTip(text, cash(gratuity)).ok).toBe(!isRefused);
      expect(isTooSmall(cash(Math.round(Number(text) * 100)), cash(gratuity))).toBe(isRefused);
    },
  );
});

describe("a tip that came with the order", () => {
  it.each([
    [0.5, "none"],
    [0.51, "given"],
    [12.5, "given"],
    ["12.50", "given"],
    [0, "none"],
    [0.25, "none"],
    [-1, "card-on-file"],
    ["-0.01", "card-on-file"],
    ["lots", "none"],
    [null, "none"],
    [undefined, "none"],
  ])("of %j is %s [B4.15] [B4.16] [R9]", (dollars, kind) =>
    expect(presetTip(dollars).kind).toBe(kind),
  );
});

describe("a tip that an address gives", () => {
  it.each([
    [84.5, "given"],
    [84.51, "none"],
    [500, "none"],
    ["99999999999", "none"],
    [-1, "card-on-file"],
  ])("of %j for a bill of $84.50 is %s", (dollars, kind) =>
    expect(boundedTip(presetTip(dollars), ticket()).kind).toBe(kind),
  );
});

describe("offers", () => {
  const keys = (p: Project, t = ticket()) =>
    offerChoices(p, t, now).map(({ key, eligibility, worth }) => [key, eligibility, worth]);

  it("below their minimum stay and cannot be chosen; the minimum is met by the grand total [B5.14] [B5.15] [R6]", () => {
    const p = project({
      offers: [offer(1, { minimum_spend_amount: 84.51 }), offer(2, { minimum_spend_amount: 84.5 })],
    });
    expect(keys(p)).toEqual([
      ["c1", "below-minimum", 0],
      ["c2", "usable", 2000],
    ]);
  });

  it("that have expired are not listed, those without an end are [B5.16] [B5.17] [B3.06] [R5]", () => {
    const claim = (expires: string | null) => ({
      balance: 20,
      expires_at: expires,
      offer_claim_id: `c-${expires}`,
    });
    const p = project({
      offers: [
        offer(1, {
          expiration: { mode: "set_date" },
          claim_details: claim("2026-11-21T17:59:59Z"),
        }),
        offer(2, {
          expiration: { mode: "set_date" },
          claim_details: claim("2026-11-21T18:00:01Z"),
        }),
        offer(3, { expiration: { mode: "no_expiration" }, claim_details: claim("2020-01-01") }),
        offer(4, { expiration: { mode: "set_date", date: "2026-11-20" } }),
        offer(5, { expiration: { mode: "set_date", date: "2026-11-21" } }),
        offer(6, { expiration: { mode: "days", days: 3 } }),
        offer(7, { expiration: { mode: "days", days: -1 } }),
      ],
    });
    expect(keys(p).map(([key]) => key)).toEqual([
      "c-2026-11-21T18:00:01Z",
      "c-2020-01-01",
      "c5",
      "c6",
    ]);
  });

  it("for an item pay its amount on the bill, and no other [W13]", () => {
    const p = project({
      offers: [offer(1, { type: "item_offer" }), offer(2, { type: "item_offer" })],
    });
    expect(keys(p, ticket({ item_offers: [{ offer_id: 2, amount: 14.5 }] }))).toEqual([
      ["c1", "not-on-bill", 0],
      ["c2", "usable", 1450],
    ]);
  });

  it("come with the single one in front, which is chosen [R4]", () => {
    const p = project({
      offer: offer(9, { claim_details: { balance: 5, offer_claim_id: "c9" } }),
      offers: [offer(1)],
    });
    const choices = offerChoices(p, ticket(), now);
    expect([choices.map(({ key }) => key), preselected(p, choices, ticket())?.key]).toEqual([
      ["c9", "c1"],
      "c9",
    ]);
    expect(keys(project({ offer: offer(1), offers: [offer(1)] }))).toHaveLength(1);
  });

  it("the best is the largest that the bill can take [R3]", () => {
    const of = (id: number, balance: number) =>
      offer(id, { claim_details: { balance, offer_claim_id: `c${id}` } });
    const best = (...offers: object[]) =>
      bestOffer(offerChoices(project({ offers }), ticket(), now), ticket())?.key;
    expect([
      best(of(1, 20), of(2, 84.5), of(3, 84.51)),
      best(of(1, 200), of(2, 100)),
      best(of(1, 0)),
    ]).toEqual(["c2", "c2", undefined]);
  });

  it("say when they end", () => {
    expect([
      endsIn(
        project({ offers: [offer(1, { expiration: { mode: "set_date", date: "2026-11-23" } })] })
          .offers[0]!,
        now,
        "America/Chicago",
      ),
      endsIn(project({ offers: [offer(1)] }).offers[0]!, now, null),
    ]).toEqual([2, null]);
  });
});

describe("packages", () => {
  it("are shown by price, then by credit, without hidden ones [B5.18] [B5.19] [R25]", () => {
    const p = project({
      gift_card_options: [
        { id: 1, amount: 100, credit_to_give: 125 },
        { id: 2, amount: 50, credit_to_give: 60 },
        { id: 3, amount: 50, credit_to_give: 55 },
        { id: 4, amount: 10, credit_to_give: 99, hidden: true },
        { id: 5, amount: 0, credit_to_give: 9 },
      ],
    });
    expect(shownPackages(p.giftCardOptions).map(({ id }) => id)).toEqual(["3", "2", "1"]);
  });

  it.each([
    [100, 125, 25],
    [50, 55, 10],
    [30, 40, 33],
    [60, 65, 8],
    [80, 90, 13],
    [100, 100, 0],
    [100, 80, -20],
    [0, 10, 0],
  ])("of $%d for $%d have a bonus of %d %% [B9.11]", (amount, give, bonus) =>
    expect(
      bonusPercent({
        id: "x",
        amount: cash(amount * 100),
        creditToGive: credit(give * 100),
        hidden: false,
      }),
    ).toBe(bonus),
  );
});

describe("a bill that was read again", () => {
  it("lists the changed amounts", () => {
    const before = ticket({ tax_total: 6.5, sub_total: 78 });
    expect(billChanges(before, ticket({ tax_total: 6.5, sub_total: 78 }))).toEqual([]);
    expect(
      billChanges(
        before,
        ticket({ bill_amount: 96.5, bill_total: 96.5, tax_total: 6.5, sub_total: 90 }),
      ).map(({ part, before: was, after }) => [part, was, after]),
    ).toEqual([
      ["bill", 8450, 9650],
      ["total", 8450, 9650],
    ]);
  });
});

/**
 * Columns: bill, card only, balance, offer, tip, rate in %; then offer, credit, card for the bill,
 * card, earned. All amounts are in cents.
 */
const worked = [
  [8450, 0, 2500, 0, 1560, 20, 0, 2500, 5950, 7510, 1190],
  [8450, 0, 8450, 0, 1560, 20, 0, 8450, 0, 1560, 0],
  [8450, 0, 8449, 0, 0, 20, 0, 8449, 1, 1, 0],
  [8450, 0, 6450, 2000, 0, 20, 2000, 6450, 0, 0, 0],
  [8450, 0, 6449, 2000, 0, 20, 2000, 6449, 1, 1, 0],
  [8450, 0, 10000, 2000, 1690, 20, 2000, 6450, 0, 1690, 0],
  [8450, 0, 0, 0, 0, 20, 0, 0, 8450, 8450, 1690],
  [8450, 0, 0, 10000, 0, 20, 8450, 0, 0, 0, 0],
  [8450, 0, 0, 8449, 0, 20, 8449, 0, 1, 1, 0],
  [1500, 0, 2500, 2000, 300, 20, 1500, 0, 0, 300, 0],
  [0, 0, 2500, 2000, 0, 20, 0, 0, 0, 0, 0],
  [1, 0, 0, 0, 0, 20, 0, 0, 1, 1, 0],
  [2, 0, 0, 0, 0, 20, 0, 0, 2, 2, 0],
  [3, 0, 0, 0, 0, 20, 0, 0, 3, 3, 1],
  [7, 0, 0, 0, 0, 20, 0, 0, 7, 7, 1],
  [8, 0, 0, 0, 0, 20, 0, 0, 8, 8, 2],
  [1001, 0, 1, 0, 51, 20, 0, 1, 1000, 1051, 200],
  [1002, 0, 0, 0, 75, 20, 0, 0, 1002, 1077, 200],
  [1003, 0, 0, 0, 100, 20, 0, 0, 1003, 1103, 201],
  [15390, 2400, 0, 0, 308, 20, 0, 0, 15390, 15698, 3078],
  [15390, 2400, 20000, 0, 308, 20, 0, 12990, 2400, 2708, 480],
  [15390, 2400, 12990, 0, 0, 20, 0, 12990, 2400, 2400, 480],
  [15390, 2400, 12000, 2000, 0, 20, 2000, 10990, 2400, 2400, 480],
  [15390, 2400, 0, 20000, 0, 20, 12990, 0, 2400, 2400, 480],
  [2400, 2400, 9999, 9999, 0, 20, 0, 0, 2400, 2400, 480],
  [840, 0, 500, 0, 100, 20, 0, 500, 340, 440, 68],
  [840, 0, 840, 0, 75, 20, 0, 840, 0, 75, 0],
  [840, 0, 0, 300, 200, 20, 300, 0, 540, 740, 108],
  [1234567, 0, 2500, 0, 228000, 20, 0, 2500, 1232067, 1460067, 246413],
  [1234567, 0, 1234567, 0, 228000, 20, 0, 1234567, 0, 228000, 0],
  [6060, 0, 2500, 1450, 1120, 20, 1450, 2500, 2110, 3230, 422],
  [6060, 0, 4610, 1450, 1120, 20, 1450, 4610, 0, 1120, 0],
  [4000, 0, 2500, 0, 800, 20, 0, 2500, 1500, 2300, 300],
  [9999, 0, 3333, 3333, 3333, 20, 3333, 3333, 3333, 6666, 667],
  [9999, 0, 0, 0, 0, 15, 0, 0, 9999, 9999, 1500],
  [9999, 0, 0, 0, 0, 0, 0, 0, 9999, 9999, 0],
  [9999, 0, 0, 0, 0, 100, 0, 0, 9999, 9999, 9999],
  [333, 0, 0, 0, 0, 50, 0, 0, 333, 333, 167],
  [335, 0, 0, 0, 0, 10, 0, 0, 335, 335, 34],
  [334, 0, 0, 0, 0, 10, 0, 0, 334, 334, 33],
] as const;

describe("forty worked examples", () => {
  it("are forty", () => expect(worked).toHaveLength(40));

  it.each(worked)(
    "bill %d, card only %d, balance %d, offer %d, tip %d, back %d %%: offer %d, credit %d, card for the bill %d, card %d, earned %d [B9.12] [R29]",
    (bill, cardOnly, balance, offerWorth, tip, rate, ...expected) => {
      const plan = paymentPlan({
        bill: cash(bill),
        cardOnly: cash(cardOnly),
        balance: credit(balance),
        offerWorth: credit(offerWorth),
        tip: cash(tip),
        earnRate: bps(rate * 100),
      });
      expect([plan.offer, plan.credit, plan.cardForBill, plan.card, plan.earned]).toEqual(expected);
      expect(plan.offer + plan.credit + plan.cardForBill).toBe(bill);
    },
  );
});

describe("any payment", () => {
  const cents = fc.oneof(fc.nat({ max: 500 }), fc.nat({ max: 100_000_000 }));
  const parts = fc.record({
    bill: cents,
    cardOnly: cents,
    balance: cents,
    offerWorth: cents,
    tip: cents,
    rate: fc.integer({ min: 0, max: 10_000 }),
  });

  it("adds up, takes no more than there is, and knows no fractions [B1.01] [B9.10]", () => {
    fc.assert(
      fc.property(parts, ({ bill, cardOnly, balance, offerWorth, tip, rate }) => {
        const plan = paymentPlan({
          bill: cash(bill),
          cardOnly: cash(cardOnly),
          balance: credit(balance),
          offerWorth: credit(offerWorth),
          tip: cash(tip),
          earnRate: bps(rate),
        });
        expect(plan.offer + plan.credit + plan.cardForBill).toBe(bill);
        expect(plan.offer + plan.credit + plan.card).toBe(plan.total);
        expect(plan.credit).toBeLessThanOrEqual(balance);
        expect(plan.offer).toBeLessThanOrEqual(offerWorth);
        expect(plan.cardForBill).toBeGreaterThanOrEqual(Math.min(bill, cardOnly));
        expect(plan.earned).toBeLessThanOrEqual(plan.cardForBill);
        for (const amount of Object.values(plan))
          expect(Number.isSafeInteger(amount) && amount >= 0 && !Object.is(amount, -0)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it("is covered exactly where the card pays nothing of the bill and nothing is for the card alone", () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 20_000 }),
        fc.nat({ max: 20_000 }),
        fc.nat({ max: 5_000 }),
        (bill, balance, worth) => {
          const [p, t] = [project({ balance: balance / 100 }), ticket({ bill_amount: bill / 100 })];
          expect(isCovered(p, t, credit(worth))).toBe(
            planOf(p, t, credit(worth), cash(0)).cardForBill === 0,
          );
        },
      ),
    );
  });

  it("tips a share to the cent, half up", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 10_000_000 }), (base) => {
        const menu = tipMenu(ticket({ bill_total: base / 100 }), null);
        for (const preset of menu.presets)
          if (preset.kind === "percent")
            expect(tipOf(preset, menu.base)).toBe(
              Math.floor((base * (preset.rate / 100) + 50) / 100),
            );
      }),
    );
  });

  it.each([
    [null, 2000],
    [0.2, 2000],
    [0.155, 1550],
    [20, 2000],
    [1, 10_000],
    [0, 0],
    [-1, 2000],
    [1000, 2000],
  ])("earns back at %j: %d hundredths of a percent [R29]", (given, rate) =>
    expect(earnRateOf({ subCreditBackPercent: given })).toBe(rate),
  );
});

it("a bill that is exactly balance and offer is covered [B4.09]", () => {
  const p = project({ balance: 64.5 });
  expect([isCovered(p, ticket(), credit(2000)), isCovered(p, ticket(), credit(1999))]).toEqual([
    true,
    false,
  ]);
});
