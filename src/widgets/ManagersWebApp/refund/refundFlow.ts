import { refundRefusal } from "./refundRefusal.ts";
import type {
  Issued,
  RefundEvent,
  RefundFormError,
  RefundIn,
  RefundSettlement,
  RefundState,
  Wish,
} from "./refundState.ts";

/**
 * The transition of one refund (C4.16–C4.22). Pure. An event that does not apply to a state returns
 * the same object. Only the effect of `refunding` sends money, and only a person's confirmation
 * leads to that state.
 */
export function transition(state: RefundState, event: RefundEvent): RefundState {
  if (event.type === "opened") return isBusy(state) ? state : opened(event);
  if (event.type === "closed")
    return isBusy(state) || state.kind === "empty" ? state : { kind: "empty" };
  switch (state.kind) {
    case "empty":
    case "issued":
      return state;
    case "editing":
      return event.type === "submitted"
        ? {
            kind: "confirming",
            subject: state.subject,
            paidKey: state.paidKey,
            request: event.request,
          }
        : state;
    case "confirming":
      if (event.type === "cancelled") return editing(state, null);
      return event.type === "confirmed"
        ? { ...state, kind: "refunding", progress: { phase: "confirming" } }
        : state;
    case "refunding":
    case "lookingUp":
      if (event.type === "progressed") return { ...state, progress: event.progress };
      return event.type === "settled" ? settled(state, event.settlement) : state;
    case "interrupted":
      return event.type === "resumed" ? lookingUp(state) : state;
    case "unknown":
      return unknown(state, event);
  }
}

/** The refund was sent, and there is no answer yet. */
export function isRefunding({ kind }: RefundState): boolean {
  return kind === "refunding";
}

/** A refund whose outcome is being read cannot be closed. */
function isBusy({ kind }: RefundState): boolean {
  return kind === "refunding" || kind === "lookingUp" || kind === "interrupted";
}

function opened({
  subject,
  paidKey,
  earlier,
}: Extract<RefundEvent, { type: "opened" }>): RefundState {
  return earlier
    ? lookingUp({ subject, paidKey, request: earlier })
    : { kind: "editing", subject, paidKey, formError: null };
}

function editing(
  { subject, paidKey }: Pick<Wish, "subject" | "paidKey">,
  formError: RefundFormError | null,
): RefundState {
  return { kind: "editing", subject, paidKey, formError };
}

function lookingUp({ subject, paidKey, request }: Wish): RefundState {
  return { kind: "lookingUp", subject, paidKey, request, progress: { phase: "lookingUp" } };
}

function settled(
  { subject, paidKey, request }: RefundIn<"refunding" | "lookingUp">,
  settlement: RefundSettlement,
): RefundState {
  const wish = { subject, paidKey, request };
  switch (settlement.kind) {
    case "succeeded":
      return { kind: "issued", ...sentWish(wish, settlement.done), how: settlement.how };
    case "refused":
      return editing(wish, { kind: "refused", message: refundRefusal(settlement.problem) });
    case "notSent":
      return editing(wish, { kind: "notSent", cause: settlement.cause });
    case "changed":
      return editing(settlement.wish, { kind: "changed" });
    case "signedOut":
      return { kind: "interrupted", ...wish };
    case "unknown":
      return {
        kind: "unknown",
        ...wish,
        ...(settlement.facts && { request: sentWish(wish, settlement.facts).request }),
        finding: settlement.finding,
      };
  }
}

/**
 * The refund that was sent, whatever this form asks for. It has notes only if this form sent it.
 */
function sentWish(wish: Wish, { before, request }: Issued): Wish {
  const isSame =
    request.amount === wish.request.amount &&
    request.reason === wish.request.reason &&
    request.modifiesTip === wish.request.modifiesTip;
  return {
    ...wish,
    subject: { ...wish.subject, before },
    request: isSame ? wish.request : { ...request, notes: "" },
  };
}

function unknown(state: RefundIn<"unknown">, event: RefundEvent): RefundState {
  const { subject, paidKey, request } = state;
  switch (event.type) {
    case "settled":
      return event.settlement.kind === "unknown"
        ? { ...state, finding: event.settlement.finding }
        : settled(
            { ...state, kind: "lookingUp", progress: { phase: "lookingUp" } },
            event.settlement,
          );
    case "retried":
    case "resumed":
      return lookingUp(state);
    case "startedOver":
      // Sends the same refund again, after the list was read and does not show it. A different
      // refund has to wait for its outcome.
      return state.finding === "none" ? { kind: "confirming", subject, paidKey, request } : state;
    default:
      return state;
  }
}
