import { owedOf } from "../../bill/ticket.ts";
import type { Challenged } from "../../card/cardPort.ts";
import type { BillOrder } from "../order.ts";
import type { PaymentFacts, PaymentRecord } from "./facts.ts";
import { keptPart } from "./kept.ts";
import type { PaidDetail, PaymentStart } from "./paymentStart.ts";
import type { Receipt } from "./receipt.ts";
import type { PaidBill, SentPayment, Setback } from "./state.ts";

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
    const name = order ? nameOf(order) : start.nameOfNumber?.(receipt.number ?? "");
    if (!name) return;
    const record = intents.read(name);
    const isNew = how !== "already" && !record?.facts.isAnnounced;
    if (how !== "before" || isNew || record?.phase !== phase)
      intents.settlePaid(name, { ...factsOf(receipt, order, record), isAnnounced: true }, phase);
    if (isNew) start.announce(detailOf(receipt, phase === "paid"));
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

  return { settle, settleChallenge, onSetback };
}

function detailOf({ sums, ticket, number }: Receipt, isConfirmed: boolean): PaidDetail {
  const ticketId = ticket?.id ?? number;
  return {
    isConfirmed,
    ...(sums && { amountCents: sums.bill, tipCents: sums.tip, cardCents: sums.card }),
    ...(ticketId && { ticketId }),
  };
}
