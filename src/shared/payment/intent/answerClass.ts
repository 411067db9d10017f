import type { Problem } from "../../api/outcome.ts";

/**
 * What a failed attempt says about the money. `notSent`: the request was never sent. `refused`: the
 * server refused, and the refusal is final. `unknown`: everything else, even if the body has a
 * message.
 */
export type AnswerClass = "notSent" | "refused" | "unknown";

/**
 * The 4xx statuses that settle nothing. They concern the session, a gateway, a rate limit or an
 * attempt in progress, not the payment.
 */
const openStatuses: ReadonlySet<number> = new Set([401, 403, 408, 409, 425, 429]);

/**
 * Classifies the answers of everything that is sent once: bills, packages, purchases, orders and
 * refunds.
 */
export function classOf(problem: Problem): AnswerClass {
  switch (problem.kind) {
    case "offline":
      return "notSent";
    case "rejected":
      return openStatuses.has(problem.status) ? "unknown" : "refused";
    case "signed-out":
    case "timed-out":
    case "off-contract":
    case "unexpected":
      return "unknown";
  }
}
