import { describe, expect, it } from "vitest";
import { paymentPlan } from "../../bill/plan.ts";
import type { Payment } from "../../contracts/bill.ts";
import { cash, credit } from "../../money/cents.ts";
import { fraction } from "../../money/share.ts";
import { answeredSums, chargedSums, plannedSums, withoutTenders } from "./sums.ts";

const parts = {
  bill: cash(8450),
  cardOnly: cash(0),
  balance: credit(2500),
  offerWorth: credit(0),
  tip: cash(1560),
  earnRate: fraction(0.2),
};
const plan = paymentPlan(parts);

const paid = (...rows: readonly (readonly [string | null, number | null])[]): Payment[] =>
  rows.map(([type, cents]) => ({ type, amount: cents === null ? null : cash(cents) }));

describe("the sums of a payment", () => {
  it("are the planned ones where the answer names no tender", () => {
    expect(chargedSums(plan, [])).toEqual(plannedSums(plan));
    expect(plannedSums(plan)).toMatchObject({ credit: 2500, card: 7510, total: 10_010 });
  });

  it.each<[string, Payment[], object, typeof parts?]>([
    [
      "credit that was spent elsewhere",
      paid(["card", 10_010]),
      { credit: 0, card: 10_010, tip: 1560, bill: 8450, total: 10_010 },
    ],
    [
      "a tip beside the card's part",
      paid(["credit", 2500], ["card", 5950], ["tip", 1560]),
      { credit: 2500, card: 7510, tip: 1560, bill: 8450, total: 10_010 },
    ],
    [
      "no tip at all",
      paid(["dining_credit", 2500], ["visa", 5950]),
      { credit: 2500, card: 7510, tip: 1560, bill: 8450, total: 10_010 },
    ],
    [
      "an offer",
      paid(["item_offer", 1000], ["card", 9010]),
      { offer: 1000, credit: 0, card: 9010, total: 10_010 },
    ],
    [
      "everything but the offer",
      paid(["credit", 1500], ["card", 7510]),
      { offer: 1000, credit: 1500, card: 7510, total: 10_010 },
      { ...parts, offerWorth: credit(1000) },
    ],
    [
      "another amount than was planned",
      paid(["credit_card", 5000]),
      { credit: 0, card: 5000, tip: 1560, bill: 3440, total: 5000 },
    ],
  ])("are the answer's own where it names %s", (_, payments, sums, planned = parts) => {
    expect(chargedSums(paymentPlan(planned), payments)).toMatchObject(sums);
  });

  it("are the planned ones where an unknown tender is named, unless the amount is another one: then they are not known", () => {
    expect(chargedSums(plan, paid(["barter", 2500], ["card", 7510]))).toEqual(plannedSums(plan));
    expect(chargedSums(plan, paid(["barter", 2500], ["card", 10_010]))).toBeNull();
    expect(chargedSums(plan, paid(["card", null]))).toEqual(plannedSums(plan));
  });

  it("of a payment without an answer name no tender, unless the card alone has paid", () => {
    const unknown = { ...plannedSums(plan), offer: null, credit: null, card: null };
    expect(withoutTenders(plannedSums(plan))).toEqual(unknown);
    const byCard = plannedSums(paymentPlan({ ...parts, balance: credit(0) }));
    expect(withoutTenders(byCard)).toEqual(byCard);
    expect(answeredSums(plannedSums(plan), [])).toEqual(unknown);
    expect(answeredSums(plannedSums(plan), paid(["card", 10_010]))).toMatchObject({ card: 10_010 });
  });
});
