import type { Problem } from "../../../shared/api/outcome.ts";
import { stepIn } from "../../../shared/flow/stepIn.ts";
import { isDecline } from "../../../shared/card/decline.ts";
import { storedCard } from "../../../shared/card/storedCard.ts";
import type { BulkOrder } from "../../../shared/contracts/bulkGifting.ts";
import { cardNotSaved, cardUnmatched } from "../../../shared/payment/purchase/formError.ts";
import { classOf } from "../../../shared/payment/intent/answerClass.ts";
import type { FormError, OrderEvent, OrderState } from "./state.ts";

type Kind = OrderState["kind"];
type In<K extends Kind> = Extract<OrderState, { kind: K }>;
type Step<K extends Kind> = (state: In<K>, event: OrderEvent) => OrderState;

/** An order as a machine. Pure; an event that does not apply to a state returns the same object. */
export function transition(state: OrderState, event: OrderEvent): OrderState {
  if (event.type === "dropped") return { kind: "building", step: "amount", formError: null };
  return stepIn(steps, state, event);
}

const building: Step<"building"> = (state, event) => {
  if (event.type === "stepChosen")
    return event.step === state.step
      ? state
      : { kind: "building", step: event.step, formError: null };
  if (event.type === "resumed") return reconciling(null);
  if (event.type !== "payPressed" || state.step !== "review") return state;
  const { choice } = event;
  return choice.kind === "new"
    ? { kind: "checkingCard", save: choice.save }
    : { kind: "paying", source: { id: choice.cardId, cardSaved: false } };
};

const checkingCard: Step<"checkingCard"> = (state, event) => {
  if (event.type === "cardRefused")
    return refused({ kind: "declined", message: event.message, cardSaved: false });
  if (event.type !== "cardChecked") return state;
  const { token, lastFour } = event;
  return state.save
    ? { kind: "savingCard", token, lastFour }
    : { kind: "paying", source: { id: token, cardSaved: false } };
};

const savingCard: Step<"savingCard"> = (state, event) => {
  if (event.type !== "cardSaved") return state;
  const { before, outcome } = event;
  if (!outcome.ok) return notSaved(outcome.problem);
  const card = storedCard(before, outcome.value.creditCards, state.lastFour);
  // It is not known which of the cards is the new one, so none is charged.
  return card
    ? { kind: "paying", source: { id: card.id, cardSaved: true } }
    : refused(cardUnmatched);
};

function notSaved(problem: Problem): OrderState {
  const formError = cardNotSaved(problem);
  return formError ? refused(formError) : review();
}

const paying: Step<"paying"> = (state, event) => {
  if (event.type === "heldElsewhere") return { kind: "following", isHere: event.isHere };
  if (event.type === "followed") return followed(event.outcome);
  if (event.type !== "orderAnswered") return state;
  const { outcome, refusedRows, isRetry } = event;
  const { cardSaved } = state.source;
  if (outcome.ok) return answered(outcome.value, cardSaved);
  const { problem } = outcome;
  const answerClass = classOf(problem);
  // An attempt that never left says nothing about the one before it.
  if (answerClass === "notSent" && !isRetry) return refused({ kind: "offline" });
  // Nothing was taken on under a session that is over: after signing in, the same order is there to be paid.
  if (problem.kind === "signed-out" && !isRetry) return review();
  if (answerClass !== "refused" || problem.kind !== "rejected") return reconciling(null);
  if (refusedRows)
    return {
      kind: "building",
      step: "recipients",
      formError: { kind: "rows", count: refusedRows },
    };
  const refusal = { message: problem.message, cardSaved };
  // Only a card's own refusal is certain to have taken nothing; after any other it is looked up first.
  if (isDecline(problem)) return refused({ kind: "declined", ...refusal });
  // Under a key that is still open, the refusal may be of the second body and not of the order.
  return isRetry ? reconciling(null) : { ...reconciling(null), refusal };
};

const following: Step<"following"> = (state, event) =>
  event.type === "followed" ? followed(event.outcome) : state;

/** An order that another tab paid is read too: only the server has its details. */
function followed(outcome: "paid" | "notCharged" | "unknown"): OrderState {
  return outcome === "notCharged" ? refused({ kind: "not-charged-elsewhere" }) : reconciling(null);
}

function answered(order: BulkOrder, cardSaved: boolean): OrderState {
  if (order.status === "failed") return refused({ kind: "declined", message: null, cardSaved });
  if (!order.requiresAction) return { kind: "sent", order };
  const { paymentIntentClientSecret: clientSecret } = order;
  return clientSecret
    ? { kind: "authenticating", order, clientSecret, cardSaved }
    : reconciling(null);
}

const authenticating: Step<"authenticating"> = (state, event) => {
  if (event.type !== "bankAnswered") return state;
  const { challenged } = event;
  if (challenged.kind === "refused")
    return refused({ kind: "declined", message: challenged.message, cardSaved: state.cardSaved });
  return reconciling(challenged.kind === "paid" ? state.order : null);
};

const reconcilingStep: Step<"reconciling"> = (state, event) => {
  const { agreed, attempt, refusal } = state;
  if (event.type === "heldElsewhere") return { kind: "following", isHere: event.isHere };
  if (event.type === "lookUpFailed" && refusal)
    return refused({ kind: "refused", ...refusal, isLookedUp: false });
  if (event.type === "lookUpFailed")
    return agreed ? { kind: "sent", order: agreed } : { kind: "unconfirmed", finding: "unknown" };
  if (event.type !== "lookedUp") return state;
  const { order } = event;
  if (order?.status === "failed" && !agreed)
    return refused({ kind: "declined", message: null, cardSaved: false });
  const isSettled = order && order.status !== "pending_payment" && order.status !== "draft";
  // Success wins: what the provider has called paid is never shown as anything else (faults D5).
  if (isSettled || agreed) return { kind: "sent", order: isSettled ? order : (agreed ?? order!) };
  if (refusal) return refused({ kind: "refused", ...refusal, isLookedUp: !order });
  if (!attempt) return { ...state, attempt: attempt + 1 };
  // A server that was only slow, or whose answer was lost, may still book an order that it does not know.
  return { kind: "unconfirmed", finding: order ? "unknown" : "none" };
};

const unconfirmed: Step<"unconfirmed"> = (state, event) => {
  if (event.type === "retried") return reconciling(null);
  return event.type === "payAgainChosen" && state.finding === "none"
    ? refused({ kind: "none-found" })
    : state;
};

const sentStep: Step<"sent"> = (state, event) =>
  event.type === "anotherStarted" ? { kind: "building", step: "amount", formError: null } : state;

function reconciling(agreed: BulkOrder | null): Extract<OrderState, { kind: "reconciling" }> {
  return { kind: "reconciling", agreed, attempt: 0 };
}

function review(): OrderState {
  return { kind: "building", step: "review", formError: null };
}

function refused(formError: FormError): OrderState {
  return { kind: "building", step: "review", formError };
}

const steps: { readonly [K in Kind]: Step<K> } = {
  building,
  checkingCard,
  savingCard,
  paying,
  following,
  authenticating,
  reconciling: reconcilingStep,
  unconfirmed,
  sent: sentStep,
};
