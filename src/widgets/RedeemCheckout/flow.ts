import type { BillReading } from "../../shared/payment/core/reading.ts";
import { isPaidState, isPaymentState, type PaymentEvent } from "../../shared/payment/core/state.ts";
import { canChoose, readTip } from "../../shared/payment/order.ts";
import { jumpTo } from "./jump.ts";
import { billLoaded, projectLoaded } from "./opening.ts";
import { isTipAsked, needsCredit, type Order, type Request } from "./order.ts";
import { payment, payPressed, split } from "./payment.ts";
import * as purchase from "./purchase.ts";
import { enterStage, review } from "./stages.ts";
import { loading } from "./start.ts";
import {
  signedOut,
  type In,
  type WidgetKind,
  type RedeemEvent,
  type RedeemState,
} from "./state.ts";
import { isWriting } from "./writing.ts";

/**
 * The transition of the diner's checkout (B4.01–B4.46). Pure. An event that does not apply to a
 * state returns the same object. `request` is the bill that the page named.
 */
export function transition(state: RedeemState, event: RedeemEvent, request: Request): RedeemState {
  if (event.type === "loggedOut")
    return isWriting(state) ? state : { kind: "login", resume: null, isExpired: false };
  if (event.type === "signedOut") return sessionLost(state);
  if (event.type === "signedIn") return sessionGained(state, request);
  if (event.type === "stageChosen") return isWriting(state) ? state : jumpTo(event.stage, state);
  if (state.kind === "success") return paid(state, event);
  if (isPaymentState(state)) {
    // SAFETY: the core ignores events that it does not know.
    return payment.step(state, event as PaymentEvent<Order, RedeemState, BillReading>);
  }
  switch (state.kind) {
    case "login":
    case "nothingDue":
      return state;
    case "loadingProject":
      return event.type === "projectAnswered" ? projectLoaded(state, event) : state;
    case "loadingBill":
      return event.type === "billAnswered" ? billLoaded(state, event) : state;
    case "error":
      return event.type === "retried" ? loading(request, state.resume ?? null) : state;
    case "addCredit":
      return addCredit(state, event);
    case "storingCard":
      return storingCard(state, event);
    case "confirmingPurchase":
      return confirmingPurchase(state, event);
    case "purchasing":
    case "lookingUp":
      return buying(state, event);
    case "reloading":
      return event.type === "projectAnswered" ? purchase.reloaded(state, event) : state;
    case "reloadFailed":
      return reloadFailed(state, event);
    case "redeemCredit":
      return redeemCredit(state, event);
    case "review":
      return reviewing(state, event, request);
    case "splitting":
      return event.type === "billRead" ? split(state, event) : state;
    case "failed":
      return failed(state, event);
  }
}

function sessionLost(state: RedeemState): RedeemState {
  if (state.kind === "login" || state.kind === "nothingDue" || isWriting(state)) return state;
  if (isPaymentState(state)) return payment.sessionLost(state);
  if (isBuying(state)) return purchase.purchaseInterrupted(state);
  if ("order" in state) return signedOut(state.order, stageToResume(state.kind));
  return { kind: "login", resume: state.resume ?? null, isExpired: true };
}

function isBuying(
  state: RedeemState,
): state is In<"purchasing"> | In<"lookingUp"> | In<"reloading"> | In<"reloadFailed"> {
  const { kind } = state;
  return (
    kind === "purchasing" || kind === "lookingUp" || kind === "reloading" || kind === "reloadFailed"
  );
}

function stageToResume(kind: WidgetKind): "addCredit" | "redeemCredit" | "review" {
  if (kind === "addCredit" || kind === "confirmingPurchase") return "addCredit";
  return kind === "redeemCredit" ? "redeemCredit" : "review";
}

/** After a sign-in, perhaps of another diner, all personal data is loaded again. */
function sessionGained(state: RedeemState, request: Request): RedeemState {
  if (isPaidState(state)) return state;
  const lost = sessionLost(state);
  return lost.kind === "login" ? loading(request, lost.resume) : state;
}

