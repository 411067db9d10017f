import { balanceOf } from "../../shared/bill/balance.ts";
import { billChanges } from "../../shared/bill/difference.ts";
import { restAfter } from "../../shared/bill/rest.ts";
import { isPaidBy } from "../../shared/bill/settled.ts";
import { billOf, owedOf } from "../../shared/bill/ticket.ts";
import type { Project } from "../../shared/contracts/bill.ts";
import { isStale, type BillMark } from "../../shared/payment/billMemory.ts";
import { signedOut } from "./answers.ts";
import type { RedeemEvent } from "./events.ts";
import {
  isTipAsked,
  needsCredit,
  newOrder,
  planFor,
  renewed,
  type Order,
  type Request,
} from "./order.ts";
import { paidBefore } from "./pending.ts";
import { alreadyDone } from "./reconcile.ts";
import type { In, Notice, OrderStage, Purchase, RedeemState, Resume } from "./state.ts";

type Event<T extends RedeemEvent["type"]> = Extract<RedeemEvent, { type: T }>;

/** Without a token the diner signs in first; without a bill to name there is nothing to load (B4.01, B4.02). */
export function startState(isSignedIn: boolean, request: Request): RedeemState {
  if (!isSignedIn) return { kind: "login", resume: null, complaint: null };
  return loading(request, null);
}

export function loading(
  request: Pick<Request, "pos" | "location" | "ticket">,
  resume: Resume | null,
): RedeemState {
  return request.pos && request.location && request.ticket
    ? { kind: "loadingProject", resume }
    : { kind: "error", reason: "incomplete" };
}

export function projectLoaded(
  { resume, isRest = false }: In<"loadingProject">,
  { outcome, nowMs, request, remembered }: Event<"projectAnswered">,
): RedeemState {
  if (outcome.ok) {
    const bought = resume?.purchase
      ? purchased(resume.order, resume.purchase, outcome.value, nowMs)
      : null;
    const kept =
      bought && resume
        ? { ...resume, order: bought.order, notice: bought.notice, purchase: null }
        : resume;
    return {
      kind: "loadingBill",
      project: outcome.value,
      payAmount: resume ? resume.order.payAmount : isRest ? null : request.payAmount,
      resume: kept,
      isRest,
    };
  }
  if (outcome.problem.kind === "signed-out")
    return { kind: "login", resume, complaint: { kind: "signed-out", during: "stage" } };
  return unreadable(remembered, resume);
}

/** The first stage of a bill, or the one that was left (B:L74–L78). */
export function billLoaded(
  { project, payAmount, resume, isRest }: In<"loadingBill">,
  { outcome, nowMs, request, remembered, isPurchasePending }: Event<"billAnswered">,
): RedeemState {
  if (!outcome.ok) {
    if (outcome.problem.kind === "signed-out")
      return { kind: "login", resume, complaint: { kind: "signed-out", during: "stage" } };
    return unreadable(remembered, resume);
  }
  const ticket = outcome.value;
  if (resume) return resumed(resume, renewed(resume.order, { project, ticket }, nowMs), remembered);
  const hasTipped = isRest && (paidBefore(remembered)?.tip ?? 0) > 0;
  const order = newOrder({
    project,
    ticket,
    request: { ...request, payAmount },
    readAtMs: nowMs,
    hasTipped,
  });
  // Only what was paid is left behind for the rest: a payment that was never settled is not.
  const isLeft = isRest && remembered?.is === "paid";
  const gone = remembered && !isLeft ? goneOn(order, remembered) : null;
  if (gone) return gone;
  if (billOf(ticket) <= 0) return { kind: "nothingDue" };
  return placed(
    order,
    needsCredit(order) ? "addCredit" : "redeemCredit",
    isPurchasePending ? { kind: "purchase-unknown" } : null,
  );
}

