import type { Problem } from "../../shared/api/outcome.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";
import { texts } from "./texts.ts";

/** Returns the message for a problem (P23), or `otherwise` if it has none. */
export type ProblemText = (problem: Problem, otherwise: string) => string;

export function useProblemText(): ProblemText {
  const { problem: messages } = useTexts(texts);
  return (problem, otherwise) => {
    switch (problem.kind) {
      case "offline":
        return messages.offline;
      case "timed-out":
        return messages.slow;
      case "signed-out":
        return messages.signedOut;
      case "rejected":
        if (problem.status === 403) return messages.forbidden;
        if (problem.status === 404) return messages.gone;
        if (problem.status === 429) return messages.tooMany;
        return problem.message ?? otherwise;
      default:
        return otherwise;
    }
  };
}
