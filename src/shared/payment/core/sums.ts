import type { PaymentPlan } from "../../bill/plan.ts";
import type { Payment } from "../../contracts/bill.ts";
import { add, minOf, subtract } from "../../money/arithmetic.ts";
import {
  cash,
  cashValueOf,
  credit,
  creditFor,
  type CashCents,
  type CreditCents,
} from "../../money/cents.ts";

/**
 * The amounts of a payment. `bill + tip` is the total, and so is `offer + credit + card`, which are
 * null if it is unknown how much each has paid.
 */
export interface Sums {
  readonly bill: CashCents;
  readonly tip: CashCents;
  readonly total: CashCents;
  readonly offer: CreditCents | null;
  readonly credit: CreditCents | null;
  readonly card: CashCents | null;
}

type SplitSums = Pick<PaymentPlan, keyof Sums>;

type Tender = "offer" | "credit" | "card" | "tip";

const types: readonly (readonly [Tender, RegExp])[] = [
  ["tip", /^(tip|gratuity)s?$/i],
  ["offer", /offer|discount|promo|coupon/i],
  [
    "card",
    /(^|_|\b)(credit_?card|card|visa|mastercard|amex|discover|stripe|apple_?pay|google_?pay|wallet)(_|\b|$)/i,
  ],
  ["credit", /credit|pass|balance|reward|house|gift/i],
];

function tenderOf(type: string | null): Tender | null {
  return types.find(([, pattern]) => pattern.test(type ?? ""))?.[0] ?? null;
}

export function plannedSums({
  bill,
  tip,
  total,
  offer,
  credit: byCredit,
  card,
}: SplitSums): SplitSums {
  return { bill, tip, total, offer, credit: byCredit, card };
}

/** The amounts of a payment of which nobody knows how much each tender has paid. */
export function withUnknownTenders(sums: Sums): Sums {
  return { ...sums, offer: null, credit: null, card: null };
}

/**
 * Keeps the tenders only if the card alone has paid. Credit and offers may have been used elsewhere
 * between the last reading and the charge, and then the card has paid their part.
 */
export function withoutTenders(sums: Sums): Sums {
  return sums.card === sums.total ? sums : withUnknownTenders(sums);
}

/** Returns the amounts of an earlier attempt, of which an answer came only now. */
export function answeredSums(sums: Sums, payments: readonly Payment[]): Sums | null {
  return payments.length && isSplit(sums) ? chargedSums(sums, payments) : withoutTenders(sums);
}

function isSplit(sums: Sums): sums is SplitSums {
  return sums.offer !== null && sums.credit !== null && sums.card !== null;
}

/**
 * Returns the amounts of a payment by the tenders that its answer names, or as planned if it names
 * none. Null if the answer names an unknown tender and an amount that differs from the plan. Then
 * only the answer's own list is shown.
 */
export function chargedSums(plan: SplitSums, payments: readonly Payment[]): SplitSums | null {
  const rows = payments.flatMap(({ type, amount }) =>
    amount === null ? [] : [{ tender: tenderOf(type), amount }],
  );
  if (!rows.length) return plannedSums(plan);
  const sumOf = (tender: Tender): CashCents =>
    add(cash(0), ...rows.flatMap((row) => (row.tender === tender ? [row.amount] : [])));
  const listed = add(cash(0), ...rows.map(({ amount }) => amount));
  if (rows.some(({ tender }) => tender === null) || rows.length < payments.length)
    return listed === plan.total ? plannedSums(plan) : null;
  const listedTip = sumOf("tip");
  const listedOffer = creditFor(sumOf("offer"));
  const unlisted = unlistedParts(plan, listed, {
    tip: listedTip === 0 ? plan.tip : cash(0),
    offer: listedOffer === 0 ? plan.offer : credit(0),
  });
  const total = add(listed, unlisted.tip, cashValueOf(unlisted.offer));
  const tip = listedTip > 0 ? listedTip : minOf(plan.tip, total);
  return {
    bill: subtract(total, tip),
    tip,
    total,
    offer: add(listedOffer, unlisted.offer),
    credit: creditFor(sumOf("credit")),
    card: add(sumOf("card"), listedTip, unlisted.tip),
  };
}

interface Unlisted {
  readonly tip: CashCents;
  readonly offer: CreditCents;
}

/**
 * Returns the tip or offer that the server's list omits. Some servers list no tip, which the card
 * pays, or no offer. A part is missing if adding it makes the planned total.
 */
function unlistedParts(plan: SplitSums, listed: CashCents, { tip, offer }: Unlisted): Unlisted {
  const none = { tip: cash(0), offer: credit(0) };
  const choices = [none, { ...none, tip }, { ...none, offer }, { tip, offer }];
  return choices.find((one) => listed + one.tip + one.offer === plan.total) ?? none;
}
