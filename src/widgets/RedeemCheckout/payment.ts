import { billChanges } from "../../shared/bill/difference.ts";
import { plannedRest, restAfter } from "../../shared/bill/rest.ts";
import { isAlreadyDone, isPaidBy } from "../../shared/bill/settled.ts";
import { storedCard } from "../../shared/bill/storedCard.ts";
import { billOf, owedOf } from "../../shared/bill/ticket.ts";
import { isTooSmall } from "../../shared/bill/tip.ts";
import { isUnknown } from "../../shared/api/outcome.ts";
import { isDecline } from "../../shared/card/decline.ts";
import type { Ticket } from "../../shared/contracts/bill.ts";
import type { BillMark } from "../../shared/payment/billMemory.ts";
import { complaintOf, signedOut } from "./answers.ts";
import { copy } from "./copy.ts";
import type { RedeemEvent } from "./events.ts";
import { afterCredit, placed } from "./opening.ts";
import {
  cardOf,
  gratuityOf,
  isTipAsked,
  offerOf,
  packageOf,
  planFor,
  renewed,
  tipCents,
  type Order,
} from "./order.ts";
import { paidBefore } from "./pending.ts";
import { alreadyDone, posUnconfirmed } from "./reconcile.ts";
import type { Complaint, In, RedeemState } from "./state.ts";

type Event<T extends RedeemEvent["type"]> = Extract<RedeemEvent, { type: T }>;

/** 'Next' stores a new card and goes on; 'Purchase' asks for a confirmation that names amount and card (B4.24–B4.27, X8). */
export function creditSubmitted({ order }: In<"addCredit">): RedeemState {
  const chosen = packageOf(order);
  if (order.packageId !== null && !chosen)
    return addCredit(order, { kind: "said", message: copy.missingOption });
  const card = cardOf(order);
  if (!card)
    return {
      kind: "storingCard",
      order,
      next: chosen ? "purchase" : "continue",
      from: "addCredit",
    };
  return chosen ? { kind: "confirmingPurchase", order, card, package: chosen } : afterCredit(order);
}

/** The stored card is found by its last four digits (R15); where none has them, nothing goes on. */
export function cardSettled(
  { order, next, from }: In<"storingCard">,
  { cards, lastFour }: Event<"cardStored">,
): RedeemState {
  const card = storedCard(order.project.creditCards, cards, lastFour);
  const kept = {
    ...order,
    project: { ...order.project, creditCards: [...cards] },
    cardId: card?.id ?? null,
  };
  if (!card) return backTo(from, kept, { kind: "said", message: copy.card.unmatched });
  if (next === "continue") return afterCredit(kept);
  if (next === "purchase")
    return creditSubmitted({ kind: "addCredit", order: kept, complaint: null, notice: null });
  return { kind: "checking", order: kept };
}

/** Card errors stand on the payment method (B8.09). */
export function cardRefused(
  { order, next, from }: In<"storingCard">,
  { message, problem }: Event<"cardRefused">,
): RedeemState {
  if (problem?.kind === "signed-out") return signedOut(order, from);
  if (problem) return backTo(from, order, complaintOf(problem));
  return backTo(from, order, {
    kind: "said",
    message: message ?? (next === "purchase" ? copy.missingOption : copy.card.required),
  });
}

export function purchaseSettled(
  state: In<"purchasing">,
  { outcome, challenge }: Event<"purchaseAnswered">,
): RedeemState {
  const { order, package: bought } = state;
  if (challenge?.kind === "refused")
    return addCredit(order, { kind: "said", message: challenge.message });
  if (outcome.ok)
    return { kind: "reloading", order, package: bought, isCertain: challenge?.kind !== "unsure" };
  const { problem } = outcome;
  if (problem.kind === "signed-out") return signedOut(order, "addCredit");
  if (isUnknown(problem)) return { kind: "reloading", order, package: bought, isCertain: false };
  return addCredit(order, complaintOf(problem));
}

/** Pay: everything that a payment needs is there, or the diner learns what is missing (B5.23, B5.25). */
export function paySubmitted({ order }: In<"review">, hasTicket: boolean): RedeemState {
  if (!order.project.projectSlug || !hasTicket)
    return { kind: "failed", order, message: copy.missingProject, owed: null };
  if (isTipAsked(order) && isTooSmall(tipCents(order), gratuityOf(order)))
    return placed(order, "redeemCredit");
  return order.wallet || cardOf(order)
    ? { kind: "checking", order }
    : { kind: "storingCard", order, next: "pay", from: "review" };
}

