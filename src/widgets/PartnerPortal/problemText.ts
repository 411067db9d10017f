import type { Problem } from "../../shared/api/outcome.ts";
import { copy } from "./copy.ts";

/** The message for a problem (P23); `otherwise` is used for problems without one. */
export function problemText(problem: Problem, otherwise: string): string {
  switch (problem.kind) {
    case "offline":
      return copy.problem.offline;
    case "timed-out":
      return copy.problem.slow;
    case "signed-out":
      return copy.problem.signedOut;
    case "rejected":
      if (problem.status === 403) return copy.problem.forbidden;
      if (problem.status === 404) return copy.problem.gone;
      if (problem.status === 429) return copy.problem.tooMany;
      return problem.message ?? otherwise;
    default:
      return otherwise;
  }
}
