import { plannedRest, type Rest } from "../../bill/rest.ts";
import { cardName } from "../../card/savedCards.ts";
import type { Payment, PaymentResult, Ticket } from "../../contracts/bill.ts";
import type { RedemptionResult } from "../../contracts/redemption.ts";
import { cash, type CashCents, type CreditCents } from "../../money/cents.ts";
import type { PaymentRecord } from "./facts.ts";
import type { KeptReceipt } from "./kept.ts";
import { cardOf, planFor, type BillOrder } from "../order.ts";
import { chargedSums, type Sums } from "./sums.ts";

export type { Sums };

/** The proof of a payment; it outlives a reload, so that a success once seen is never hidden again (fault D5). */
export interface Receipt {
  /** The check's number; null where the bill was an amount. */
  readonly number: string | null;
  readonly restaurant: string | null;
  readonly address: string | null;
  readonly timeZone: string | null;
  /** The check with its items; null where the bill can no longer be read. */
  readonly ticket: Ticket | null;
  /** Null where it is not known, or where another guest has paid. */
  readonly sums: Sums | null;
  /** The tenders in the server's words; empty where it sends none. */
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

type Result = PaymentResult & Partial<Pick<RedemptionResult, "optIn">>;

/** The receipt of a payment that was carried out, by its answer's own tenders; without an answer, as it was planned. */
export function receiptOf(order: BillOrder, result: Result | null, atMs: number | null): Receipt {
  const { project, ticket, number } = order;
  const payments = result?.payments ?? [];
  const saved = cardOf(order);
  return {
    number,
    restaurant: project.name,
    address: project.address ?? null,
    timeZone: project.timezone,
    ticket,
    sums: chargedSums(planFor(order), payments),
    payments,
    card: saved && cardName(saved),
    creditBack: result?.creditBack ?? null,
    optIn: result?.optIn ?? null,
    reference: result?.reference ?? null,
    returnUrl: result?.returnUrlOverride ?? null,
    atMs,
    rest: plannedRest(ticket),
  };
}

/** A receipt without amounts: another guest has paid, or this diner elsewhere. */
export function receiptWithoutSums(order: BillOrder, atMs: number): Receipt {
  return { ...receiptOf(order, null, atMs), sums: null, card: null, rest: null };
}

const unknownPart: KeptReceipt = {
  number: null,
  restaurant: null,
  timeZone: null,
  sums: null,
  payments: [],
  creditBack: null,
  optIn: null,
  reference: null,
  atMs: null,
};

/** The receipt of an earlier payment of this browser, with what could be read of the bill. */
export function rememberedReceipt(
  stored: KeptReceipt | null,
  order: Pick<BillOrder, "project" | "ticket" | "number"> | null,
  rest: Receipt["rest"] = null,
): Receipt {
  const { number, restaurant, timeZone, ...amounts } = stored ?? unknownPart;
  return {
    ...amounts,
    restaurant: order?.project.name ?? restaurant,
    timeZone: order?.project.timezone ?? timeZone,
    number: order?.number ?? number,
    address: order?.project.address ?? null,
    ticket: order?.ticket ?? null,
    card: null,
    returnUrl: null,
    rest,
  };
}

/** The tip of an earlier payment; null where this browser does not know. */
export function rememberedTip(record: PaymentRecord | null): CashCents | null {
  return record?.facts.receipt?.sums?.tip ?? null;
}

/** The tenders of the bill and its tip: in the server's words, else as it was planned. */
export function tendersOf({ payments, sums }: Pick<Receipt, "payments" | "sums">): Payment[] {
  if (payments.length || !sums) return [...payments];
  return (["offer", "credit", "card"] as const).flatMap((type) =>
    sums[type] > 0 ? [{ type, amount: cash(sums[type]) }] : [],
  );
}
