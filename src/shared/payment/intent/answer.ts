import type { Outcome } from "../../api/outcome.ts";
import { isDecline } from "../../card/decline.ts";
import { classOf } from "./answerClass.ts";
import type { Answer } from "./intent.ts";

/** An attempt's answer. `notSent`: it never left. `signedOut`: 401, which settles nothing. */
export type AttemptAnswer<D> = Answer<D> | { readonly kind: "notSent" | "signedOut" };

/** Reads an answer by the one table of classes; `read` says what a 2xx means in this flow. */
export function readAttempt<A, D>(
  outcome: Outcome<A>,
  read: (value: A) => Answer<D>,
): AttemptAnswer<D> {
  if (outcome.ok) return read(outcome.value);
  const { problem } = outcome;
  if (problem.kind === "signed-out") return { kind: "signedOut" };
  switch (classOf(problem)) {
    case "notSent":
      return { kind: "notSent" };
    case "unknown":
      return { kind: "unknown" };
    case "refused":
      return problem.kind === "rejected"
        ? { kind: "refused", message: problem.message, isDecline: isDecline(problem), problem }
        : { kind: "unknown" };
  }
}
