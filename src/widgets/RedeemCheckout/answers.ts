import type { Problem } from "../../shared/api/outcome.ts";
import type { Complaint, OrderStage, RedeemState, Resume } from "./state.ts";
import type { Order } from "./order.ts";

/** Seconds to wait after "too many tries" where the server does not say. */
const defaultWaitSeconds = 30;

/** A refusal or a missing answer as a complaint beside what it concerns. */
export function complaintOf(problem: Problem): Complaint {
  if (problem.kind === "signed-out") return { kind: "signed-out", during: "stage" };
  if (problem.kind !== "rejected") return { kind: "unreachable" };
  if (problem.status === 429)
    return { kind: "wait", seconds: problem.retryAfter ?? defaultWaitSeconds };
  return problem.message ? { kind: "said", message: problem.message } : { kind: "unexplained" };
}

export function messageOf(problem: Problem): string | null {
  return problem.kind === "rejected" ? problem.message : null;
}

/** To the sign-in, with everything kept (B:L80, faults C1). */
export function signedOut(
  order: Order,
  stage: OrderStage,
  more: Partial<Resume> = {},
): RedeemState {
  const during = more.payment ? "payment" : more.purchase ? "purchase" : "stage";
  return {
    kind: "login",
    resume: { order, stage, notice: null, payment: null, purchase: null, ...more },
    complaint: { kind: "signed-out", during },
  };
}