/** An earlier payment of this tab goes before everything else (faults D4, D5); null where it says nothing of the bill that is open now. */
function goneOn(order: Order, mark: BillMark): RedeemState | null {
  const { ticket, readAtMs } = order;
  const { is, sums: sent } = mark;
  const isOpen = billOf(ticket) > 0;
  const isSeen = !isOpen || (sent !== null && isPaidBy(sent, ticket));
  const paid = paidBefore(mark);
  const proof = { order, result: null, sums: paid };
  if (is === "pending" && !isSeen)
    return {
      kind: "unconfirmed",
      order,
      owedBefore: owedOf(ticket),
      owed: owedOf(ticket),
      refusal: null,
    };
  if (is === "pos" && !isSeen)
    return {
      kind: "posUnconfirmed",
      how: "before",
      ...proof,
      owedBefore: null,
      owed: owedOf(ticket),
    };
  if (is !== "paid")
    return { kind: "success", how: "found", ...proof, rest: restAfter(sent, ticket) };
  if (isOpen && isStale(paid?.atMs, readAtMs)) return null;
  return paid
    ? { kind: "success", how: "before", ...proof, rest: restAfter(sent, ticket) }
    : alreadyDone(order);
}

function resumed(
  { order: before, stage, notice, payment }: Resume,
  order: Order,
  remembered: Event<"billAnswered">["remembered"],
): RedeemState {
  const { ticket } = order;
  const owedBefore = owedOf(before.ticket);
  const sent = { owed: owedBefore, bill: billOf(before.ticket) };
  const isSeen = payment ? isPaidBy(sent, ticket) : billOf(ticket) <= 0 && remembered !== null;
  if (isSeen)
    return {
      kind: "success",
      how: "found",
      order: before,
      result: null,
      sums: planFor(before),
      rest: restAfter(sent, ticket),
    };
  if (billOf(ticket) <= 0) return { kind: "nothingDue" };
  if (payment === "unknown")
    return { kind: "unconfirmed", order: before, owedBefore, owed: owedOf(ticket), refusal: null };
  if (payment === "refused") return placed(order, "review", { kind: "not-charged" });
  const changes = stage === "review" ? billChanges(before.ticket, ticket) : [];
  return placed(order, stage, changes.length ? { kind: "bill-changed", changes } : notice);
}

/** A stage with the order, or the next one where it is not needed. */
export function placed(given: Order, stage: OrderStage, notice: Notice | null = null): RedeemState {
  // What a wallet agreed to was one payment, and that one is over.
  const order = given.wallet ? { ...given, wallet: null } : given;
  if (stage === "addCredit" && needsCredit(order))
    return { kind: "addCredit", order, complaint: null, notice };
  if (stage !== "review" && isTipAsked(order)) return { kind: "redeemCredit", order, notice };
  return { kind: "review", order, complaint: null, notice };
}

export function afterCredit(order: Order): RedeemState {
  return placed(order, "redeemCredit");
}

/** The balance after a purchase: it has grown, or the purchase stays unconfirmed (R23, faults D6). */
export function purchased(
  before: Order,
  { package: bought, isCertain }: Purchase,
  project: Project,
  nowMs: number,
): { order: Order; notice: Notice } {
  const hasGrown = balanceOf(project) > balanceOf(before.project);
  const order = renewed({ ...before, packageId: null }, { project }, nowMs);
  return {
    order,
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
    return placed(order, "addCredit", notice);
  }
  if (outcome.problem.kind === "signed-out")
    return signedOut(state.order, "addCredit", {
      purchase: { package: state.package, isCertain: state.isCertain },
    });
  return { ...state, kind: "reloadFailed" };
}

/** A bill that was seen to be paid stays paid, also where it can no longer be read (faults D5). */
function unreadable(
  remembered: Event<"billAnswered">["remembered"],
  resume: Resume | null,
): RedeemState {
  if (remembered?.is === "paid")
    return {
      kind: "success",
      how: "found",
      order: resume?.order ?? null,
      result: null,
      sums: paidBefore(remembered),
      rest: null,
    };
  return {
    kind: "error",
    reason: "bill",
    resume,
    isPaymentOpen: remembered !== null || Boolean(resume?.payment),
  };
}
