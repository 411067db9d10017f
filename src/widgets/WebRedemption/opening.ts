import { billOf } from "../../shared/bill/ticket.ts";
import type { CashCents } from "../../shared/money/cents.ts";
import { isPending } from "../../shared/payment/core/facts.ts";
import { rememberedTip } from "../../shared/payment/core/receipt.ts";
import { reconciling } from "../../shared/payment/core/state.ts";
import { newOrder, orderChanges, renewed } from "../../shared/payment/order.ts";
import { withKeptTip } from "../../shared/payment/keptTip.ts";
import type { KeptChoice } from "./keptChoice.ts";
import { otherOpenChecks, type Order } from "./order.ts";
import { payment } from "./payment.ts";
import {
  checkout,
  type Event,
  type OpenCheck,
  type In,
  type Loaded,
  type RedemptionState,
  type Resume,
} from "./state.ts";

interface Reading {
  readonly nowMs: number;
  readonly payAmount: CashCents | null;
  /** Whether the diner wants to pay the rest that an earlier payment left. */
  readonly isRest: boolean;
}

const isOpen = ({ ticket }: OpenCheck): boolean => billOf(ticket) > 0;

/** The first screen of the request, or the screen that the diner had left (C4.04–C4.12). */
export function loading(
  { resume, isRest }: In<"loading">,
  { outcome, last, nowMs, payAmount, kept }: Event<"loaded">,
): RedemptionState {
  if (!outcome.ok) {
    if (outcome.problem.kind === "signed-out") return { kind: "signIn", resume };
    const paidState = payment.unreadable(last?.record ?? null, null);
    if (paidState) return paidState;
    if (resume?.interrupted) return reconciling(resume.interrupted, resume.interrupted.isUncharged);
    const isPaymentOpen = last !== null && isPending(last.record);
    return { kind: "notFound", isPaymentOpen, isSettled: false };
  }
  const reading = { nowMs, payAmount, isRest };
  if (resume) return resumed(resume, outcome.value, nowMs);
  return (
    lastPayment(last, outcome.value, reading) ??
    opened(outcome.value, reading, isRest || last ? null : kept)
  );
}

/** The state for no, one or several checks with something to pay. A reload comes back to `kept`. */
function opened(loaded: Loaded, reading: Reading, kept: KeptChoice | null): RedemptionState {
  const open = loaded.checks.filter(isOpen);
  const [first] = open;
  const chosen = kept && open.find(({ number }) => number === kept.number);
  if (chosen) return withChoice(entered(loaded, chosen, reading), kept);
  if (open.length > 1) return { kind: "choosing", project: loaded.project, checks: open };
  const only = first ?? loaded.checks.find(({ record }) => record);
  return only
    ? entered(loaded, only, reading)
    : { kind: "notFound", isPaymentOpen: false, isSettled: loaded.checks.length > 0 };
}

/**
 * The last payment of this tab comes before everything else (faults D4, D5). Null if it says
 * nothing about the open checks.
 */
function lastPayment(
  last: Event<"loaded">["last"],
  loaded: Loaded,
  reading: Reading,
): RedemptionState | null {
  if (!last || (reading.isRest && !isPending(last.record))) return null;
  const check = loaded.checks.find(({ number }) => number === last.number);
  if (check) return check.record && entered(loaded, check, reading);
  const paidState = payment.unreadable(last.record, null);
  if (paidState?.kind !== "success")
    return paidState ?? { kind: "notFound", isPaymentOpen: true, isSettled: false };
  const rest = otherOpenChecks({ open: loaded.checks.filter(isOpen), number: last.number });
  return { ...paidState, receipt: { ...paidState.receipt, rest } };
}

/**
 * The state for one check: ready to be paid, or with an earlier payment that is looked up first.
 */
export function entered(
  { project, checks }: Loaded,
  { ticket, number, record, heldBy }: OpenCheck,
  { nowMs, payAmount, isRest }: Reading,
): RedemptionState {
  const part = payAmount !== null && billOf(ticket) === payAmount ? payAmount : null;
  const order: Order = {
    ...newOrder({
      project,
      ticket,
      readAtMs: nowMs,
      payAmount: part,
      hasTipped: isRest && (rememberedTip(record) ?? 0) > 0,
    }),
    project,
    number,
    open: checks.filter(isOpen),
    paidKey: isRest ? (record?.key ?? null) : null,
  };
  return (
    payment.earlier(order, record, { ticket, project }, { isRest, heldBy }) ??
    payment.foundPaid(order, { ticket, project }, null) ??
    checkout(order, payAmount !== null && part === null ? { kind: "cannot-split" } : null)
  );
}

function withChoice(state: RedemptionState, { tip }: KeptChoice): RedemptionState {
  return tip && state.kind === "checkout"
    ? { ...state, order: withKeptTip(state.order, tip) }
    : state;
}

/** Returns to the place before the sign-in, and looks up the outcome of a payment. */
function resumed(
  { order, interrupted }: Resume,
  { project, checks }: Loaded,
  nowMs: number,
): RedemptionState {
  const check = checks.find(({ number }) => number === order.number);
  if (!check) return { kind: "notFound", isPaymentOpen: interrupted !== null, isSettled: false };
  const { ticket, record } = check;
  if (interrupted)
    return reconciling(
      { order: renewed(order, { project }, nowMs), source: interrupted.source },
      interrupted.isUncharged,
    );
  const over = payment.foundPaid(order, { ticket, project }, record);
  if (over) return over;
  const fresh = renewed(order, { project, ticket }, nowMs);
  const changes = orderChanges(order, fresh);
  return checkout(fresh, changes.length ? { kind: "bill-changed", changes } : null);
}
