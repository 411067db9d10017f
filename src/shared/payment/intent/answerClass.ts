import type { Problem } from "../../api/outcome.ts";

/**
 * What a failed attempt says about the money. `notSent`: the request never left. `refused`: the server said no, and that is final.
 * `unknown`: everything else, whatever words stand in the body.
 */
export type AnswerClass = "notSent" | "refused" | "unknown";

/** Statuses of a 4xx that do not settle an attempt: the session, a gateway, the rate or an attempt in progress, not the payment, was answered. */
const openStatuses: ReadonlySet<number> = new Set([401, 403, 408, 409, 425, 429]);

/** The one table of answers for everything that is sent once: bills, packages, purchases, orders and refunds. */
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
