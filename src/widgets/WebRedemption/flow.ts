import { billChanges } from "../../shared/bill/difference.ts";
import { billOf } from "../../shared/bill/ticket.ts";
import { entered, foundPaid, loading } from "./opening.ts";
import { cardOf, choicesOf, offerOf, readTip, renewed, type Order } from "./order.ts";
import { answered, challenged, confirmed, reconciled } from "./payment.ts";
import { rememberedReceipt } from "./receipt.ts";
import {
  checkout,
  sentFor,
  signedOut,
  type Event,
  type In,
  type Kind,
  type RedemptionEvent,
  type RedemptionState,
  type Step,
} from "./state.ts";

/** The redemption as a machine (C:L104–L109). Pure; an event that means nothing in a state gives back the same object. */
export function transition(
  state: RedemptionState,
  event: RedemptionEvent,
  isGuest: boolean,
): RedemptionState {
  if (event.type === "signedOut") return isGuest ? state : sessionLost(state);
  if (event.type === "signedIn") return isGuest ? state : sessionGained(state);
  // SAFETY: `steps` is keyed by kind, so the step under a state's kind takes that state.
  return (steps[state.kind] as Step<Kind>)(state, event, isGuest);
}

/** A write is on its way: only its own answer leads on. */
export function isWriting({ kind }: RedemptionState): boolean {
  return kind === "tokenizing" || kind === "paying" || kind === "authenticating";
}

const isOver = ({ kind }: RedemptionState): boolean =>
  kind === "success" || kind === "receipt" || kind === "posUnconfirmed" || kind === "confirming";

function sessionLost(state: RedemptionState): RedemptionState {
  if (state.kind === "signIn" || isOver(state) || isWriting(state)) return state;
  if (state.kind === "reconciling" && state.charged) return state;
  if (state.kind === "loading") return { kind: "signIn", resume: state.resume };
  if (state.kind === "reconciling" || state.kind === "unconfirmed")
    return signedOut(state.order, "unknown");
  return "order" in state ? signedOut(state.order) : { kind: "signIn", resume: null };
}

/** Perhaps somebody else: everything of theirs is loaded anew. */
function sessionGained(state: RedemptionState): RedemptionState {
  const lost = sessionLost(state);
  return lost.kind === "signIn" ? { kind: "loading", resume: lost.resume, isRest: false } : state;
}

const deciding: Step<"checkout"> = (state, event, isGuest) => {
  const { order } = state;
  switch (event.type) {
    case "offerChosen":
      return isUsable(order, event.key)
        ? { ...state, order: { ...order, offerKey: event.key } }
        : state;
    case "cardChosen":
      return { ...state, order: { ...order, cardId: event.cardId }, complaint: null };
    case "tipChosen":
      return {
        ...state,
        order: { ...order, tip: event.tip },
        complaint: state.complaint?.kind === "tip" ? null : state.complaint,
      };
    case "splitAsked":
      return { kind: "splitting", order, payAmount: event.payAmount };
    case "walletAgreed":
      return readTip(order).ok
        ? { kind: "checking", order, source: event.source }
        : { ...state, complaint: { kind: "tip" } };
    case "paySubmitted":
      return submitted(state, isGuest);
    case "wentBack":
      return order.open.length > 1
        ? { kind: "choosing", project: order.project, found: order.open }
        : state;
    default:
      return state;
  }
};

function isUsable(order: Order, key: string | null): boolean {
  return (
    key === null ||
    choicesOf(order).some((choice) => choice.key === key && choice.standing === "usable")
  );
}

function submitted(state: In<"checkout">, isGuest: boolean): RedemptionState {
  const { order } = state;
  if (!readTip(order).ok) return { ...state, complaint: { kind: "tip" } };
  const card = isGuest ? null : cardOf(order);
  return card ? { kind: "checking", order, source: card.id } : { kind: "tokenizing", order };
}

const tokenizing: Step<"tokenizing"> = (state, event) => {
  const { order } = state;
  if (event.type === "cardRefused")
    return event.problem?.kind === "signed-out"
      ? signedOut(order)
      : checkout(order, { kind: "card", message: event.message });
  if (event.type !== "cardMade") return state;
  const kept = event.cards && {
    project: { ...order.project, creditCards: [...event.cards] },
    cardId: event.source,
  };
  return { kind: "checking", order: { ...order, ...kept }, source: event.source };
};

