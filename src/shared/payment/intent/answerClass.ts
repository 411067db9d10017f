import type { Problem } from "../../api/outcome.ts";
import { isOpenStatus } from "../../api/openStatus.ts";

/**
 * What a failed attempt says about the money. `notSent`: the request was never sent. `refused`: the
 * server refused, and the refusal is final. `unknown`: everything else, even if the body has a
 * message.
 */
export type AnswerClass = "notSent" | "refused" | "unknown";

/**
 * Classifies the answers of everything that is sent once: bills, packages, purchases, orders and
 * refunds.
 */
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
