import { isOutcomeUnknown, type Problem } from "../../../shared/api/outcome.ts";
import { isDecline } from "../../../shared/card/decline.ts";
import { cardWithLastFour } from "../../../shared/card/savedCards.ts";
import type { BulkOrder } from "../../../shared/contracts/bulkGifting.ts";
import type { FormError, OrderEvent, OrderState } from "./state.ts";

type Kind = OrderState["kind"];
type In<K extends Kind> = Extract<OrderState, { kind: K }>;
type Step<K extends Kind> = (state: In<K>, event: OrderEvent) => OrderState;

/** An order as a machine. Pure; an event that means nothing in a state gives back the same object. */
export function transition(state: OrderState, event: OrderEvent): OrderState {
  if (event.type === "dropped") return { kind: "building", step: "amount", formError: null };
  // SAFETY: `steps` is keyed by kind, so the step under a state's kind takes that state.
  const step = steps[state.kind] as Step<Kind>;
  return step(state, event);
}

const building: Step<"building"> = (state, event) => {
  if (event.type === "step-chosen")
    return event.step === state.step
      ? state
      : { kind: "building", step: event.step, formError: null };
  if (event.type === "resumed") return reconciling(null);
  if (event.type !== "pay-pressed" || state.step !== "review") return state;
  const { choice } = event;
  return choice.kind === "new"
    ? { kind: "checkingCard", save: choice.save }
    : { kind: "paying", source: { id: choice.cardId, cardKept: false } };
};

const checkingCard: Step<"checkingCard"> = (state, event) => {
  if (event.type === "card-refused")
    return refused({ kind: "declined", message: event.message, cardKept: false });
  if (event.type !== "card-checked") return state;
  const { token, lastFour } = event;
  return state.save
    ? { kind: "keepingCard", token, lastFour }
    : { kind: "paying", source: { id: token, cardKept: false } };
};

const keepingCard: Step<"keepingCard"> = (state, event) => {
  if (event.type !== "card-kept") return state;
  const { outcome } = event;
  if (!outcome.ok) return notKept(outcome.problem);
  const kept = cardWithLastFour(outcome.value.creditCards, state.lastFour);
  // Which of the cards is the new one cannot be told, so none is charged.
  return kept
    ? { kind: "paying", source: { id: kept.id, cardKept: true } }
    : refused({ kind: "not-kept", message: null, isOutcomeUnknown: true });
};

function notKept(problem: Problem): OrderState {
  if (problem.kind === "offline") return refused({ kind: "offline" });
  if (isOutcomeUnknown(problem))
    return refused({ kind: "not-kept", message: null, isOutcomeUnknown: true });
  if (problem.kind !== "rejected") return review();
  return refused(
    isDecline(problem)
      ? { kind: "declined", message: problem.message, cardKept: false }
      : { kind: "not-kept", message: problem.message, isOutcomeUnknown: false },
  );
}

const paying: Step<"paying"> = (state, event) => {
  if (event.type === "held-elsewhere") return { kind: "following", isHere: event.isHere };
  if (event.type === "followed") return followed(event.outcome);
  if (event.type !== "order-answered") return state;
  const { outcome, refusedRows } = event;
  const { cardKept } = state.source;
  if (outcome.ok) return answered(outcome.value, cardKept);
  const { problem } = outcome;
  if (problem.kind === "offline") return refused({ kind: "offline" });
  // Nothing was taken on under a session that is over: after signing in, the same order is there to be paid.
  if (problem.kind === "signed-out") return review();
  // 409: the server is at it already.
  if (problem.kind !== "rejected" || problem.status === 409) return reconciling(null);
  if (refusedRows)
    return {
      kind: "building",
      step: "recipients",
      formError: { kind: "rows", count: refusedRows },
    };
  const refusal = { message: problem.message, cardKept };
  // Only a card's own refusal is certain to have taken nothing; after any other it is looked up first.
  return isDecline(problem)
    ? refused({ kind: "declined", ...refusal })
    : { ...reconciling(null), refusal };
};

const following: Step<"following"> = (state, event) =>
  event.type === "followed" ? followed(event.outcome) : state;

/** Also what another tab calls paid is read: the server knows what it is like. */
function followed(outcome: "paid" | "notCharged" | "unknown"): OrderState {
  return outcome === "notCharged" ? refused({ kind: "not-charged-elsewhere" }) : reconciling(null);
}

function answered(order: BulkOrder, cardKept: boolean): OrderState {
  if (order.status === "failed") return refused({ kind: "declined", message: null, cardKept });
  if (!order.requiresAction) return { kind: "sent", order };
  const { paymentIntentClientSecret: clientSecret } = order;
  return clientSecret
    ? { kind: "authenticating", order, clientSecret, cardKept }
    : reconciling(null);
}

const authenticating: Step<"authenticating"> = (state, event) => {
  if (event.type !== "bank-answered") return state;
  const { challenged } = event;
  if (challenged.kind === "refused")
    return refused({ kind: "declined", message: challenged.message, cardKept: state.cardKept });
  return reconciling(challenged.kind === "paid" ? state.order : null);
};

const reconcilingStep: Step<"reconciling"> = (state, event) => {
  const { agreed, attempt, refusal } = state;
  if (event.type === "held-elsewhere") return { kind: "following", isHere: event.isHere };
  if (event.type === "look-up-failed" && refusal)
    return refused({ kind: "refused", ...refusal, isLookedUp: false });
  if (event.type === "look-up-failed")
    return agreed ? { kind: "sent", order: agreed } : { kind: "unconfirmed" };
  if (event.type !== "looked-up") return state;
  const { order } = event;
  if (order?.status === "failed" && !agreed)
    return refused({ kind: "declined", message: null, cardKept: false });
  const isSettled = order && order.status !== "pending_payment" && order.status !== "draft";
  // Success wins: what the provider has called paid is never shown as anything else (faults D5).
  if (isSettled || agreed) return { kind: "sent", order: isSettled ? order : (agreed ?? order!) };
  if (refusal) return refused({ kind: "refused", ...refusal, isLookedUp: !order });
  if (!attempt) return { ...state, attempt: attempt + 1 };
  return order ? { kind: "unconfirmed" } : refused({ kind: "none-found" });
};

const unconfirmed: Step<"unconfirmed"> = (state, event) =>
  event.type === "retried" ? reconciling(null) : state;

const sent: Step<"sent"> = (state, event) =>
  event.type === "another-started" ? { kind: "building", step: "amount", formError: null } : state;

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
  keepingCard,
  paying,
  following,
  authenticating,
  reconciling: reconcilingStep,
  unconfirmed,
  sent,
};
