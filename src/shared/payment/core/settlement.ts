import type { SentSums } from "../../bill/settled.ts";
import { billOf, owedOf } from "../../bill/ticket.ts";
import type { Challenged } from "../../card/cardPort.ts";
import type { BillOrder } from "../order.ts";
import type { PaymentFacts, PaymentRecord } from "./facts.ts";
import { keptPart } from "./kept.ts";
import type { PaidDetail, PaymentDeps } from "./paymentDeps.ts";
import { receiptOf, type Receipt } from "./receipt.ts";
import type { PaidBill, SentPayment, Setback } from "./state.ts";
import { isRefusal, type FinalAnswer, type OpenAnswer } from "./verdict.ts";

type SettlementDeps<O extends BillOrder, R> = Pick<
  PaymentDeps<O, R>,
  "intents" | "nameOf" | "nameOfNumber" | "announce"
>;

/** A settled payment is not looked up again. */
const nothingToFind = { cardId: null, bodies: [], knownIds: [] };

/**
 * Writes the outcome of a payment into its record, and tells the host page about a paid bill once.
 */
export function createSettlement<O extends BillOrder, R>(deps: SettlementDeps<O, R>) {
  const { intents, nameOf } = deps;

  function settle({ how, order, receipt }: PaidBill<O>, phase: "paid" | "posUnconfirmed"): void {
    const { name, record } = recordOf(order, receipt);
    if (!name) return;
    const isNew = how !== "already" && !record?.facts.isAnnounced;
    if (how !== "before" || isNew || record?.phase !== phase)
      intents.settlePaid(
        name,
        { ...factsOf(receipt, order, record, how), isAnnounced: true },
        phase,
      );
    if (isNew) deps.announce(detailOf(receipt, phase === "paid"));
  }

  /**
   * Returns the name and record of a paid bill. If the bill could not be read, they belong to its
   * last payment.
   */
  function recordOf(order: O | null, { number }: Receipt) {
    if (order) return { name: nameOf(order), record: intents.read(nameOf(order)) };
    const beginning = number === null ? undefined : deps.nameOfNumber?.(number);
    return (beginning && intents.latest(beginning)) ?? { name: null, record: null };
  }

  /**
   * Settles an attempt that has a final answer or was never sent. `isUnseen`: the widget has
   * unmounted, so no state settles the rest, and the next widget that shows the payment tells the
   * host page.
   */
  function settleAnswer(
    { order, receipt }: SentPayment<O>,
    answer: OpenAnswer | FinalAnswer,
    { isRetry, isUnseen }: { readonly isRetry: boolean; readonly isUnseen: boolean },
  ): void {
    const name = nameOf(order);
    if (answer.kind === "notSent") return intents.settleNotSent(name);
    if ((answer.kind === "declined" || answer.kind === "already") && !isRetry)
      return intents.settleNotCharged(name);
    if (!isUnseen) return;
    if (answer.kind === "confirmed" || answer.kind === "silent") {
      const paid = receiptOf(order, answer.result, receipt.atMs);
      const phase = answer.kind === "confirmed" ? "paid" : "posUnconfirmed";
      return intents.settlePaid(name, factsOf(paid, order, intents.read(name)), phase);
    }
    if (isRefusal(answer) && !isRetry) intents.settleNotCharged(name);
  }

  /**
   * Settles a refusal by the card or the server. The key ends with it, because under the same key a
   * server repeats its refusal for as long as it remembers it.
   */
  function onSetback(order: O, why: Setback): void {
    if (why.kind === "declined" || why.kind === "refused") intents.settleNotCharged(nameOf(order));
  }

  /**
   * Settles the bank's answer: a refusal has charged nothing, and an approval has, even if the page
   * is left before the bill is read.
   */
  function settleChallenge({ order, receipt }: SentPayment<O>, { kind }: Challenged): void {
    const name = nameOf(order);
    if (kind === "refused") intents.settleNotCharged(name);
    if (kind === "paid")
      intents.settlePaid(name, factsOf(receipt, order, intents.read(name)), "posUnconfirmed");
  }

  return { settle, settleAnswer, settleChallenge, onSetback };
}

function factsOf(
  receipt: Receipt,
  order: BillOrder | null,
  record: PaymentRecord | null,
  how: PaidBill<BillOrder>["how"] = "paid",
): PaymentFacts {
  return {
    sums: sumsOf(receipt, order, record?.facts.sums ?? null, how),
    receipt: keptPart(receipt),
    isAnnounced: record?.facts.isAnnounced ?? false,
    ...nothingToFind,
  };
}

/**
 * Returns what was owed and what was paid of it, without which what is left cannot be paid. The
 * record describes the first attempt under its key, which may have been of another amount than the
 * one that went through. Null if another guest has paid.
 */
function sumsOf(
  { sums }: Receipt,
  order: BillOrder | null,
  first: SentSums | null,
  how: PaidBill<BillOrder>["how"],
): SentSums | null {
  if (how === "already") return null;
  const isOther = how === "paid" && sums !== null && first?.bill !== sums.bill;
  if ((first && !isOther) || !order) return first;
  const { ticket } = order;
  return { owed: owedOf(ticket), bill: sums?.bill ?? billOf(ticket), total: ticket.billTotal };
}

function detailOf({ sums, ticket, number }: Receipt, isConfirmed: boolean): PaidDetail {
  const ticketId = ticket?.id ?? number;
  return {
    isConfirmed,
    ...(sums && { amountCents: sums.bill, tipCents: sums.tip }),
    ...(sums && sums.card !== null && { cardCents: sums.card }),
    ...(ticketId && { ticketId }),
  };
}
