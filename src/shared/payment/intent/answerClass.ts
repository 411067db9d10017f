import type { Problem } from "../../api/outcome.ts";
import { isOpenStatus } from "../../api/openStatus.ts";

/**
 * What a failed attempt says about the money. `notSent`: the request never left. `refused`: the server said no, and that is final.
 * `unknown`: everything else, whatever words stand in the body.
 */
export type AnswerClass = "notSent" | "refused" | "unknown";

/** The one table of answers for everything that is sent once: bills, packages, purchases, orders and refunds. */
export function classOf(problem: Problem): AnswerClass {
  switch (problem.kind) {
    case "offline":
      return "notSent";
    case "rejected":
      return isOpenStatus(problem.status) ? "unknown" : "refused";
    case "signed-out":
    case "timed-out":
    case "off-contract":
    case "unexpected":
      return "unknown";
  }
}
