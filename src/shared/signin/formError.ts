import type { Problem } from "../api/outcome.ts";
import type { texts } from "./texts.ts";

/** Why the last try failed. Shown beside what was typed. */
export type FormError =
  /** The server's own words. */
  | { readonly kind: "said"; readonly message: string }
  /** A refusal without a message of the server, or with a message that must not be shown. */
  | { readonly kind: "said"; readonly refusal: keyof (typeof texts.messages)["refused"] }
  /** There was no usable answer. */
  | { readonly kind: "unreachable" }
  /** There were too many tries. `untilMs` is on the clock of `performance.now()`. */
  | { readonly kind: "wait"; readonly untilMs: number };

/** The words of a refusal: the server's, or ours. */
export function saidIn(
  error: Extract<FormError, { kind: "said" }>,
  { refused }: Pick<typeof texts.messages, "refused">,
): string {
  return "message" in error ? error.message : refused[error.refusal];
}

/** Seconds to wait after "too many tries" if the server does not say. */
const defaultWaitSeconds = 30;

/** Converts a problem to a form error. `wordless` is used for a refusal without a message. */
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
