import { owedOf } from "../../bill/ticket.ts";
import type { Challenged } from "../../card/cardPort.ts";
import type { BillOrder } from "../order.ts";
import type { PaymentFacts, PaymentRecord } from "./facts.ts";
import { keptPart } from "./kept.ts";
import type { PaidDetail, PaymentStart } from "./paymentStart.ts";
import { receiptOf, type Receipt } from "./receipt.ts";
import type { PaidBill, SentPayment, Setback } from "./state.ts";
import type { FinalAnswer, OpenAnswer } from "./verdict.ts";

type SettlementStart<O extends BillOrder, R> = Pick<
  PaymentStart<O, R>,
  "intents" | "nameOf" | "nameOfNumber" | "announce"
>;

/** Writes the outcome of a payment into its record, and tells the host page once of a paid bill. */
export function createSettlement<O extends BillOrder, R>(start: SettlementStart<O, R>) {
  const { intents, nameOf } = start;

  function factsOf(receipt: Receipt, order: O | null, record: PaymentRecord | null): PaymentFacts {
    const bill = receipt.sums?.bill;
    return {
      sums:
        bill === undefined
          ? null
          : (record?.facts.sums ?? (order && { owed: owedOf(order.ticket), bill })),
      receipt: keptPart(receipt),
      isAnnounced: record?.facts.isAnnounced ?? false,
      knownIds: [],
    };
  }

  function settle({ how, order, receipt }: PaidBill<O>, phase: "paid" | "posUnconfirmed"): void {
    const { name, record } = recordOf(order, receipt);
    if (!name) return;
    const isNew = how !== "already" && !record?.facts.isAnnounced;
    if (how !== "before" || isNew || record?.phase !== phase)
      intents.settlePaid(name, { ...factsOf(receipt, order, record), isAnnounced: true }, phase);
    if (isNew) start.announce(detailOf(receipt, phase === "paid"));
  }

  /** The name and record of a paid bill; of one that could not be read, those of its last payment. */
  function recordOf(order: O | null, { number }: Receipt) {
    if (order) return { name: nameOf(order), record: intents.read(nameOf(order)) };
    const beginning = number === null ? undefined : start.nameOfNumber?.(number);
    return (beginning && intents.latest(beginning)) ?? { name: null, record: null };
  }

  /**
   * Ends the attempt that was answered for certain, or that never left. `isUnseen`: the widget is gone, and no state of it will do
   * the rest; the host page is told by the next widget that shows the payment.
   */
  function settleAnswer(
    { order, receipt }: SentPayment<O>,
    answer: OpenAnswer | FinalAnswer,
    { isRetry, isUnseen }: { readonly isRetry: boolean; readonly isUnseen: boolean },
  ): void {
    const name = nameOf(order);
    if (answer.kind === "not-sent") return intents.settleNotSent(name);
    if ((answer.kind === "declined" || answer.kind === "already") && !isRetry)
      return intents.settleNotCharged(name);
    if (!isUnseen) return;
    if (answer.kind === "confirmed" || answer.kind === "silent") {
      const paid = receiptOf(order, answer.result, receipt.atMs);
      const phase = answer.kind === "confirmed" ? "paid" : "posUnconfirmed";
      return intents.settlePaid(name, factsOf(paid, order, intents.read(name)), phase);
    }
    if (answer.kind === "refused" && !isRetry) intents.settleNotCharged(name);
    if (answer.kind === "refused-wordless" && !isRetry) intents.settleNotFound(name);
  }

  /** The card or the server has refused: no payment is open any more. Without words, the key is kept. */
  function onSetback(order: O, why: Setback): void {
    if (why.kind === "declined") return intents.settleNotCharged(nameOf(order));
    if (why.kind !== "refused") return;
    if (why.message) intents.settleNotCharged(nameOf(order));
    else intents.settleNotFound(nameOf(order));
  }

  /** A refusal by the bank has charged nothing; a yes has, also where the page is left before the bill was read. */
  function settleChallenge({ order, receipt }: SentPayment<O>, { kind }: Challenged): void {
    const name = nameOf(order);
    if (kind === "refused") intents.settleNotCharged(name);
    if (kind === "paid")
      intents.settlePaid(name, factsOf(receipt, order, intents.read(name)), "posUnconfirmed");
  }

  return { settle, settleAnswer, settleChallenge, onSetback };
}

function detailOf({ sums, ticket, number }: Receipt, isConfirmed: boolean): PaidDetail {
  const ticketId = ticket?.id ?? number;
  return {
    isConfirmed,
    ...(sums && { amountCents: sums.bill, tipCents: sums.tip, cardCents: sums.card }),
    ...(ticketId && { ticketId }),
  };
}
