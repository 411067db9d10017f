import { billOf } from "../../../shared/bill/ticket.ts";
import { isPending, type PaymentRecord } from "../../../shared/payment/core/facts.ts";
import { createPaymentMachine } from "../../../shared/payment/core/machine.ts";
import {
  isChecking,
  isPaymentState,
  paying,
  reconciling,
  type PaymentEvent,
} from "../../../shared/payment/core/state.ts";
import { cardOf, readTip, tipCents } from "../../../shared/payment/order.ts";
import { hasNewPayment, idsLike } from "../transactions/evidence.ts";
import { lacksCard, listedAs, renewedOrder, type Order } from "./order.ts";
import type {
  CheckoutEvent,
  CheckoutIn,
  CheckoutNotice,
  CheckoutState,
  Reading,
} from "./checkoutState.ts";

/** How a guest's bill is paid: the check proves it, or the guest's transactions do; the bank's question waits for the guest. */
export const payment = createPaymentMachine<Order, CheckoutState, Reading>({
  renewed: renewedOrder,
  ticketIn: ({ ticket }) => ticket,
  // The tip that was sent, since a reload resets the tip of the order.
  isPaidIn: ({ order, sums: { bill }, receipt, knownIds }, { guest }) =>
    guest !== null &&
    hasNewPayment(
      guest.transactions,
      knownIds,
      listedAs(order, { bill, tip: receipt.sums?.tip ?? tipCents(order) }),
    ),
  // All of a regular guest's would be too many for the record.
  knownIds: (order) =>
    idsLike(
      order.guest.transactions,
      listedAs(order, { bill: billOf(order.ticket), tip: tipCents(order) }),
    ),
  review: reviewing,
  signedOut: (order, interrupted) =>
    interrupted ? { kind: "interrupted", ...interrupted } : reviewing(order),
  nothingDue: (order) => ({ kind: "nothingDue", order }),
});

/** A payment on a guest's behalf as a machine. Pure; an event that does not apply to a state returns the same object. */
export function transition(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  if (event.type === "opened") return isBusy(state) ? state : opened(event);
  if (event.type === "closed")
    return isBusy(state) || state.kind === "idle" ? state : { kind: "idle" };
  // Nothing was sent yet, so going back cancels the payment.
  if (event.type === "left")
    return state.kind === "paying" && isChecking(state) ? reviewing(state.order) : state;
  if (event.type === "guestAnswered") return guestAnswered(state, event.isHere);
  if (event.type === "resumed" && state.kind === "unconfirmed")
    return payment.step(state, { type: "retried" });
  if (isPaymentState(state)) {
    // SAFETY: events that are none of the core's mean nothing to it.
    return payment.step(state, event as PaymentEvent<Order, CheckoutState, Reading>);
  }
  switch (state.kind) {
    case "idle":
    case "nothingDue":
      return state;
    case "reviewing":
      return reviewed(state, event);
    case "interrupted":
      return event.type === "resumed" ? reconciling(state, state.isUncharged) : state;
  }
}

/** The bank wants to hear from the guest, who may be there. */
export function isGuestAsked(state: CheckoutState): state is CheckoutIn<"paying"> {
  return (
    state.kind === "paying" && state.progress.phase === "asking" && state.isPayerHere === undefined
  );
}

/** A payment whose outcome is being read is not put aside. */
function isBusy(state: CheckoutState): boolean {
  const { kind } = state;
  return (
    (kind === "paying" && !isChecking(state) && !isGuestAsked(state)) ||
    kind === "reconciling" ||
    kind === "interrupted"
  );
}

function guestAnswered(state: CheckoutState, isHere: boolean): CheckoutState {
  return isGuestAsked(state) ? { ...state, isPayerHere: isHere } : state;
}

function opened({
  order,
  record,
  isShown,
  heldBy,
  wasSent,
}: Extract<CheckoutEvent, { type: "opened" }>): CheckoutState {
  const reading = { guest: null, ticket: order.number === null ? null : order.ticket };
  if (record && isPending(record) && heldBy)
    return payment.earlier(order, record, reading, { heldBy }) ?? reviewing(order);
  if (record && isPending(record)) return reconciling({ order, source: record.facts.cardId });
  // The screen before the reload showed this payment, even if the check does not list it yet.
  if (wasSent && record) return payment.earlier(order, record, reading) ?? reviewing(order);
  // A payment of this amount that another tab or an earlier page has made is shown before the amount is taken again.
  const unseen = isShown ? null : payment.paidAmount(order, record);
  if (unseen) return unseen;
  // A check that was paid here may be open again in the POS, and an amount may be taken again.
  const unpaidRecord = record?.phase === "paid" ? null : record;
  const over = payment.foundPaid(order, reading, unpaidRecord);
  return over ?? reviewing({ ...order, paidKey: record?.key ?? null }, paidEarlier(order, record));
}

/** The check was paid in this browser and owes again: the manager learns it before paying more. */
function paidEarlier({ number }: Order, record: PaymentRecord | null): CheckoutNotice | null {
  const sums = record?.phase === "paid" && number !== null ? record.facts.receipt?.sums : null;
  return record && sums ? { kind: "owes-again", paid: sums.total, atMs: record.atMs } : null;
}

function reviewing(order: Order, notice: CheckoutNotice | null = null): CheckoutState {
  return { kind: "reviewing", order, notice };
}

function reviewed(state: CheckoutIn<"reviewing">, event: CheckoutEvent): CheckoutState {
  const { order, notice } = state;
  switch (event.type) {
    case "offerChosen":
      return { ...state, order: { ...order, offerKey: event.key } };
    case "cardChosen":
      return reviewing({ ...order, cardId: event.cardId });
    case "tipChosen":
      return reviewing({ ...order, tip: event.tip }, notice?.kind === "tip" ? null : notice);
    case "reviewSubmitted":
      if (!readTip(order).ok) return { ...state, notice: { kind: "tip" } };
      return lacksCard(order, event.requiresCard)
        ? { ...state, notice: { kind: "card" } }
        : paying({ order, source: cardOf(order)?.id ?? null });
    default:
      return state;
  }
}
