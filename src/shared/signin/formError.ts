import type { Problem } from "../api/outcome.ts";

/** Why the last try did not lead on; drawn beside what was typed. */
export type FormError =
  /** The server's own words. */
  | { readonly kind: "said"; readonly message: string }
  /** A refusal without words of the server, or with words that are not shown. */
  | { readonly kind: "said"; readonly refusal: "signIn" | "forgotPassword" | "createAccount" }
  /** No usable answer. */
  | { readonly kind: "unreachable" }
  /** Too many tries; `untilMs` on the clock of `performance.now()`. */
  | { readonly kind: "wait"; readonly untilMs: number };

/** Seconds to wait after "too many tries" where the server does not say. */
const defaultWaitSeconds = 30;

/** A problem as a form error; `wordless` is a refusal without a message. */
export function formErrorOf(
  problem: Problem,
  nowMs: number,
  wordless: string | FormError,
): FormError {
  const refused = typeof wordless === "string" ? serverMessage(wordless) : wordless;
  if (problem.kind === "signed-out") return refused;
  if (problem.kind !== "rejected") return { kind: "unreachable" };
  if (problem.status === 429)
    return { kind: "wait", untilMs: nowMs + (problem.retryAfter ?? defaultWaitSeconds) * 1000 };
  return problem.message === null ? refused : serverMessage(problem.message);
}

function serverMessage(message: string): FormError {
  return { kind: "said", message };
}
