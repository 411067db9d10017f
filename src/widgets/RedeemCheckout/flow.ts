import { isTooSmall } from "../../shared/bill/tip.ts";
import { complaintOf, signedOut } from "./answers.ts";
import type { RedeemEvent } from "./events.ts";
import { jumpTo } from "./jump.ts";
import { billLoaded, loading, placed, projectLoaded, reloaded } from "./opening.ts";
import { choicesOf, gratuityOf, isTipAsked, needsCredit, type Request } from "./order.ts";
import * as payment from "./payment.ts";
import { paidBefore } from "./pending.ts";
import { confirmed, reconciled } from "./reconcile.ts";
import type { In, Kind, RedeemState, Resume } from "./state.ts";

type Step<K extends Kind> = (state: In<K>, event: RedeemEvent, request: Request) => RedeemState;

/**
 * The diner's checkout as a machine (B:L63–L86). Pure; an event that means nothing in a state gives back the same object.
 * `request` is what the page asked to be paid.
 */
export function transition(state: RedeemState, event: RedeemEvent, request: Request): RedeemState {
  if (event.type === "loggedOut")
    return isWriting(state) ? state : { kind: "login", resume: null, complaint: null };
  if (event.type === "signedOut") return sessionLost(state);
  if (event.type === "signedIn") return sessionGained(state, request);
  if (event.type === "stageChosen") return isWriting(state) ? state : jumpTo(event.stage, state);
  // SAFETY: `steps` is keyed by kind, so the step under a state's kind takes that state.
  const step = steps[state.kind] as Step<Kind> | undefined;
  return step?.(state, event, request) ?? state;
}

/** A write is on its way: only its own answer leads on. */
export function isWriting({ kind }: RedeemState): boolean {
  return (
    kind === "storingCard" ||
    kind === "purchasing" ||
    kind === "paying" ||
    kind === "authenticating"
  );
}

const isAtSignIn = (kind: Kind): boolean =>
  kind === "login" ||
  kind === "signingIn" ||
  kind === "forgotPassword" ||
  kind === "requestingReset";
const isOver = (kind: Kind): boolean =>
  kind === "success" || kind === "posUnconfirmed" || kind === "confirming" || kind === "nothingDue";

function sessionLost(state: RedeemState): RedeemState {
  if (isAtSignIn(state.kind) || isOver(state.kind) || isWriting(state)) return state;
  // What the bank has let through is paid, whoever is signed in.
  if (state.kind === "reconciling" && state.charged) return state;
  if (state.kind === "reconciling" || state.kind === "unconfirmed")
    return signedOut(state.order, "review", { payment: "unknown" });
  if (state.kind === "reloading" || state.kind === "reloadFailed")
    return signedOut(state.order, "addCredit", {
      purchase: { package: state.package, isCertain: state.isCertain },
    });
  return {
    kind: "login",
    resume: resumeOf(state),
    complaint: { kind: "signed-out", during: "stage" },
  };
}

/** Somebody is signed in, perhaps somebody else: everything of theirs is loaded anew. */
function sessionGained(state: RedeemState, request: Request): RedeemState {
  if (state.kind === "login" || state.kind === "forgotPassword")
    return loading(request, state.resume);
  if (isAtSignIn(state.kind) || isOver(state.kind) || isWriting(state)) return state;
  const lost = sessionLost(state);
  return loading(request, lost.kind === "login" ? lost.resume : null);
}

function resumeOf(state: RedeemState): Resume | null {
  if ("resume" in state) return state.resume ?? null;
  if (!("order" in state) || !state.order) return null;
  const isEarly = state.kind === "addCredit" || state.kind === "confirmingPurchase";
  const stage = isEarly ? "addCredit" : state.kind === "redeemCredit" ? "redeemCredit" : "review";
  return { order: state.order, stage, notice: null, payment: null, purchase: null };
}

const login: Step<"login"> = (state, event) => {
  if (event.type === "forgotPasswordChosen")
    return { kind: "forgotPassword", resume: state.resume, complaint: null, sentTo: null };
  return event.type === "credentialsSubmitted"
    ? { kind: "signingIn", resume: state.resume, email: event.email, password: event.password }
    : state;
};

const signingIn: Step<"signingIn"> = (state, event, request) => {
  if (event.type !== "signInAnswered") return state;
  return event.outcome.ok
    ? loading(request, state.resume)
    : { kind: "login", resume: state.resume, complaint: complaintOf(event.outcome.problem) };
};

const forgotPassword: Step<"forgotPassword"> = (state, event) => {
  if (event.type === "wentBack") return { kind: "login", resume: state.resume, complaint: null };
  return event.type === "resetSubmitted"
    ? { kind: "requestingReset", resume: state.resume, email: event.email }
    : state;
};

const requestingReset: Step<"requestingReset"> = (state, event) => {
  const { resume, email } = state;
  if (event.type !== "resetAnswered") return state;
  const complaint = event.outcome.ok ? null : complaintOf(event.outcome.problem);
  return { kind: "forgotPassword", resume, complaint, sentTo: complaint ? null : email };
};

