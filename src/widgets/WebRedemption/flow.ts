import type { RedemptionPlace } from "../../shared/contracts/redemption.ts";
import type { BillReading } from "../../shared/payment/core/reading.ts";
import {
  isMoneyMoving,
  isPaidState,
  isPaymentState,
  paying,
  type PaymentEvent,
} from "../../shared/payment/core/state.ts";
import { canChoose, cardOf, readTip } from "../../shared/payment/order.ts";
import { entered, loading } from "./opening.ts";
import type { Order } from "./order.ts";
import { payment, split } from "./payment.ts";
import {
  checkout,
  signedOut,
  type In,
  type RedemptionEvent,
  type RedemptionState,
} from "./state.ts";

/**
 * The transition of the redemption (C4.01–C4.13). Pure. An event that does not apply to a state
 * returns the same object.
 */
export function transition(
  state: RedemptionState,
  event: RedemptionEvent,
  isGuest: boolean,
): RedemptionState {
  if (event.type === "loggedOut")
    return isGuest || isWriting(state) ? state : { kind: "signIn", resume: null };
  if (event.type === "signedOut") return isGuest ? state : sessionLost(state);
  if (event.type === "signedIn") return isGuest ? state : sessionGained(state);
  if (state.kind === "success") return paid(state, event);
  if (isPaymentState(state)) {
    // SAFETY: the core ignores events that it does not know.
    return payment.step(
      state,
      event as PaymentEvent<Order, RedemptionState, BillReading<RedemptionPlace>>,
    );
  }
  switch (state.kind) {
    case "signIn":
      return state;
    case "loading":
      return event.type === "loaded" ? loading(state, event) : state;
    case "notFound":
      return event.type === "retried" ? { kind: "loading", resume: null, isRest: false } : state;
    case "choosing":
      return choosing(state, event);
    case "checkout":
      return deciding(state, event, isGuest);
    case "splitting":
      return event.type === "billRead" ? split(state, event) : state;
    case "tokenizing":
      return tokenizing(state, event);
    case "receipt":
      return event.type === "wentBack" ? { ...state, kind: "success" } : state;
  }
}

/** While a write is in flight, only its own answer changes the state. */
export function isWriting(state: RedemptionState): boolean {
  return state.kind === "tokenizing" || isMoneyMoving(state);
}

function sessionLost(state: RedemptionState): RedemptionState {
  if (state.kind === "signIn" || state.kind === "receipt" || isWriting(state)) return state;
  if (isPaymentState(state)) return payment.sessionLost(state);
  if (state.kind === "loading") return { kind: "signIn", resume: state.resume };
  return "order" in state && state.order
    ? signedOut(state.order)
    : { kind: "signIn", resume: null };
}

/** The new diner may be another person, so all personal data is loaded again. */
function sessionGained(state: RedemptionState): RedemptionState {
  const lost = isPaidState(state) ? state : sessionLost(state);
  return lost.kind === "signIn" ? { kind: "loading", resume: lost.resume, isRest: false } : state;
}

function choosing(state: In<"choosing">, event: RedemptionEvent): RedemptionState {
  if (event.type !== "ticketChosen") return state;
  const { number, nowMs } = event;
  const check = state.checks.find((one) => one.number === number);
  return check ? entered(state, check, { nowMs, payAmount: null, isRest: true }) : state;
}

function deciding(
  state: In<"checkout">,
  event: RedemptionEvent,
  isGuest: boolean,
): RedemptionState {
  const { order, notice } = state;
  switch (event.type) {
    case "offerChosen":
      return canChoose(order, event.key)
        ? { ...state, order: { ...order, offerKey: event.key } }
        : state;
    case "cardChosen":
      return checkout({ ...order, cardId: event.cardId });
    case "tipChosen":
      return checkout({ ...order, tip: event.tip }, notice?.kind === "tip" ? null : notice);
    case "splitAsked":
      return { kind: "splitting", order, payAmount: event.payAmount };
    case "walletAgreed":
      return readTip(order).ok
        ? paying({ order, source: event.source })
        : checkout(order, { kind: "tip" });
    case "payPressed":
      return submitted(state, isGuest);
    case "wentBack":
      return order.open.length > 1
        ? { kind: "choosing", project: order.project, checks: order.open }
        : state;
    default:
      return state;
  }
}

function submitted({ order }: In<"checkout">, isGuest: boolean): RedemptionState {
  if (!readTip(order).ok) return checkout(order, { kind: "tip" });
  const card = isGuest ? null : cardOf(order);
  return card ? paying({ order, source: card.id }) : { kind: "tokenizing", order };
}

function tokenizing(state: In<"tokenizing">, event: RedemptionEvent): RedemptionState {
  const { order } = state;
  if (event.type === "cardRefused")
    return event.problem?.kind === "signed-out"
      ? signedOut(order)
      : checkout(order, { kind: "card", error: event.error });
  if (event.type !== "cardMade") return state;
  const { source, lastFour, cards } = event;
  const withCard = cards
    ? {
        project: { ...order.project, creditCards: [...cards] },
        cardId: source,
        savedCard: cards.find(({ id }) => id === source) ?? null,
      }
    : { newCard: { token: source, lastFour } };
  return paying({ order: { ...order, ...withCard }, source });
}

function paid(state: In<"success">, event: RedemptionEvent): RedemptionState {
  const { rest } = state.receipt;
  if (event.type === "anotherWanted" && rest && rest.kind !== "unseen")
    return { kind: "loading", resume: null, isRest: true };
  if (event.type === "retried" && rest?.kind === "unseen")
    return { kind: "loading", resume: null, isRest: false };
  return event.type === "receiptOpened" && state.how !== "already"
    ? { ...state, kind: "receipt" }
    : state;
}
