import type { Problem } from "../../shared/api/outcome.ts";
import { storedCard } from "../../shared/card/storedCard.ts";
import { isDecline } from "../../shared/card/decline.ts";
import type { CreditCard } from "../../shared/contracts/cards.ts";
import type { PurchaseAnswer } from "../../shared/contracts/checkout.ts";
import { cardNotSaved, cardUnmatched } from "../../shared/payment/purchase/formError.ts";
import { classOf } from "../../shared/payment/intent/answerClass.ts";
import type { CheckoutEvent } from "./events.ts";
import type { CheckoutState, FormError, Order } from "./state.ts";

type Kind =
  | "payment"
  | "checkingCard"
  | "savingCard"
  | "paying"
  | "following"
  | "authenticating"
  | "reconciling"
  | "unconfirmed";
type Step<K extends Kind> = (
  state: Extract<CheckoutState, { kind: K }>,
  event: CheckoutEvent,
) => CheckoutState;

const payment: Step<"payment"> = (state, event) => {
  const { order } = state;
  if (event.type === "detailsReopened") return { kind: "details", order };
  if (event.type !== "payPressed") return state;
  const { choice } = event;
  if (choice.kind === "new") return { kind: "checkingCard", order, save: choice.save };
  const id = choice.kind === "saved" ? choice.cardId : choice.source;
  return { kind: "paying", order, source: { id, saveCard: false, cardSaved: false } };
};

const checkingCard: Step<"checkingCard"> = (state, event) => {
  const { order, save } = state;
  if (event.type === "cardRefused")
    return refusedAt(order, { kind: "declined", message: event.message, cardSaved: false });
  if (event.type !== "cardChecked") return state;
  const { token, lastFour } = event;
  // Cards are saved in an account, so only a signed-in guest can save one before paying.
  if (save && order.page.user) return { kind: "savingCard", order, token, lastFour };
  return { kind: "paying", order, source: { id: token, saveCard: save, cardSaved: false } };
};

const savingCard: Step<"savingCard"> = (state, event) => {
  if (event.type !== "cardSaved") return state;
  const { outcome } = event;
  if (!outcome.ok) return notSaved(state.order, outcome.problem);
  const { creditCards } = outcome.value;
  const card = storedCard(savedCardsOf(state.order), creditCards, state.lastFour);
  const order = withCards(state.order, creditCards);
  // It is not known which of the cards is the new one, so none is charged.
  if (!card) return refusedAt(order, cardUnmatched);
  return { kind: "paying", order, source: { id: card.id, saveCard: false, cardSaved: true } };
};

function notSaved(order: Order, problem: Problem): CheckoutState {
  return refusedAt(order, cardNotSaved(problem) ?? { kind: "signed-out" });
}

const paying: Step<"paying"> = (state, event) => {
  const { order, source } = state;
  if (event.type === "heldElsewhere") return { kind: "following", order, isHere: event.isHere };
  if (event.type === "followed") return followed(order, event);
  if (event.type !== "purchaseAnswered") return state;
  const { outcome, isGift, isRetry } = event;
  if (outcome.ok) return answered(order, outcome.value, isGift, source.cardSaved);
  const { problem } = outcome;
  const answerClass = classOf(problem);
  // An attempt that never left says nothing about the one before it.
  if (answerClass === "notSent" && !isRetry) return refusedAt(order, { kind: "offline" });
  // Nothing is charged without a session; an earlier purchase may still be found after a sign-in.
  if (problem.kind === "signed-out" && !isRetry)
    return { ...reconciling(order, null), isUncharged: true };
  if (answerClass !== "refused" || problem.kind !== "rejected") return reconciling(order, null);
  const refusal = { message: problem.message, cardSaved: source.cardSaved };
  // Only a decline is certain to have charged nothing; after any other refusal the purchase is looked up.
  if (isDecline(problem)) return refusedAt(order, { kind: "declined", ...refusal });
  // Under a key that is still open, the refusal may be of the second body and not of the purchase.
  return isRetry ? reconciling(order, null) : { ...reconciling(order, null), refusal };
};

const following: Step<"following"> = (state, event) =>
  event.type === "followed" ? followed(state.order, event) : state;

