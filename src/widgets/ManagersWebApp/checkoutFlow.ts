import { isUnknown, type Problem } from "../../shared/api/outcome.ts";
import { isDecline } from "../../shared/card/decline.ts";
import { billChanges } from "../../shared/bill/difference.ts";
import { billOf, owedOf } from "../../shared/bill/ticket.ts";
import { add } from "../../shared/money/arithmetic.ts";
import { hasNewPayment } from "./evidence.ts";
import { lacksCard, planFor, readTip, renewed, tipCents, type Order } from "./order.ts";
import type {
  CheckoutComplaint,
  CheckoutEvent,
  CheckoutIn,
  CheckoutNotice,
  CheckoutState,
  Readings,
  SentPayment,
} from "./checkoutState.ts";

type Kind = CheckoutState["kind"];
type Event<T extends CheckoutEvent["type"]> = Extract<CheckoutEvent, { type: T }>;
type Step<K extends Kind> = (state: CheckoutIn<K>, event: CheckoutEvent) => CheckoutState;

/**
 * A payment on a guest's behalf as a machine. Pure; an event that means nothing in a state gives back the same object.
 * Money is sent by the effect of `paying` alone, which is entered from `checking`, right after bill and guest were read.
 */
export function transition(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  if (event.type === "opened") return isBusy(state) ? state : opened(event);
  if (event.type === "closed")
    return isBusy(state) || state.kind === "idle" ? state : { kind: "idle" };
  // SAFETY: `steps` is keyed by kind, so the step under a state's kind takes that state.
  return (steps[state.kind] as Step<Kind>)(state, event);
}

/** A write is on its way: only its own answer leads on. */
export function isPaying({ kind }: CheckoutState): boolean {
  return kind === "paying" || kind === "authenticating";
}

/** What is being found out is not put aside. */
function isBusy(state: CheckoutState): boolean {
  return isPaying(state) || state.kind === "reconciling" || state.kind === "interrupted";
}

function opened({ order, earlier }: Event<"opened">): CheckoutState {
  if (earlier)
    return {
      kind: "reconciling",
      order,
      owedBefore: owedOf(order.ticket),
      knownIds: earlier.knownIds,
      refusal: null,
    };
  return billOf(order.ticket) > 0 ? reviewing(order) : { kind: "nothingDue", order };
}

function reviewing(
  order: Order,
  complaint: CheckoutComplaint | null = null,
  notice: CheckoutNotice | null = null,
): CheckoutState {
  return { kind: "reviewing", order, complaint, notice };
}

/** The server's word for a bill that is paid: success, and only in this wording (R19, X14). */
function isAlreadyDone(message: string | null | undefined): boolean {
  return /payment is already done/i.test(message ?? "");
}

const deciding: Step<"reviewing"> = (state, event) => {
  const { order } = state;
  switch (event.type) {
    case "offerChosen":
      return { ...state, order: { ...order, offerKey: event.key } };
    case "cardChosen":
      return { ...state, order: { ...order, cardId: event.cardId }, complaint: null };
    case "tipChosen":
      return {
        ...state,
        order: { ...order, tip: event.tip },
        complaint: state.complaint?.kind === "tip" ? null : state.complaint,
      };
    case "paySubmitted":
      if (!readTip(order).ok) return { ...state, complaint: { kind: "tip" } };
      return lacksCard(order, event.requiresCard)
        ? { ...state, complaint: { kind: "card" } }
        : { kind: "checking", order };
    default:
      return state;
  }
};

/** Bill and guest right before the payment: any difference in what would be charged goes back to the manager (faults D7, D10). */
const checking: Step<"checking"> = (state, event) => {
  if (event.type !== "read") return state;
  const { order } = state;
  const { guest, ticket, nowMs } = event;
  const problem = [guest, ticket].find((outcome) => outcome && !outcome.ok);
  if (problem && !problem.ok)
    return reviewing(
      order,
      problem.problem.kind === "signed-out" ? null : { kind: "unreachable" },
      problem.problem.kind === "signed-out" ? { kind: "not-charged" } : null,
    );
  if (!guest.ok || (ticket && !ticket.ok)) return reviewing(order, { kind: "unreachable" });
  const fresh = renewed(
    order,
    { guest: guest.value, ...(ticket && { ticket: ticket.value }) },
    nowMs,
  );
  if (billOf(fresh.ticket) <= 0) return { kind: "nothingDue", order: fresh };
  const changes = billChanges(order.ticket, fresh.ticket);
  if (changes.length) return reviewing(fresh, null, { kind: "bill-changed", changes });
  if (fresh.cardId !== order.cardId || planFor(fresh).card !== planFor(order).card)
    return reviewing(fresh, null, { kind: "guest-changed" });
  return {
    kind: "paying",
    order: fresh,
    owedBefore: owedOf(fresh.ticket),
    knownIds: guest.value.transactions.flatMap(({ id }) => (id === null ? [] : [id])),
  };
};