/** The bill right before it is paid: any difference goes back to the diner (faults D7, D10). */
function checked(
  { order, source }: In<"checking">,
  { outcome, nowMs, mark }: Event<"billRead">,
): RedemptionState {
  if (!outcome.ok)
    return outcome.problem.kind === "signed-out"
      ? signedOut(order)
      : checkout(order, { kind: "unreachable" });
  const ticket = outcome.value;
  const over = foundPaid(order, ticket, mark);
  if (over) return over;
  const fresh = renewed(order, { ticket }, nowMs);
  const changes = billChanges(order.ticket, ticket);
  if (changes.length) return checkout(fresh, null, { kind: "bill-changed", changes });
  if (offerOf(fresh)?.worth !== offerOf(order)?.worth)
    return checkout(fresh, null, { kind: "offer-ended" });
  return { kind: "paying", order: fresh, ...sentFor(fresh, nowMs), source };
}

/** The bill for another amount; a server that does not split answers with the same one. */
function split(
  { order, payAmount }: In<"splitting">,
  { outcome, nowMs, mark }: Event<"billRead">,
): RedemptionState {
  if (!outcome.ok)
    return outcome.problem.kind === "signed-out"
      ? signedOut(order)
      : checkout(order, { kind: "unreachable" });
  const ticket = outcome.value;
  const over = foundPaid(order, ticket, mark);
  if (over) return over;
  if (payAmount !== null && billOf(ticket) !== payAmount)
    return checkout(order, { kind: "cannot-split" });
  return checkout(renewed(order, { ticket, payAmount }, nowMs));
}

const paying: Step<"paying"> = (state, event) => {
  const { kind: _, ...sent } = state;
  if (event.type === "heldBack")
    return { kind: "reconciling", ...sent, charged: null, refusal: null };
  if (event.type === "paidElsewhere")
    return {
      kind: "posUnconfirmed",
      how: "before",
      receipt: rememberedReceipt({
        mark: event.mark,
        project: state.order.project,
        ticket: state.order.ticket,
        rest: null,
      }),
      sent: null,
      owed: null,
    };
  return event.type === "payAnswered" ? answered(state, event) : state;
};

const unconfirmed: Step<"unconfirmed"> = (state, event) => {
  const { owed, kind: _, ...sent } = state;
  if (event.type === "retried")
    return { kind: "reconciling", ...sent, charged: null, refusal: null };
  return event.type === "paySubmitted" && owed !== null ? checkout(state.order) : state;
};

const steps: { readonly [K in Kind]: Step<K> } = {
  signIn: (state) => state,
  loading: (state, event) => (event.type === "loaded" ? loading(state, event) : state),
  notFound: (state, event) =>
    event.type === "retried" ? { kind: "loading", resume: null, isRest: false } : state,
  choosing(state, event) {
    const chosen =
      event.type === "ticketChosen"
        ? state.found.find(({ number }) => number === event.number)
        : undefined;
    return chosen && event.type === "ticketChosen"
      ? entered(state, chosen, { nowMs: event.nowMs, payAmount: null, isRest: false })
      : state;
  },
  checkout: deciding,
  splitting: (state, event) => (event.type === "billRead" ? split(state, event) : state),
  tokenizing,
  checking: (state, event) => (event.type === "billRead" ? checked(state, event) : state),
  paying,
  authenticating: (state, event) =>
    event.type === "challengeAnswered" ? challenged(state, event) : state,
  reconciling: (state, event) => (event.type === "billRead" ? reconciled(state, event) : state),
  unconfirmed,
  success(state, event) {
    const { rest } = state.receipt;
    if (event.type === "anotherWanted" && rest && rest.kind !== "unseen")
      return { kind: "loading", resume: null, isRest: true };
    if (event.type === "retried" && rest?.kind === "unseen")
      return { kind: "loading", resume: null, isRest: false };
    return event.type === "receiptOpened" && state.how !== "already"
      ? { ...state, kind: "receipt" }
      : state;
  },
  receipt: (state, event) => (event.type === "wentBack" ? { ...state, kind: "success" } : state),
  posUnconfirmed: (state, event) =>
    event.type === "retried" && state.sent ? { ...state, kind: "confirming" } : state,
  confirming: (state, event) => (event.type === "billRead" ? confirmed(state, event) : state),
};