/** A purchase that another tab paid is read too: only the server has its details. */
function followed(
  order: Order,
  { outcome, purchase }: Extract<CheckoutEvent, { type: "followed" }>,
): CheckoutState {
  return outcome === "notCharged"
    ? refusedAt(order, { kind: "not-charged-elsewhere" })
    : reconciling(order, purchase);
}

function answered(
  order: Order,
  answer: PurchaseAnswer,
  isGift: boolean,
  cardSaved: boolean,
): CheckoutState {
  if (!answer.requiresAction) return paid(order, answer, isGift);
  const { paymentIntentClientSecret: clientSecret } = answer;
  return clientSecret
    ? { kind: "authenticating", order, answer, clientSecret, cardSaved }
    : reconciling(order, null);
}

const authenticating: Step<"authenticating"> = (state, event) => {
  if (event.type !== "bankAnswered") return state;
  const { order, answer, cardSaved } = state;
  const { challenged } = event;
  if (challenged.kind === "refused")
    return refusedAt(order, { kind: "declined", message: challenged.message, cardSaved });
  return reconciling(order, challenged.kind === "paid" ? answer : null);
};

const reconcilingStep: Step<"reconciling"> = (state, event) => {
  const { agreed, attempt, refusal, isUncharged } = state;
  if (event.type === "heldElsewhere")
    return { kind: "following", order: state.order, isHere: event.isHere };
  const isOver = event.type === "lookUpFailed" || (event.type === "lookedUp" && !event.purchase);
  if (refusal && isOver)
    return refusedAt(event.type === "lookedUp" ? event.order : state.order, {
      kind: "refused",
      ...refusal,
    });
  if (event.type === "lookUpFailed")
    return agreed
      ? paid(state.order, agreed, event.isGift)
      : { kind: "unconfirmed", order: state.order, finding: "unread" };
  if (event.type !== "lookedUp") return state;
  const { order, purchase, isGift } = event;
  const paidPurchase = purchase ?? agreed;
  // Success wins: what the provider has called paid is never shown as anything else (faults D5).
  if (paidPurchase) return paid(order, paidPurchase, isGift);
  if (purchase === undefined) return { kind: "unconfirmed", order, finding: "untold" };
  if (!attempt) return { ...state, order, attempt: attempt + 1 };
  // A server that was only slow, or whose answer was lost, may still be charging.
  return isUncharged
    ? refusedAt(order, { kind: "none-found" })
    : { kind: "unconfirmed", order, finding: "none" };
};

const unconfirmed: Step<"unconfirmed"> = (state, event) => {
  if (event.type === "retried") return reconciling(state.order, null);
  return event.type === "payAgainChosen" && state.finding !== "unread"
    ? refusedAt(state.order, { kind: "decided" })
    : state;
};

function reconciling(
  order: Order,
  agreed: PurchaseAnswer | null,
): Extract<CheckoutState, { kind: "reconciling" }> {
  return { kind: "reconciling", order, agreed, attempt: 0 };
}

function refusedAt(order: Order, formError: FormError): CheckoutState {
  return { kind: "payment", order, formError };
}

/** The gift page follows where the buyer gives and the project allows it (K4). */
function paid(order: Order, purchase: PurchaseAnswer, isGift: boolean): CheckoutState {
  return isGift && canSendGift(order)
    ? { kind: "gift", order, purchase, formError: null }
    : { kind: "confirmation", order, purchase, gift: "none", sent: null };
}

export function canSendGift({ target, page }: Order): boolean {
  return target.kind !== "subscription" && page.project?.disableGifting !== true;
}

/** The cards that the buyer may pay with: the account's, else those that the page's answer lists. */
export function savedCardsOf({ page: { user, creditCards } }: Order): readonly CreditCard[] {
  return user?.creditCards.length ? user.creditCards : creditCards;
}

function withCards(order: Order, creditCards: readonly CreditCard[]): Order {
  return {
    ...order,
    page: {
      ...order.page,
      creditCards: [...creditCards],
      user: order.page.user && { ...order.page.user, creditCards: [...creditCards] },
    },
  };
}

export const steps = {
  payment,
  checkingCard,
  savingCard,
  paying,
  following,
  authenticating,
  reconciling: reconcilingStep,
  unconfirmed,
};
