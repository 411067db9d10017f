import { billChanges } from "../../shared/bill/difference.ts";
import { restAfter } from "../../shared/bill/rest.ts";
import { isPaidBy } from "../../shared/bill/settled.ts";
import { billOf, owedOf } from "../../shared/bill/ticket.ts";
import type { CashCents } from "../../shared/money/cents.ts";
import { isStale, type BillMark } from "../../shared/payment/billMemory.ts";
import type { Ticket } from "../../shared/contracts/bill.ts";
import { newOrder, renewed, type Order } from "./order.ts";
import { othersIn, rememberedReceipt, rememberedTip, type Receipt } from "./receipt.ts";
import {
  checkout,
  sentFor,
  type Event,
  type Found,
  type In,
  type Loaded,
  type Notice,
  type RedemptionState,
  type Resume,
} from "./state.ts";

interface Reading {
  readonly nowMs: number;
  readonly payAmount: CashCents | null;
  /** What an earlier payment left is to be paid. */
  readonly isRest: boolean;
}

const isOpen = ({ ticket }: Found): boolean => billOf(ticket) > 0;

/** The first screen of what was asked for, or the one that was left (C:L104–L107). */
export function loading(
  { resume, isRest }: In<"loading">,
  { outcome, last, ...reading }: Event<"loaded">,
): RedemptionState {
  // Only what was paid is left behind for the rest: a payment that was never settled is not.
  const known = isRest && last?.is === "paid" ? null : last;
  if (!outcome.ok) {
    if (outcome.problem.kind === "signed-out") return { kind: "signIn", resume };
    if (known && known.is !== "pending") return settled(known, null);
    return {
      kind: "notFound",
      isPaymentOpen: last?.is === "pending" || Boolean(resume?.payment),
      isSettled: false,
    };
  }
  const { nowMs, payAmount } = reading;
  if (resume) return resumed(resume, outcome.value, nowMs);
  return (
    (known && goneOn(known, outcome.value, { nowMs, payAmount, isRest })) ??
    opened(outcome.value, { nowMs, payAmount, isRest })
  );
}

/** None, one or several with something to pay. */
function opened(loaded: Loaded, reading: Reading): RedemptionState {
  const open = loaded.found.filter(isOpen);
  const [first] = open;
  if (!first) {
    const own = loaded.found.find(({ mark }) => mark);
    return own?.mark
      ? settled(own.mark, loaded)
      : { kind: "notFound", isPaymentOpen: false, isSettled: loaded.found.length > 0 };
  }
  return open.length > 1
    ? { kind: "choosing", project: loaded.project, found: open }
    : entered(loaded, first, reading);
}

/** The last payment of this tab goes before everything else (faults D4, D5); null where it says nothing of what is open now. */
function goneOn(mark: BillMark, loaded: Loaded, reading: Reading): RedemptionState | null {
  const own = loaded.found.find(({ number }) => number === mark.ticket);
  if (mark.is !== "pending") {
    const state = settled(mark, loaded);
    return own && isOpen(own) && isStale(state.receipt.atMs, reading.nowMs) ? null : state;
  }
  return own
    ? entered(loaded, { ...own, mark }, reading)
    : { kind: "notFound", isPaymentOpen: true, isSettled: false };
}

/** What this tab has paid stays paid, also where it can no longer be read. */
function settled(mark: BillMark, loaded: Loaded | null): In<"success"> | In<"posUnconfirmed"> {
  const own = loaded?.found.find(({ number }) => number === mark.ticket);
  const hasOthers = loaded?.found.some((one) => one !== own && isOpen(one));
  const others: Receipt["rest"] = hasOthers ? { kind: "others" } : null;
  const isSeen =
    own !== undefined && (!isOpen(own) || (mark.sums !== null && isPaidBy(mark.sums, own.ticket)));
  const rest = (own && restAfter(mark.sums, own.ticket)) ?? others;
  const receipt = rememberedReceipt({
    mark,
    project: loaded?.project ?? null,
    ticket: own?.ticket ?? null,
    rest,
  });
  if (mark.is === "pos" && !isSeen)
    return {
      kind: "posUnconfirmed",
      how: "before",
      receipt,
      sent: null,
      owed: own ? owedOf(own.ticket) : null,
    };
  if (mark.is !== "paid") return { kind: "success", how: "found", receipt };
  // What somebody else had paid leaves nothing to this diner, whatever the bill still says.
  return receipt.sums
    ? { kind: "success", how: "before", receipt }
    : { kind: "success", how: "already", receipt: { ...receipt, rest: others } };
}

/** One check: to be paid, or with a payment of it to be looked after first. */
export function entered(
  loaded: Loaded,
  { ticket, number, mark }: Found,
  { nowMs, payAmount, isRest }: Reading,
): RedemptionState {
  const { project, found } = loaded;
  if (mark?.is === "pos") return settled(mark, loaded);
  if (mark?.is === "pending" && (billOf(ticket) <= 0 || (mark.sums && isPaidBy(mark.sums, ticket))))
    return settled(mark, loaded);
  const part = payAmount !== null && billOf(ticket) === payAmount ? payAmount : null;
  const order = newOrder({
    project,
    ticket,
    number,
    readAtMs: nowMs,
    payAmount: part,
    open: found.filter(isOpen),
    hasTipped: isRest && (rememberedTip(mark) ?? 0) > 0,
  });
  if (mark?.is !== "pending")
    return checkout(order, payAmount !== null && part === null ? { kind: "cannot-split" } : null);
  const sums = mark.sums ?? { owed: owedOf(ticket), bill: billOf(ticket) };
  return {
    kind: "unconfirmed",
    order,
    source: "",
    sums,
    receipt: rememberedReceipt({ mark, project, ticket, rest: null }),
    owed: owedOf(ticket),
  };
}

/** Nothing is left to pay; or a payment of this tab that was never settled shows on the bill by now. */
export function foundPaid(
  order: Order,
  ticket: Ticket,
  mark: BillMark | null,
): RedemptionState | null {
  const isSeen =
    mark?.is === "pending" && mark.sums ? isPaidBy(mark.sums, ticket) : billOf(ticket) <= 0;
  if (mark && isSeen)
    return {
      kind: "success",
      how: "found",
      receipt: rememberedReceipt({
        mark,
        project: order.project,
        ticket,
        rest: restAfter(mark.sums, ticket) ?? othersIn(order),
      }),
    };
  return billOf(ticket) <= 0 ? { kind: "notFound", isPaymentOpen: false, isSettled: true } : null;
}

/** At the same place as before the sign-in, with a look at what became of a payment. */
function resumed(
  { order, payment }: Resume,
  { project, found }: Loaded,
  nowMs: number,
): RedemptionState {
  const same = found.find(({ number }) => number === order.number);
  if (!same) return { kind: "notFound", isPaymentOpen: payment !== null, isSettled: false };
  const sent = sentFor(order, order.readAtMs);
  if (payment && isPaidBy(sent.sums, same.ticket))
    return { kind: "success", how: "found", receipt: sent.receipt };
  if (payment === "unknown")
    return {
      kind: "unconfirmed",
      order: renewed(order, { project }, nowMs),
      source: "",
      ...sent,
      owed: owedOf(same.ticket),
    };
  const over = foundPaid(order, same.ticket, same.mark);
  if (over) return over;
  const changes = billChanges(order.ticket, same.ticket);
  const notice: Notice | null = changes.length
    ? { kind: "bill-changed", changes }
    : payment === "refused"
      ? { kind: "not-charged" }
      : null;
  return checkout(renewed(order, { project, ticket: same.ticket }, nowMs), null, notice);
}