/** Nothing is left to pay; or a payment of this tab that was never settled shows on the bill by now. */
function foundPaid(order: Order, ticket: Ticket, mark: BillMark | null): RedeemState | null {
  const isSeen =
    mark?.is === "pending" && mark.sums ? isPaidBy(mark.sums, ticket) : billOf(ticket) <= 0;
  if (mark && isSeen)
    return {
      kind: "success",
      how: "found",
      order,
      result: null,
      sums: paidBefore(mark),
      rest: restAfter(mark.sums, ticket),
    };
  return billOf(ticket) <= 0 ? { kind: "nothingDue" } : null;
}

/** The bill as it is right before it is paid: any difference goes back to review (faults D7, D10). */
export function checked(
  { order }: In<"checking">,
  { outcome, nowMs, remembered }: Event<"billRead">,
): RedeemState {
  if (!outcome.ok)
    return outcome.problem.kind === "signed-out"
      ? signedOut(order, "review")
      : backTo("review", order, { kind: "unreachable" });
  const ticket = outcome.value;
  const over = foundPaid(order, ticket, remembered);
  if (over) return over;
  const fresh = renewed(order, { ticket }, nowMs);
  const changes = billChanges(order.ticket, ticket);
  if (changes.length) return placed(fresh, "review", { kind: "bill-changed", changes });
  if (offerOf(fresh)?.worth !== offerOf(order)?.worth)
    return placed(fresh, "review", { kind: "offer-ended" });
  return { kind: "paying", order: fresh, owedBefore: owedOf(ticket) };
}

export function paid(
  { order, owedBefore }: In<"paying">,
  { outcome }: Event<"payAnswered">,
): RedeemState {
  const sent = { order, owedBefore, charged: null };
  if (outcome.ok) {
    const result = outcome.value;
    if (isAlreadyDone(result.error)) return alreadyDone(order);
    if (result.challenge)
      return { kind: "authenticating", order, owedBefore, secret: result.challenge, result };
    if (result.isConfirmed)
      return {
        kind: "success",
        how: "paid",
        order,
        result,
        sums: planFor(order),
        rest: plannedRest(order.ticket),
      };
    return result.error
      ? { kind: "reconciling", ...sent, refusal: { message: result.error } }
      : posUnconfirmed(order, result);
  }
  const { problem } = outcome;
  if (isUnknown(problem))
    return {
      kind: "reconciling",
      ...sent,
      refusal: problem.kind === "unexpected" && problem.status === 500 ? { message: null } : null,
    };
  if (problem.kind === "signed-out") return signedOut(order, "review", { payment: "refused" });
  if (problem.kind !== "rejected") return backTo("review", order, { kind: "unreachable" });
  if (isAlreadyDone(problem.message)) return alreadyDone(order);
  // Only a card's own refusal is certain to have taken nothing; after any other the bill is read first.
  return isDecline(problem)
    ? { kind: "failed", order, message: problem.message, owed: null }
    : { kind: "reconciling", ...sent, refusal: { message: problem.message } };
}

/** What the bank said (3-D Secure). Whether the restaurant knows is read from the bill. */
export function challenged(
  { order, owedBefore, result }: In<"authenticating">,
  { challenge }: Event<"challengeAnswered">,
): RedeemState {
  if (challenge.kind === "refused")
    return { kind: "failed", order, message: challenge.message, owed: null };
  return {
    kind: "reconciling",
    order,
    owedBefore,
    refusal: null,
    charged: challenge.kind === "paid" ? result : null,
  };
}

/** The bill for another amount; a server that does not split answers with the same one. */
export function split(
  { order, payAmount }: In<"splitting">,
  { outcome, nowMs, remembered }: Event<"billRead">,
): RedeemState {
  if (!outcome.ok)
    return outcome.problem.kind === "signed-out"
      ? signedOut(order, "review")
      : backTo("review", order, complaintOf(outcome.problem));
  const ticket = outcome.value;
  const over = foundPaid(order, ticket, remembered);
  if (over) return over;
  const isIgnored = payAmount !== null && billOf(ticket) !== payAmount;
  if (isIgnored)
    return placed(renewed(order, { ticket: order.ticket }, nowMs), "review", {
      kind: "cannot-split",
    });
  return placed(renewed(order, { ticket, payAmount }, nowMs), "review");
}

function backTo(stage: "addCredit" | "review", order: Order, complaint: Complaint): RedeemState {
  return { kind: stage, order: { ...order, wallet: null }, complaint, notice: null };
}

function addCredit(order: Order, complaint: Complaint): RedeemState {
  return backTo("addCredit", order, complaint);
}
