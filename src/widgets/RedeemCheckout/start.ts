import type { Request } from "./order.ts";
import type { RedeemEvent, RedeemState, Resume, Stage } from "./state.ts";

/**
 * The first state. Without a token the diner signs in first, and without a bill there is nothing to
 * load (B4.01, B4.02).
 */
export function startState(isSignedIn: boolean, request: Request): RedeemState {
  return isSignedIn ? loading(request, null) : { kind: "login", resume: null, isExpired: false };
}

export function loading(
  request: Pick<Request, "pos" | "location" | "ticket">,
  resume: Resume | null,
): RedeemState {
  return request.pos && request.location && request.ticket
    ? { kind: "loadingProject", resume }
    : { kind: "error", reason: "incomplete" };
}

/** The stages that the jump-to-stage menu reaches without an order. Null for any other stage. */
export function jumpWithoutOrder(stage: Stage): RedeemState | null {
  if (stage === "login" || stage === "forgotPassword")
    return { kind: "login", resume: null, isExpired: false };
  if (stage === "error") return { kind: "error", reason: "bill" };
  return stage === "loading" ? { kind: "loadingProject", resume: null } : null;
}

/**
 * The transition until the code of the bill has loaded (`bill.ts`). It equals `transition` of
 * `flow.ts` in the states that are possible by then: no bill was read, so nothing is resumed.
 */
export function startTransition(
  state: RedeemState,
  event: RedeemEvent,
  request: Request,
): RedeemState {
  switch (event.type) {
    case "loggedOut":
      return { kind: "login", resume: null, isExpired: false };
    case "signedOut":
      return state.kind === "login" ? state : { kind: "login", resume: null, isExpired: true };
    case "signedIn":
      return loading(request, null);
    case "stageChosen":
      return jumpWithoutOrder(event.stage) ?? state;
    case "retried":
      return state.kind === "error" ? loading(request, null) : state;
    case "projectAnswered":
      // Only the failure to load that code is answered without it.
      return state.kind === "loadingProject"
        ? { kind: "error", reason: "bill", resume: null, isPaymentOpen: false }
        : state;
    default:
      return state;
  }
}
