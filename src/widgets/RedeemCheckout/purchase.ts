import type { Problem } from "../../shared/api/outcome.ts";
import { balanceOf } from "../../shared/bill/balance.ts";
import { isDecline } from "../../shared/card/decline.ts";
import { storedCard } from "../../shared/card/storedCard.ts";
import type { Project } from "../../shared/contracts/bill.ts";
import { classOf } from "../../shared/payment/intent/answerClass.ts";
import { cardOf } from "../../shared/payment/order.ts";
import { enterStage } from "./stages.ts";
import { packageOf, renewedOrder, type Order } from "./order.ts";
import {
  signedOut,
  type Event,
  type FormError,
  type In,
  type Notice,
  type Purchase,
  type RedeemState,
} from "./state.ts";

/**
 * 'Next' stores a new card and continues. 'Purchase' asks for a confirmation that names amount and
 * card (B4.24–B4.27, X8).
 */
export function creditSubmitted(order: Order): RedeemState {
  const chosenPackage = packageOf(order);
  if (order.packageId !== null && !chosenPackage)
    return addCredit(order, { kind: "missing-option" });
  const card = cardOf(order);
  if (!card)
    return {
      kind: "storingCard",
      order,
      next: chosenPackage ? "purchase" : "continue",
      from: "addCredit",
    };
  return chosenPackage
    ? { kind: "confirmingPurchase", order, card, package: chosenPackage }
    : enterStage(order, "redeemCredit");
}

/**
 * Finds the stored card by its last four digits (R15). If no card has them, the payment does not
 * continue.
 */
export function cardStored(
  { order, next, from }: In<"storingCard">,
  { cards, lastFour }: Event<"cardStored">,
): RedeemState {
  const card = storedCard(order.project.creditCards, cards, lastFour);
  const updated = {
    ...order,
    project: { ...order.project, creditCards: [...cards] },
    cardId: card?.id ?? null,
    savedCard: card,
  };
  if (!card) return backTo(from, updated, { kind: "card-unmatched" });
  if (next === "continue") return enterStage(updated, "redeemCredit");
  if (next === "purchase") return creditSubmitted(updated);
  return { kind: "checking", order: updated, source: card.id };
}

/** Shows card errors at the payment method (B8.09). */
export function cardRefused(
  { order, next, from }: In<"storingCard">,
  { message, problem }: Event<"cardRefused">,
): RedeemState {
  if (problem?.kind === "signed-out") return signedOut(order, from);
  if (problem) return backTo(from, order, formErrorOf(problem));
  if (message !== null) return backTo(from, order, { kind: "said", message });
  return backTo(from, order, { kind: next === "purchase" ? "missing-option" : "card-required" });
}

export function purchaseAnswered(
  { order, package: bought }: In<"purchasing">,
  { outcome, challenge, isRetry }: Event<"purchaseAnswered">,
): RedeemState {
  if (challenge?.kind === "refused")
    return addCredit(order, { kind: "said", message: challenge.message });
  if (outcome.ok) {
    const isCertain = challenge ? challenge.kind !== "unsure" : !outcome.value.isBlank;
    return { kind: "reloading", order, package: bought, isCertain };
  }
  const { problem } = outcome;
  if (problem.kind === "signed-out") return signedOut(order, "addCredit");
  const answerClass = classOf(problem);
  // An attempt that was not sent, or was refused under a key in use, says nothing about the attempt
  // before it.
  if (answerClass === "unknown" || (isRetry && !isRefusedCard(problem)))
    return { kind: "reloading", order, package: bought, isCertain: false };
  return addCredit(order, formErrorOf(problem));
}

/**
 * The state after reading the balance: it has grown, or the purchase stays unconfirmed (R23, fault
 * D6).
 */
export function purchased(
  before: Order,
  { package: bought, isCertain }: Purchase,
  project: Project,
  nowMs: number,
): { order: Order; notice: Notice } {
  const hasGrown = balanceOf(project) > balanceOf(before.project);
  return {
    order: renewedOrder({ ...before, packageId: null }, { project }, nowMs),
    notice:
      isCertain || hasGrown
        ? { kind: "purchased", credit: bought.creditToGive }
        : { kind: "purchase-missing", amount: bought.amount },
  };
}

export function reloaded(
  state: In<"reloading">,
  { outcome, nowMs }: Event<"projectAnswered">,
): RedeemState {
  if (outcome.ok) {
    const { order, notice } = purchased(state.order, state, outcome.value, nowMs);
    return enterStage(order, "addCredit", notice);
  }
  return outcome.problem.kind === "signed-out"
    ? purchaseInterrupted(state)
    : { ...state, kind: "reloadFailed" };
}

/** Goes to the sign-in. Afterwards the balance tells whether credit was bought. */
export function purchaseInterrupted({
  order,
  package: bought,
  isCertain,
}: In<"reloading"> | In<"reloadFailed">): RedeemState {
  return signedOut(order, "addCredit", { purchase: { package: bought, isCertain } });
}

function isRefusedCard(problem: Problem): boolean {
  return problem.kind === "rejected" && isDecline(problem);
}

/** Seconds to wait after "too many tries" if the server does not say. */
const defaultWaitSeconds = 30;

/** A refusal or a missing answer, shown at the field or stage that it concerns. */
function formErrorOf(problem: Problem): FormError {
  if (problem.kind !== "rejected") return { kind: "unreachable" };
  if (problem.status === 429)
    return { kind: "wait", seconds: problem.retryAfter ?? defaultWaitSeconds };
  return problem.message ? { kind: "said", message: problem.message } : { kind: "unexplained" };
}

function backTo(stage: "addCredit" | "review", order: Order, formError: FormError): RedeemState {
  return { kind: stage, order, formError, notice: null };
}

function addCredit(order: Order, formError: FormError): RedeemState {
  return backTo("addCredit", order, formError);
}