/** What can be chosen wherever an order is shown. */
function chosen<S extends In<"addCredit"> | In<"redeemCredit"> | In<"review">>(
  state: S,
  event: RedeemEvent,
): S {
  const { order } = state;
  if (event.type === "offerChosen") {
    const isUsable =
      event.key === null ||
      choicesOf(order).some(({ key, standing }) => key === event.key && standing === "usable");
    return isUsable && event.key !== order.offerKey
      ? { ...state, order: { ...order, offerKey: event.key } }
      : state;
  }
  if (event.type === "cardChosen" && event.cardId !== order.cardId)
    return {
      ...state,
      order: { ...order, cardId: event.cardId },
      ...("complaint" in state && { complaint: null }),
    };
  return state;
}

const addCredit: Step<"addCredit"> = (state, event) => {
  if (event.type === "packageChosen")
    return { ...state, order: { ...state.order, packageId: event.packageId }, complaint: null };
  return event.type === "creditSubmitted" ? payment.creditSubmitted(state) : chosen(state, event);
};

const storingCard: Step<"storingCard"> = (state, event) => {
  if (event.type === "cardStored") return payment.cardSettled(state, event);
  return event.type === "cardRefused" ? payment.cardRefused(state, event) : state;
};

const confirmingPurchase: Step<"confirmingPurchase"> = (state, event) => {
  if (event.type === "purchaseCancelled" || event.type === "wentBack")
    return { kind: "addCredit", order: state.order, complaint: null, notice: null };
  return event.type === "purchaseConfirmed" ? { ...state, kind: "purchasing" } : state;
};

const purchasing: Step<"purchasing"> = (state, event) => {
  if (event.type === "heldBack")
    return { kind: "reloading", order: state.order, package: state.package, isCertain: false };
  return event.type === "purchaseAnswered" ? payment.purchaseSettled(state, event) : state;
};

const redeemCredit: Step<"redeemCredit"> = (state, event) => {
  const { order } = state;
  if (event.type === "wentBack") return needsCredit(order) ? placed(order, "addCredit") : state;
  if (event.type !== "tipSubmitted") return chosen(state, event);
  if (event.tip.kind === "typed" && isTooSmall(event.tip.amount, gratuityOf(order))) return state;
  return placed({ ...order, tip: event.tip }, "review");
};

const review: Step<"review"> = (state, event, request) => {
  const { order } = state;
  switch (event.type) {
    case "paySubmitted":
      return payment.paySubmitted(state, Boolean(request.ticket));
    case "walletAgreed":
      return payment.paySubmitted(
        { ...state, order: { ...order, wallet: event.source } },
        Boolean(request.ticket),
      );
    case "splitAsked":
      return { kind: "splitting", order, payAmount: event.payAmount };
    case "wentBack":
      if (isTipAsked(order)) return placed(order, "redeemCredit");
      return needsCredit(order) ? placed(order, "addCredit") : state;
    default:
      return chosen(state, event);
  }
};

const paying: Step<"paying"> = (state, event) => {
  if (event.type === "heldBack")
    return { ...state, kind: "reconciling", refusal: null, charged: null };
  if (event.type === "paidElsewhere")
    return {
      kind: "posUnconfirmed",
      how: "before",
      order: state.order,
      result: null,
      sums: paidBefore(event.mark),
      owedBefore: null,
      owed: null,
    };
  return event.type === "payAnswered" ? payment.paid(state, event) : state;
};

const unconfirmed: Step<"unconfirmed"> = (state, event) => {
  const { owed, ...sent } = state;
  if (event.type === "retried") return { ...sent, kind: "reconciling", charged: null };
  // Paying again is offered only after the bill was read and is still open.
  return event.type === "paySubmitted" && owed !== null && owed > 0
    ? placed(state.order, "review")
    : state;
};

const steps: { readonly [K in Kind]?: Step<K> } = {
  login,
  signingIn,
  forgotPassword,
  requestingReset,
  loadingProject: (state, event) =>
    event.type === "projectAnswered" ? projectLoaded(state, event) : state,
  loadingBill: (state, event) => (event.type === "billAnswered" ? billLoaded(state, event) : state),
  error: (state, event, request) =>
    event.type === "retried" ? loading(request, state.resume ?? null) : state,
  addCredit,
  storingCard,
  confirmingPurchase,
  purchasing,
  reloading: (state, event) => (event.type === "projectAnswered" ? reloaded(state, event) : state),
  reloadFailed: (state, event) =>
    event.type === "retried" ? { ...state, kind: "reloading" } : state,
  redeemCredit,
  review,
  splitting: (state, event) => (event.type === "billRead" ? payment.split(state, event) : state),
  checking: (state, event) => (event.type === "billRead" ? payment.checked(state, event) : state),
  paying,
  authenticating: (state, event) =>
    event.type === "challengeAnswered" ? payment.challenged(state, event) : state,
  reconciling: (state, event) => (event.type === "billRead" ? reconciled(state, event) : state),
  unconfirmed,
  success(state, event) {
    const { rest } = state;
    if (event.type === "restWanted" && rest?.kind === "left")
      return { kind: "loadingProject", resume: null, isRest: true };
    return event.type === "retried" && rest?.kind === "unseen"
      ? { kind: "loadingProject", resume: null }
      : state;
  },
  posUnconfirmed: (state, event) =>
    event.type === "retried" && state.owedBefore !== null
      ? { ...state, kind: "confirming" }
      : state,
  confirming: (state, event) => (event.type === "billRead" ? confirmed(state, event) : state),
  failed: (state, event) => (event.type === "wentBack" ? placed(state.order, "review") : state),
};
