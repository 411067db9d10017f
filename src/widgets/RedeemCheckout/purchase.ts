import { paying } from "../../shared/payment/core/state.ts";
import type { Problem } from "../../shared/api/outcome.ts";
import { storedCard } from "../../shared/card/storedCard.ts";
import type { CreditPackage } from "../../shared/contracts/bill.ts";
import { cardOf } from "../../shared/payment/order.ts";
import { packageOf, renewedOrder, type Order } from "./order.ts";
import { packageIn, type PurchaseSettlement } from "./purchaseRecord.ts";
import { enterStage } from "./stages.ts";
import {
  signedOut,
  type Event,
  type FormError,
  type In,
  type Notice,
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

/** The stored card is found by its last four digits (R15); where none has them, the payment does not go on. */
export function cardSaved(
  { order, next, from }: In<"storingCard">,
  { cards, lastFour }: Event<"cardSaved">,
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
  return paying({ order: updated, source: card.id });
}

/** Shows card errors at the payment method (B8.09). */
export function cardRefused(
  { order, next, from }: In<"storingCard">,
  { message, problem }: Event<"cardRefused">,
): RedeemState {
  if (problem?.kind === "signed-out") return signedOut(order, from);
  if (problem) return backTo(from, order, formErrorOf(problem));
  if (message !== null) return backTo(from, order, said(message));
  return backTo(from, order, { kind: next === "purchase" ? "missing-option" : "card-required" });
}

/** How one run of the machine of intents ends. `project` was read after the last attempt; null if it was not. */
export function purchaseSettled(
  state: In<"purchasing"> | In<"lookingUp"> | In<"addCredit">,
  { settlement, project, nowMs }: Event<"settled">,
): RedeemState {
  const order = project ? renewedOrder(state.order, { project }, nowMs) : state.order;
  switch (settlement.kind) {
    case "succeeded":
      return project
        ? bought(order, settlement.done)
        : { kind: "reloading", order, package: settlement.done };
    case "refused":
      return addCredit(order, said(settlement.message, settlement.isDecline));
    case "notSent":
      return settlement.cause === "elsewhere"
        ? enterStage(order, "addCredit", { kind: "purchase-refused-elsewhere" })
        : addCredit(order, { kind: "unreachable" });
    case "changed":
      return addCredit(settlement.wish.order, { kind: "package-changed" });
    case "signedOut":
      return state.kind === "addCredit"
        ? state
        : signedOut(order, "addCredit", {
            purchase: settlement.isSent ? { package: state.package, isCertain: false } : null,
          });
    case "unknown":
      return purchaseUnknown(state, order, settlement);
  }
}

/** Until the outcome is known, no other package can be bought. The same one can be tried again under its key. */
function purchaseUnknown(
  state: In<"purchasing"> | In<"lookingUp"> | In<"addCredit">,
  order: Order,
  { finding, facts }: Extract<PurchaseSettlement, { kind: "unknown" }>,
): RedeemState {
  if (state.kind === "addCredit") return state;
  const wanted = state.package;
  const open = (facts && packageIn(facts)) ?? wanted;
  if (finding === "unread") return { kind: "reloadFailed", order, package: open, isCertain: false };
  if (open.id !== wanted.id)
    return addCredit({ ...order, packageId: open.id }, null, {
      kind: "purchase-open",
      package: open,
    });
  const unchosen = { ...order, packageId: null };
  return enterStage(
    unchosen,
    "addCredit",
    finding === "none"
      ? { kind: "purchase-missing", package: open }
      : { kind: "purchase-unknown", package: open },
  );
}

/** Back with the new balance (R23). */
export function bought(order: Order, { creditToGive }: CreditPackage): RedeemState {
  return enterStage({ ...order, packageId: null }, "addCredit", {
    kind: "purchased",
    credit: creditToGive,
  });
}

export function reloaded(
  state: In<"reloading">,
  { outcome, nowMs }: Event<"projectAnswered">,
): RedeemState {
  if (outcome.ok)
    return bought(renewedOrder(state.order, { project: outcome.value }, nowMs), state.package);
  return outcome.problem.kind === "signed-out"
    ? purchaseInterrupted(state)
    : { ...state, kind: "reloadFailed", isCertain: true };
}

/** To the sign-in, after which the purchase is looked up. */
export function purchaseInterrupted(
  state: In<"purchasing"> | In<"lookingUp"> | In<"reloading"> | In<"reloadFailed">,
): RedeemState {
  const isCertain =
    state.kind === "reloading" || (state.kind === "reloadFailed" && state.isCertain);
  return signedOut(state.order, "addCredit", { purchase: { package: state.package, isCertain } });
}

/** Seconds to wait after "too many tries" if the server does not say. */
const defaultWaitSeconds = 30;

/** A refusal or a missing answer, shown at the field or stage that it concerns. */
function formErrorOf(problem: Problem): FormError {
  if (problem.kind !== "rejected") return { kind: "unreachable" };
  if (problem.status === 429)
    return { kind: "wait", seconds: problem.retryAfter ?? defaultWaitSeconds };
  return said(problem.message);
}

function said(message: string | null, isUncharged = false): FormError {
  return message ? { kind: "said", message, isUncharged } : { kind: "unexplained", isUncharged };
}

function backTo(stage: "addCredit" | "review", order: Order, formError: FormError): RedeemState {
  return { kind: stage, order, formError, notice: null };
}

function addCredit(
  order: Order,
  formError: FormError | null,
  notice: Notice | null = null,
): RedeemState {
  return { kind: "addCredit", order, formError, notice };
}
