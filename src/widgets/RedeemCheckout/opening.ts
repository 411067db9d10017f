import { boundedTip } from "../../shared/bill/tip.ts";
import { billOf } from "../../shared/bill/ticket.ts";
import { isPending, type PaymentRecord } from "../../shared/payment/core/facts.ts";
import { rememberedTip } from "../../shared/payment/core/receipt.ts";
import { reconciling, type HeldBy } from "../../shared/payment/core/state.ts";
import { withKeptTip } from "../../shared/payment/keptTip.ts";
import { newOrder, orderChanges } from "../../shared/payment/order.ts";
import { isTipAsked, needsCredit, renewedOrder, type Order } from "./order.ts";
import { payment } from "./payment.ts";
import { bought } from "./purchase.ts";
import { packageIn, type PurchaseRecord } from "./purchaseRecord.ts";
import { enterStage } from "./stages.ts";
import type { Event, In, Notice, RedeemState, Resume } from "./state.ts";

export function projectLoaded(
  { resume, isRest = false }: In<"loadingProject">,
  { outcome, request, record }: Event<"projectAnswered">,
): RedeemState {
  if (!outcome.ok)
    return outcome.problem.kind === "signed-out"
      ? { kind: "login", resume, isExpired: true }
      : unreadable(record, resume);
  return {
    kind: "loadingBill",
    project: outcome.value,
    payAmount: resume ? resume.order.payAmount : isRest ? null : request.payAmount,
    resume,
    isRest,
  };
}

/** The first stage of a bill, or the stage that the diner had left (B4.08–B4.12). */
export function billLoaded(
  { project, payAmount, resume, isRest }: In<"loadingBill">,
  {
    outcome,
    nowMs,
    request,
    record,
    unfinishedPurchase,
    purchaseHeldBy,
    heldBy,
    kept,
  }: Event<"billAnswered">,
): RedeemState {
  if (!outcome.ok)
    return outcome.problem.kind === "signed-out"
      ? { kind: "login", resume, isExpired: true }
      : unreadable(record, resume);
  const ticket = outcome.value;
  if (resume)
    return resumed(
      { ...resume, notice: resume.notice ?? purchaseNotice(unfinishedPurchase) },
      renewedOrder(resume.order, { project, ticket }, nowMs),
      record,
    );
  const order: Order = {
    ...newOrder({
      project,
      ticket,
      readAtMs: nowMs,
      payAmount,
      tip: boundedTip(request.tip, ticket),
      hasTipped: isRest && (rememberedTip(record) ?? 0) > 0,
    }),
    number: request.ticket,
    packageId: null,
    paidKey: isRest ? (record?.key ?? null) : null,
  };
  const earlier = payment.earlier(order, record, { ticket, project }, { isRest, heldBy });
  if (earlier) return earlier;
  if (billOf(ticket) <= 0) return { kind: "nothingDue" };
  const underWay = purchaseUnderWay(order, unfinishedPurchase, purchaseHeldBy);
  if (underWay) return underWay;
  // A reload comes back to the stage that it left, unless a payment or purchase has to be told first.
  if (kept && !isRest && !unfinishedPurchase && !record && isTipAsked(order))
    return enterStage(withKeptTip(order, kept.tip), kept.stage);
  return enterStage(
    order,
    needsCredit(order) ? "addCredit" : "redeemCredit",
    purchaseNotice(unfinishedPurchase),
  );
}

/** A purchase that another tab or widget is sending is waited for. */
function purchaseUnderWay(
  order: Order,
  record: PurchaseRecord | null,
  heldBy: HeldBy,
): In<"lookingUp"> | null {
  const wanted = record?.phase === "sent" && heldBy ? packageIn(record.facts) : null;
  const progress = { phase: "elsewhere", isHere: heldBy === "here" } as const;
  return wanted && { kind: "lookingUp", order, package: wanted, progress };
}

function purchaseNotice(record: PurchaseRecord | null): Notice | null {
  if (!record) return null;
  const wanted = packageIn(record.facts);
  if (record.phase !== "paid") return { kind: "purchase-unknown", package: wanted };
  return wanted && { kind: "purchased", credit: wanted.creditToGive };
}

function resumed(
  { order: before, stage, notice, interrupted, purchase }: Resume,
  order: Order,
  record: PaymentRecord | null,
): RedeemState {
  const reading = { ticket: order.ticket, project: order.project };
  if (interrupted)
    return reconciling({ order, source: interrupted.source }, interrupted.isUncharged);
  const over = payment.foundPaid(order, reading, record);
  if (over) return over;
  if (purchase?.isCertain) return bought(order, purchase.package);
  if (purchase) {
    const progress = { phase: "lookingUp" } as const;
    return { kind: "lookingUp", order, package: purchase.package, progress };
  }
  const changes = stage === "review" ? orderChanges(before, order) : [];
  return enterStage(order, stage, changes.length ? { kind: "bill-changed", changes } : notice);
}

/** A bill that was shown as paid stays paid, even if it can no longer be read (fault D5). */
function unreadable(record: PaymentRecord | null, resume: Resume | null): RedeemState {
  const paidState = payment.unreadable(record, resume?.order ?? null);
  if (paidState) return paidState;
  if (resume?.interrupted) return reconciling(resume.interrupted, resume.interrupted.isUncharged);
  const isPaymentOpen = record !== null && isPending(record);
  return { kind: "error", reason: "bill", resume, isPaymentOpen };
}