/** Handles the events that every stage with an order has. */
function chosen<S extends In<"addCredit"> | In<"redeemCredit"> | In<"review">>(
  state: S,
  event: RedeemEvent,
): S {
  const { order } = state;
  if (event.type === "offerChosen" && event.key !== order.offerKey && canChoose(order, event.key))
    return { ...state, order: { ...order, offerKey: event.key } };
  if (event.type === "cardChosen" && event.cardId !== order.cardId)
    return {
      ...state,
      order: { ...order, cardId: event.cardId },
      ...("formError" in state && { formError: null }),
    };
  return state;
}

function reviewing(state: In<"review">, event: RedeemEvent, request: Request): RedeemState {
  const { order } = state;
  const hasTicket = Boolean(request.ticket);
  switch (event.type) {
    case "payPressed":
      return payPressed(state, { hasTicket, wallet: null });
    case "walletAgreed":
      return payPressed(state, { hasTicket, wallet: event.source });
    case "splitAsked":
      return { kind: "splitting", order, payAmount: event.payAmount };
    case "wentBack":
      if (isTipAsked(order)) return enterStage(order, "redeemCredit");
      return needsCredit(order) ? enterStage(order, "addCredit") : state;
    default:
      return chosen(state, event);
  }
}

function paid(state: In<"success">, event: RedeemEvent): RedeemState {
  const { rest } = state.receipt;
  if (event.type === "restWanted" && rest?.kind === "left")
    return { kind: "loadingProject", resume: null, isRest: true };
  return event.type === "retried" && rest?.kind === "unseen"
    ? { kind: "loadingProject", resume: null }
    : state;
}

function buying(state: In<"purchasing"> | In<"lookingUp">, event: RedeemEvent): RedeemState {
  if (event.type === "progressed") return { ...state, progress: event.progress };
  return event.type === "settled" ? purchase.purchaseSettled(state, event) : state;
}

function addCredit(state: In<"addCredit">, event: RedeemEvent): RedeemState {
  const { order } = state;
  if (event.type === "settled") return purchase.purchaseSettled(state, event);
  if (event.type === "packageChosen")
    return { ...state, order: { ...order, packageId: event.packageId }, formError: null };
  return event.type === "creditSubmitted" ? purchase.creditSubmitted(order) : chosen(state, event);
}

function storingCard(state: In<"storingCard">, event: RedeemEvent): RedeemState {
  if (event.type === "cardSaved") return purchase.cardSaved(state, event);
  return event.type === "cardRefused" ? purchase.cardRefused(state, event) : state;
}

function confirmingPurchase(state: In<"confirmingPurchase">, event: RedeemEvent): RedeemState {
  if (event.type === "purchaseCancelled" || event.type === "wentBack")
    return { kind: "addCredit", order: state.order, formError: null, notice: null };
  return event.type === "purchaseConfirmed"
    ? { ...state, kind: "purchasing", progress: { phase: "confirming" } }
    : state;
}

function reloadFailed(state: In<"reloadFailed">, event: RedeemEvent): RedeemState {
  if (event.type !== "retried") return state;
  const { order, package: wanted } = state;
  return state.isCertain
    ? { kind: "reloading", order, package: wanted }
    : { kind: "lookingUp", order, package: wanted, progress: { phase: "lookingUp" } };
}

function redeemCredit(state: In<"redeemCredit">, event: RedeemEvent): RedeemState {
  const { order } = state;
  switch (event.type) {
    case "wentBack":
      return needsCredit(order) ? enterStage(order, "addCredit") : state;
    case "tipChosen":
      return { ...state, order: { ...order, tip: event.tip }, isChecked: false };
    case "tipSubmitted":
      return readTip(order).ok ? review(order) : { ...state, isChecked: true };
    default:
      return chosen(state, event);
  }
}

function failed(state: In<"failed">, event: RedeemEvent): RedeemState {
  if (event.type === "cardChosen") return review({ ...state.order, cardId: event.cardId });
  return event.type === "wentBack" ? review(state.order) : state;
}
