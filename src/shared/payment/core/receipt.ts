import { plannedRest, type Rest } from "../../bill/rest.ts";
import type { CreditCard } from "../../contracts/cards.ts";
import type { Payment, PaymentResult, Ticket } from "../../contracts/bill.ts";
import type { RedemptionResult } from "../../contracts/redemption.ts";
import { cash, type CashCents, type CreditCents } from "../../money/cents.ts";
import { isPending, type PaymentRecord } from "./facts.ts";
import type { KeptReceipt } from "./kept.ts";
import { hasSeveralBodies } from "../intent/sentBodies.ts";
import { cardOf, planFor, type BillOrder } from "../order.ts";
import {
  answeredSums,
  chargedSums,
  withoutTenders,
  withUnknownTenders,
  type Sums,
} from "./sums.ts";

export type { Sums };

/**
 * The proof of a payment. It survives a reload, so that nothing hides a success that was once shown
 * (fault D5).
 */
export interface Receipt {
  /** The check's number. Null if the payer entered an amount instead. */
  readonly number: string | null;
  readonly restaurant: string | null;
  readonly address: string | null;
  readonly timeZone: string | null;
  /** The check with its items. Null if the bill can no longer be read. */
  readonly ticket: Ticket | null;
  /** Null if the amounts are unknown or another guest has paid. */
  readonly sums: Sums | null;
  /** The tenders as the server names them. Empty if it names none. */
  readonly payments: readonly Payment[];
  /** The saved card that paid. Only its id is stored, and the account's cards tell its name again. */
  readonly card: CreditCard | null;
  readonly creditBack: CreditCents | null;
  readonly optIn: RedemptionResult["optIn"];
  readonly reference: string | null;
  readonly returnUrl: string | null;
  /** Milliseconds since the epoch. Null if the time is unknown. */
  readonly atMs: number | null;
  /** What is left to pay: the amount that this payment left open, or other checks. */
  readonly rest: Rest | { readonly kind: "others" } | null;
}

type Result = PaymentResult & Partial<Pick<RedemptionResult, "optIn">>;

/**
 * Returns the receipt of a payment. The tenders come from the answer; without an answer they are as
 * planned.
 */
export function receiptOf(order: BillOrder, result: Result | null, atMs: number | null): Receipt {
  const { project, ticket, number } = order;
  const payments = result?.payments ?? [];
  return {
    number,
    restaurant: project.name,
    address: project.address ?? null,
    timeZone: project.timezone,
    ticket,
    sums: chargedSums(planFor(order), payments),
    payments,
    card: cardOf(order),
    creditBack: result?.creditBack ?? null,
    optIn: result?.optIn ?? null,
    reference: result?.reference ?? null,
    returnUrl: result?.returnUrlOverride ?? null,
    atMs,
    rest: plannedRest(ticket),
  };
}

/**
 * Returns a receipt without amounts, for a bill that another guest has paid, or this diner on
 * another device.
 */
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
  cardId: null,
  atMs: null,
};

/**
 * Returns the receipt of an earlier payment of this browser, completed by what could be read of the
 * bill.
 */
export function rememberedReceipt(
  stored: KeptReceipt | null,
  order: Pick<BillOrder, "project" | "ticket" | "number"> | null,
  rest: Receipt["rest"] = null,
): Receipt {
  const { number, restaurant, timeZone, cardId, ...amounts } = stored ?? unknownPart;
  return {
    ...amounts,
    restaurant: order?.project.name ?? restaurant,
    timeZone: order?.project.timezone ?? timeZone,
    number: order?.number ?? number,
    address: order?.project.address ?? null,
    ticket: order?.ticket ?? null,
    card: order && cardOf({ project: order.project, cardId }),
    returnUrl: null,
    rest,
  };
}

/**
 * Returns the receipt of an earlier attempt whose answer came only now. The answer tells what each
 * tender has paid.
 */
export function answeredReceipt(
  stored: KeptReceipt,
  order: BillOrder,
  { payments, reference }: PaymentResult,
): Receipt {
  const receipt = rememberedReceipt(stored, order);
  return {
    ...receipt,
    // Another card may have been sent under the same key.
    card: null,
    payments,
    reference: reference ?? receipt.reference,
    sums: receipt.sums && answeredSums(receipt.sums, payments),
  };
}

/**
 * Removes what a reading does not prove: all amounts if several bodies were sent under the payment's
 * key, and the tenders if the payment was found without its answer, or if two attempts of any tab
 * would have paid otherwise.
 */
export function certainReceipt<T extends { readonly sums: Sums | null }>(
  receipt: T,
  record: PaymentRecord | null,
): T {
  const { sums } = receipt;
  if (!record || !sums) return receipt;
  if (hasSeveralBodies(record)) return { ...receipt, sums: null };
  if (!isPending(record)) return receipt;
  const isAmbiguous = record.facts.receipt?.sums?.card === null;
  return { ...receipt, sums: isAmbiguous ? withUnknownTenders(sums) : withoutTenders(sums) };
}

/** The tip of an earlier payment. Null if this browser does not know it. */
export function rememberedTip(record: PaymentRecord | null): CashCents | null {
  return record?.facts.receipt?.sums?.tip ?? null;
}

/** The tenders of the bill and its tip as the server names them, otherwise as planned. */
export function tendersOf({ payments, sums }: Pick<Receipt, "payments" | "sums">): Payment[] {
  if (payments.length || !sums) return [...payments];
  return (["offer", "credit", "card"] as const).flatMap((type) =>
    sums[type] ? [{ type, amount: cash(sums[type]) }] : [],
  );
}
