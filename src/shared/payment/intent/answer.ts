import type { Outcome } from "../../api/outcome.ts";
import { isDecline } from "../../card/decline.ts";
import { classOf } from "./answerClass.ts";
import type { Answer } from "./intent.ts";

/**
 * The answer to an attempt. `notSent`: the request was never sent. `signedOut`: a 401, which
 * settles nothing.
 */
export type AttemptAnswer<D> = Answer<D> | { readonly kind: "notSent" | "signedOut" };

/**
 * Reads an answer by the table of classes in `answerClass.ts`. `read` tells what a 2xx means in
 * this flow.
 */
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
