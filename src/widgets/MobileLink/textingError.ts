import { isOutcomeUnknown, type Problem } from "../../shared/api/outcome.ts";
import type { texts } from "./texts.ts";

type Copy = typeof texts.messages.text;

/** Why no text was sent, or that it is unknown whether it was, and what to do. Null for a refused number. */
export function textingError(problem: Problem, copy: Copy): string | null {
  if (isOutcomeUnknown(problem)) return copy.unknown;
  if (problem.kind !== "rejected") return copy.offline;
  if (problem.status !== 429) return null;
  return problem.retryAfter
    ? copy.tooMany({ wait: waitText(problem.retryAfter, copy) })
    : copy.tooManyNow;
}

/** The error of a phone number that the server refuses. */
export function phoneError(problem: Problem, copy: Copy): string | undefined {
  if (problem.kind !== "rejected" || textingError(problem, copy) !== null) return undefined;
  return problem.fields.phone_number?.[0] ?? problem.message ?? copy.refused;
}

/** Formats `45 seconds` or `2 minutes`, with minutes rounded up. */
function waitText(seconds: number, copy: Copy): string {
  return seconds < 90
    ? copy.seconds({ count: Math.ceil(seconds) })
    : copy.minutes({ count: Math.ceil(seconds / 60) });
}
