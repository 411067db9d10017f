import { storedCard } from "../../../shared/card/storedCard.ts";
import {
  cardNotSaved,
  cardRefused,
  cardUnmatched,
  neverSent,
  refusalError,
} from "../../../shared/payment/purchase/formError.ts";
import type { FormError, OrderEvent, OrderState, Source } from "./state.ts";

type In<K extends OrderState["kind"]> = Extract<OrderState, { kind: K }>;
type Event<T extends OrderEvent["type"]> = Extract<OrderEvent, { type: T }>;

/**
 * The transition of an order. Pure. An event that does not apply to a state returns the same
 * object.
 */
export function transition(state: OrderState, event: OrderEvent): OrderState {
  if (event.type === "dropped") return { kind: "building", step: "amount", formError: null };
  switch (state.kind) {
    case "building":
      return building(state, event);
    case "checkingCard":
      return checkingCard(state, event);
    case "savingCard":
      return event.type === "cardSaved" ? cardSaved(state, event) : state;
    case "paying":
    case "lookingUp":
      if (event.type === "progressed") return { ...state, progress: event.progress };
      return event.type === "settled" ? settled(state, event) : state;
    case "unknown":
      if (event.type === "settled") return settled(state, event);
      if (event.type === "retried") return lookingUp;
      return event.type === "payAgainChosen" && state.finding === "none"
        ? refused({ kind: "none-found" })
        : state;
    case "sent":
      return event.type === "anotherStarted"
        ? { kind: "building", step: "amount", formError: null }
        : state;
  }
}

function building(state: In<"building">, event: OrderEvent): OrderState {
  if (event.type === "stepChosen")
    return event.step === state.step
      ? state
      : { kind: "building", step: event.step, formError: null };
  if (event.type === "resumed") return lookingUp;
  if (event.type === "shownAgain") return { kind: "sent", order: event.order, isShownAgain: true };
  if (event.type !== "payPressed" || state.step !== "review") return state;
  const { choice } = event;
  return choice.kind === "new"
    ? { kind: "checkingCard", save: choice.save }
    : paying({ id: choice.cardId, cardSaved: false });
}

function checkingCard(state: In<"checkingCard">, event: OrderEvent): OrderState {
  if (event.type === "cardRefused") return refused(cardRefused(event.message));
  if (event.type !== "cardChecked") return state;
  const { token, lastFour } = event;
  return state.save
    ? { kind: "savingCard", token, lastFour }
    : paying({ id: token, cardSaved: false });
}

function cardSaved(
  { lastFour }: In<"savingCard">,
  { before, outcome, isOpen }: Event<"cardSaved">,
): OrderState {
  if (!outcome.ok) {
    const formError = cardNotSaved(outcome.problem, isOpen);
    return formError ? refused(formError) : review;
  }
  const card = storedCard(before, outcome.value.creditCards, lastFour);
  // It is unknown which of the cards is the new one, so none is charged.
  return card ? paying({ id: card.id, cardSaved: true }) : refused(cardUnmatched);
}

function settled(
  state: In<"paying" | "lookingUp" | "unknown">,
  { settlement, refusedRows }: Event<"settled">,
): OrderState {
  switch (settlement.kind) {
    case "succeeded":
      return { kind: "sent", order: settlement.done, isShownAgain: false };
    case "refused": {
      if (refusedRows)
        return {
          kind: "building",
          step: "recipients",
          formError: { kind: "rows", count: refusedRows },
        };
      const isCardSaved = state.kind === "paying" && state.source.cardSaved;
      return refused(refusalError(settlement, isCardSaved));
    }
    case "notSent":
      return refused(
        settlement.cause === "elsewhere" ? { kind: "not-charged-elsewhere" } : neverSent,
      );
    case "changed":
    case "signedOut":
      // Nothing was charged, because the session had ended. After signing in, the giver can pay the
      // same order.
      return settlement.kind === "signedOut" && settlement.isSent
        ? { kind: "unknown", finding: "unread" }
        : review;
    case "unknown":
      return { kind: "unknown", finding: settlement.finding };
  }
}

function paying(source: Source): OrderState {
  return { kind: "paying", source, progress: { phase: "confirming" } };
}

const lookingUp: OrderState = { kind: "lookingUp", progress: { phase: "lookingUp" } };
const review: OrderState = { kind: "building", step: "review", formError: null };

function refused(formError: FormError): OrderState {
  return { kind: "building", step: "review", formError };
}
