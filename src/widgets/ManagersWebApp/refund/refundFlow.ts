import { stepIn } from "../../../shared/flow/stepIn.ts";
import { classOf } from "../../../shared/payment/intent/answerClass.ts";
import { before, isIssued } from "../transactions/evidence.ts";
import { refundRefusal } from "./refundRefusal.ts";
import { refundableOf } from "../transactions/transaction.ts";
import type {
  RefundFormError,
  RefundEvent,
  RefundIn,
  RefundState,
  Sent,
  Subject,
} from "./refundState.ts";

type Kind = RefundState["kind"];
type Step<K extends Kind> = (state: RefundIn<K>, event: RefundEvent) => RefundState;

/**
 * One refund as a machine (C:L113). Pure; an event that does not apply to a state returns the same object. Money is sent
 * by the effect of `refunding` alone, and nothing but a person's confirmation leads there.
 */
export function transition(state: RefundState, event: RefundEvent): RefundState {
  if (event.type === "opened") return isOpen(state) ? state : opened(event.subject, event.earlier);
  if (event.type === "closed")
    return isOpen(state) || state.kind === "empty" ? state : { kind: "empty" };
  return stepIn(steps, state, event);
}

/** Sent, and not yet answered or looked up. */
export function isRefunding({ kind }: RefundState): boolean {
  return kind === "refunding";
}

/** A payment whose outcome is being read is not put aside. */
function isOpen({ kind }: RefundState): boolean {
  return (
    kind === "refunding" || kind === "following" || kind === "reconciling" || kind === "interrupted"
  );
}

function opened(subject: Subject, earlier: Sent["request"] | null): RefundState {
  if (earlier) return { kind: "reconciling", subject, request: earlier, refusal: null };
  return { kind: "editing", subject, formError: null };
}

function editing(subject: Subject, formError: RefundFormError | null): RefundState {
  return { kind: "editing", subject, formError };
}

const refunding: Step<"refunding"> = (state, event) => {
  const { subject, request } = state;
  if (event.type === "heldBack")
    return { kind: "following", subject, request, isHere: event.isHere };
  if (event.type === "followed") return followed(state, event);
  if (event.type !== "answered") return state;
  const { outcome } = event;
  if (outcome.ok) return { kind: "issued", subject, request, how: "answered" };
  const { problem } = outcome;
  const lookedFor = (refusal: string | null): RefundState => ({
    kind: "reconciling",
    subject,
    request,
    refusal,
  });
  if (problem.kind === "signed-out") return { kind: "interrupted", subject, request };
  switch (classOf(problem)) {
    case "refused":
      // Under a key that is still open, the refusal may be of the second body and not of the refund.
      return lookedFor(event.isRetry ? null : refundRefusal(problem));
    case "notSent":
      // The attempt before this one may have been carried out.
      return event.isRetry ? lookedFor(null) : editing(subject, { kind: "offline" });
    case "unknown":
      return lookedFor(null);
  }
};

/** The refund that is looked up is the one that was sent, whatever this form asked for. */
function followed(
  { subject }: Sent,
  { isNotIssued, sent }: Extract<RefundEvent, { type: "followed" }>,
): RefundState {
  if (isNotIssued) return editing(subject, { kind: "not-issued-elsewhere" });
  const { before, request } = sent;
  return { kind: "reconciling", subject: { ...subject, before }, request, refusal: null };
}

/** The list decides; it is never called failed where the list shows it, nor where it cannot be read (M8, faults D3). */
const reconciling: Step<"reconciling"> = (state, event) => {
  const { subject, request, refusal } = state;
  if (event.type === "heldBack")
    return { kind: "following", subject, request, isHere: event.isHere };
  if (event.type !== "read") return state;
  if (event.isSignedOut) return { kind: "interrupted", subject, request };
  // A refusal is final: what the list shows since is a colleague's refund.
  if (refusal !== null)
    return editing(fresh(subject, event.rows ?? []), { kind: "said", message: refusal });
  const verdict = event.rows && isIssued(subject.before, request.amount, event.rows);
  if (verdict) return { kind: "issued", subject, request, how: "found" };
  return {
    kind: "unconfirmed",
    subject: verdict === false ? fresh(subject, event.rows ?? []) : subject,
    request,
    isRead: verdict === false,
  };
};

/** The same transaction as the list has it now. */
function fresh(subject: Subject, rows: Parameters<typeof before>[1]): Subject {
  const transaction = rows.find(({ id }) => id === subject.transaction.id);
  return transaction && refundableOf(transaction) > 0
    ? { ...subject, transaction, before: before(transaction, rows) }
    : subject;
}

const unconfirmed: Step<"unconfirmed"> = (state, event) => {
  const { subject, request, isRead } = state;
  if (event.type === "retried" || event.type === "resumed")
    return { kind: "reconciling", subject, request, refusal: null };
  // Another one is offered only after the list was read and does not show this one.
  if (event.type === "startedOver" && isRead) return editing(subject, { kind: "not-issued" });
  return state;
};

const steps: { readonly [K in Kind]: Step<K> } = {
  empty: (state) => state,
  editing: (state, event) =>
    event.type === "submitted"
      ? { kind: "confirming", subject: state.subject, request: event.request }
      : state,
  confirming(state, event) {
    if (event.type === "cancelled") return editing(state.subject, null);
    return event.type === "confirmed" ? { ...state, kind: "refunding" } : state;
  },
  refunding,
  following: (state, event) => (event.type === "followed" ? followed(state, event) : state),
  interrupted: (state, event) =>
    event.type === "resumed"
      ? { kind: "reconciling", subject: state.subject, request: state.request, refusal: null }
      : state,
  reconciling,
  unconfirmed,
  issued: (state) => state,
};