const paying: Step<"paying"> = (state, event) => {
  const { order, owedBefore, knownIds } = state;
  const sent = { order, owedBefore, knownIds };
  if (event.type === "heldBack") return { kind: "reconciling", ...sent, refusal: null };
  if (event.type !== "answered") return state;
  const { outcome, nowMs } = event;
  if (!outcome.ok) return refused(sent, outcome.problem, nowMs);
  const result = outcome.value;
  if (isAlreadyDone(result.error))
    return { kind: "success", how: "already", order, result: null, atMs: nowMs };
  if (result.challenge) return { kind: "challenged", ...sent, secret: result.challenge };
  if (result.error) return { kind: "reconciling", ...sent, refusal: result.error };
  return {
    kind: result.isConfirmed ? "success" : "posUnconfirmed",
    how: "paid",
    order,
    result,
    atMs: nowMs,
  };
};

function refused(sent: SentPayment, problem: Problem, nowMs: number): CheckoutState {
  const { order } = sent;
  if (problem.kind === "signed-out") return { kind: "interrupted", ...sent };
  if (isUnknown(problem)) return { kind: "reconciling", ...sent, refusal: brokenDown(problem) };
  if (problem.kind !== "rejected") return reviewing(order, { kind: "unreachable" });
  if (isAlreadyDone(problem.message))
    return { kind: "success", how: "already", order, result: null, atMs: nowMs };
  if (wantsGuest(problem)) return reviewing(order, { kind: "absent" });
  // Only a card's own refusal is certain to have taken nothing; after any other it is read up first.
  if (!isDecline(problem)) return { kind: "reconciling", ...sent, refusal: problem.message ?? "" };
  return reviewing(
    order,
    problem.message ? { kind: "said", message: problem.message } : { kind: "declined" },
  );
}

function brokenDown(problem: Problem): string | null {
  if (problem.kind !== "unexpected" || problem.status === null) return null;
  return problem.status === 500 || problem.said ? (problem.said?.message ?? "") : null;
}

/** Strong customer authentication: the provider's code, or its words. */
function wantsGuest({ message, body }: Extract<Problem, { kind: "rejected" }>): boolean {
  return /authentication[ _]required|requires[ _](action|authentication)|3d secure/i.test(
    `${message ?? ""} ${codeIn(body)}`,
  );
}

function codeIn(body: unknown): string {
  const error = typeof body === "object" && body ? Reflect.get(body, "error") : null;
  const code = typeof error === "object" && error ? Reflect.get(error, "code") : null;
  return typeof code === "string" ? code : "";
}

const challenged: Step<"challenged"> = (state, event) => {
  if (event.type === "guestHere") return { ...state, kind: "authenticating" };
  return event.type === "guestAway" ? reviewing(state.order, { kind: "absent" }) : state;
};

const authenticating: Step<"authenticating"> = (state, event) => {
  if (event.type !== "challengeAnswered") return state;
  const { order, owedBefore, knownIds } = state;
  if (event.challenge.kind === "refused")
    return reviewing(order, { kind: "said", message: event.challenge.message });
  return { kind: "reconciling", order, owedBefore, knownIds, refusal: null };
};

/** Bill and transactions decide; it is never paid again here, and never called unpaid (faults D3). */
const reconciling: Step<"reconciling"> = (state, event) => {
  if (event.type !== "read") return state;
  const { order, owedBefore, knownIds, refusal } = state;
  const sent = { order, owedBefore, knownIds };
  if (isSignedOut(event)) return { kind: "interrupted", ...sent };
  const verdict = isPaid(sent, event);
  if (verdict) return { kind: "success", how: "found", order, result: null, atMs: event.nowMs };
  if (verdict === false && refusal !== null)
    return reviewing(order, { kind: "refused", message: refusal || null });
  return { kind: "unconfirmed", ...sent, isRead: verdict === false };
};

function isSignedOut({ guest, ticket }: Readings): boolean {
  return [guest, ticket].some(
    (outcome) => outcome && !outcome.ok && outcome.problem.kind === "signed-out",
  );
}

/** Less is owed by what was paid, or the guest has the payment among theirs; null where neither could be read. */
function isPaid(
  { order, owedBefore, knownIds }: SentPayment,
  { guest, ticket }: Readings,
): boolean | null {
  const bill = billOf(order.ticket);
  if (ticket?.ok && (owedOf(ticket.value) <= 0 || owedBefore - owedOf(ticket.value) >= bill))
    return true;
  if (
    guest.ok &&
    hasNewPayment(guest.value.transactions, knownIds, {
      check: order.number,
      amounts: [bill, add(bill, tipCents(order))],
    })
  )
    return true;
  return (ticket ?? guest).ok ? false : null;
}

const unconfirmed: Step<"unconfirmed"> = (state, event) => {
  const { order, owedBefore, knownIds, isRead } = state;
  if (event.type === "retried" || event.type === "resumed")
    return { kind: "reconciling", order, owedBefore, knownIds, refusal: null };
  // Paying again is offered only after it was read, and is still open.
  return event.type === "startedOver" && isRead
    ? reviewing(order, null, { kind: "still-open" })
    : state;
};

const steps: { readonly [K in Kind]: Step<K> } = {
  idle: (state) => state,
  reviewing: deciding,
  checking,
  paying,
  challenged,
  authenticating,
  interrupted: (state, event) =>
    event.type === "resumed" ? { ...state, kind: "reconciling", refusal: null } : state,
  reconciling,
  unconfirmed,
  success: (state) => state,
  posUnconfirmed: (state) => state,
  nothingDue: (state) => state,
};
