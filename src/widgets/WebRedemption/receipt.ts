import * as z from "zod/mini";
import { plannedRest, type Rest } from "../../shared/bill/rest.ts";
import { cardName } from "../../shared/card/savedCards.ts";
import type { Payment, Ticket } from "../../shared/contracts/bill.ts";
import type { RedemptionPlace, RedemptionResult } from "../../shared/contracts/redemption.ts";
import { cash, credit, type CashCents, type CreditCents } from "../../shared/money/cents.ts";
import type { BillMark } from "../../shared/payment/billMemory.ts";
import type { Proof } from "../../shared/payment/ProofCard.tsx";
import { cardOf, planFor, type Order } from "./order.ts";

/** What was paid by whom; it outlives a reload, so that a success once seen is never hidden again (faults D5). */
export interface Receipt {
  readonly number: string;
  readonly restaurant: string | null;
  readonly address: string | null;
  readonly timeZone: string | null;
  /** What was ordered; null where the bill can no longer be read. */
  readonly ticket: Ticket | null;
  readonly sums: Sums | null;
  /** What paid it, in the server's words, else as it was planned. */
  readonly payments: readonly Payment[];
  /** `Visa •••• 4242`; never kept. */
  readonly card: string | null;
  readonly creditBack: CreditCents | null;
  readonly optIn: RedemptionResult["optIn"];
  readonly reference: string | null;
  readonly returnUrl: string | null;
  /** Ms since the epoch; null where it is not known. */
  readonly atMs: number | null;
  /** There is more to pay: what this payment left open, or other checks. */
  readonly rest: Rest | { readonly kind: "others" } | null;
}

export interface Sums {
  readonly bill: CashCents;
  readonly tip: CashCents;
  readonly total: CashCents;
  readonly card: CashCents;
}

const words = z.nullable(z.string());
const cashCents = z.pipe(z.int().check(z.nonnegative()), z.transform(cash));
const creditCents = z.nullable(z.pipe(z.int(), z.transform(credit)));

/** What this tab keeps of it: ids and amounts, nothing of the person and nothing of a card. */
const kept = z.object({
  restaurant: words,
  timeZone: words,
  sums: z.nullable(
    z.object({ bill: cashCents, tip: cashCents, total: cashCents, card: cashCents }),
  ),
  payments: z.array(z.object({ type: words, amount: z.nullable(cashCents) })),
  creditBack: creditCents,
  optIn: z.nullable(
    z.object({ balance: creditCents, creditBalance: creditCents, downloadUrl: words }),
  ),
  reference: words,
  atMs: z.nullable(z.number()),
});

/** A receipt as it is kept; the rest is read again. */
export function keptPart({
  restaurant,
  timeZone,
  sums,
  payments,
  creditBack,
  optIn,
  reference,
  atMs,
}: Receipt): unknown {
  return { restaurant, timeZone, sums, payments, creditBack, optIn, reference, atMs };
}

/** The receipt of a payment that was carried out; without its answer, as it was planned. */
export function receiptOf(
  order: Order,
  result: RedemptionResult | null,
  atMs: number | null,
): Receipt {
  const { project, ticket, number } = order;
  const { bill, tip, total, card } = planFor(order);
  const saved = cardOf(order);
  return {
    number,
    restaurant: project.name,
    address: project.address,
    timeZone: project.timezone,
    ticket,
    sums: { bill, tip, total, card },
    payments: result?.payments.length ? result.payments : planned(order),
    card: saved && cardName(saved),
    creditBack: result?.creditBack ?? null,
    optIn: result?.optIn ?? null,
    reference: result?.reference ?? null,
    returnUrl: result?.returnUrlOverride ?? null,
    atMs,
    rest: plannedRest(ticket) ?? othersIn(order),
  };
}

/** Other checks that were open when this one was read. */
export function othersIn({ open }: Pick<Order, "open">): Receipt["rest"] {
  return open.length > 1 ? { kind: "others" } : null;
}

/** Paid by somebody, perhaps by this diner before: nothing is claimed of how. */
export function receiptOfOther(order: Order, atMs: number): Receipt {
  return { ...receiptOf(order, null, atMs), sums: null, payments: [], card: null };
}

/** The tip of an earlier payment; null where this tab does not know. */
export function rememberedTip(mark: BillMark | null): CashCents | null {
  return kept.safeParse(mark?.receipt).data?.sums?.tip ?? null;
}

export interface Remembered {
  readonly mark: BillMark;
  readonly project: RedemptionPlace | null;
  readonly ticket: Ticket | null;
  readonly rest: Receipt["rest"];
}

/** The receipt of an earlier payment of this tab, with what could be read of the bill. */
export function rememberedReceipt({ mark, project, ticket, rest }: Remembered): Receipt {
  const { success, data } = kept.safeParse(mark.receipt);
  const known = success
    ? data
    : {
        restaurant: null,
        timeZone: null,
        sums: null,
        payments: [],
        creditBack: null,
        optIn: null,
        reference: null,
        atMs: null,
      };
  return {
    ...known,
    restaurant: project?.name ?? known.restaurant,
    timeZone: project?.timezone ?? known.timeZone,
    number: mark.ticket,
    address: project?.address ?? null,
    ticket,
    card: null,
    returnUrl: null,
    rest,
  };
}

/** What the server is shown. */
export function proofOf({ restaurant, number, timeZone, reference, sums }: Receipt): Proof {
  return { restaurant, check: number, timeZone, reference, paid: sums };
}

function planned(order: Order): Payment[] {
  const { offer, credit: byCredit, card } = planFor(order);
  const parts = { offer, credit: byCredit, card };
  return Object.entries(parts).flatMap(([type, amount]) =>
    amount > 0 ? [{ type, amount: cash(amount) }] : [],
  );
}
