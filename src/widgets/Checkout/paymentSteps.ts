import type { NotSentCause } from "../../shared/payment/intent/intent.ts";
import { storedCard } from "../../shared/card/storedCard.ts";
import type { CreditCard } from "../../shared/contracts/cards.ts";
import type { PurchaseAnswer } from "../../shared/contracts/checkout.ts";
import {
  cardNotSaved,
  cardRefused,
  cardUnmatched,
  neverSent,
  refusalError,
} from "../../shared/payment/purchase/formError.ts";
import type { CheckoutEvent } from "./events.ts";
import type { CheckoutState, FormError, Order, Source } from "./state.ts";

type PaymentKind = "payment" | "checkingCard" | "savingCard" | "paying" | "lookingUp" | "unknown";
type In<K extends PaymentKind> = Extract<CheckoutState, { kind: K }>;

/**
 * The transitions of the payment: first a card, then the purchase as `src/shared/payment/intent`
 * sends it, then its outcome.
 */
export function paymentStep(state: In<PaymentKind>, event: CheckoutEvent): CheckoutState {
  switch (state.kind) {
    case "payment":
      return payment(state, event);
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
      if (event.type === "retried") return lookingUp(state.order);
      return event.type === "payAgainChosen" && state.finding !== "unread"
        ? refusedAt(state.order, { kind: "decided" })
        : state;
  }
}

function payment(state: In<"payment">, event: CheckoutEvent): CheckoutState {
  const { order } = state;
  if (event.type === "detailsReopened") return { kind: "details", order };
  if (event.type !== "payPressed") return state;
  const { choice } = event;
  if (choice.kind === "new") return { kind: "checkingCard", order, save: choice.save };
  const id = choice.kind === "saved" ? choice.cardId : choice.source;
  return paying(order, { id, saveCard: false, cardSaved: false });
}

function checkingCard(state: In<"checkingCard">, event: CheckoutEvent): CheckoutState {
  const { order, save } = state;
  if (event.type === "cardRefused") return refusedAt(order, cardRefused(event.message));
  if (event.type !== "cardChecked") return state;
  const { token, lastFour } = event;
  // Cards are saved in an account, so only a signed-in guest can save one before paying.
  if (save && order.page.user) return { kind: "savingCard", order, token, lastFour };
  return paying(order, { id: token, saveCard: save, cardSaved: false });
}

function cardSaved(
  { order, lastFour }: In<"savingCard">,
  { outcome, isOpen }: Extract<CheckoutEvent, { type: "cardSaved" }>,
): CheckoutState {
  if (!outcome.ok)
    return refusedAt(order, cardNotSaved(outcome.problem, isOpen) ?? { kind: "signed-out" });
  const { creditCards } = outcome.value;
  const card = storedCard(savedCardsOf(order), creditCards, lastFour);
  const updated = withCards(order, creditCards);
  // It is unknown which of the cards is the new one, so none is charged.
  if (!card) return refusedAt(updated, cardUnmatched);
  return paying(updated, { id: card.id, saveCard: false, cardSaved: true });
}

function settled(
  state: In<"paying" | "lookingUp" | "unknown">,
  { settlement, order, isGift }: Extract<CheckoutEvent, { type: "settled" }>,
): CheckoutState {
  const isCardSaved = state.kind === "paying" && state.source.cardSaved;
  switch (settlement.kind) {
    case "succeeded":
      return paid(order, settlement.done, isGift);
    case "refused":
      return refusedAt(order, refusalError(settlement, isCardSaved));
    case "notSent":
      return refusedAt(order, notSent(settlement.cause));
    case "changed":
      return refusedAt(settlement.wish.order, { kind: "price-changed" });
    case "signedOut":
      return { ...lookingUp(order), isUncharged: !settlement.isSent };
    case "unknown":
      // Nothing was charged, because the session had ended and no payment is found.
      return state.kind === "lookingUp" && state.isUncharged && settlement.finding === "none"
        ? refusedAt(order, { kind: "none-found" })
        : { kind: "unknown", order, finding: settlement.finding };
  }
}

function notSent(cause: NotSentCause): FormError {
  if (cause === "offline") return neverSent;
  return { kind: cause === "elsewhere" ? "not-charged-elsewhere" : cause };
}

function paying(order: Order, source: Source): CheckoutState {
  return { kind: "paying", order, source, progress: { phase: "confirming" } };
}

function lookingUp(order: Order): In<"lookingUp"> {
  return { kind: "lookingUp", order, progress: { phase: "lookingUp" }, isUncharged: false };
}

function refusedAt(order: Order, formError: FormError): CheckoutState {
  return { kind: "payment", order, formError };
}

/** The gift page follows if the buyer gives the credit away and the project allows it (K4). */
function paid(order: Order, purchase: PurchaseAnswer, isGift: boolean): CheckoutState {
  return isGift && canSendGift(order)
    ? { kind: "gift", order, purchase, formError: null }
    : { kind: "confirmation", order, purchase, gift: "none", sent: null };
}

export function canSendGift({ target, page }: Order): boolean {
  return target.kind !== "subscription" && page.project?.disableGifting !== true;
}

/** The cards that the buyer can pay with: those of the account, else those in the page's answer. */
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
