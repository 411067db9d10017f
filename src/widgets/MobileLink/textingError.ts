import { isOutcomeUnknown, type Problem } from "../../shared/api/outcome.ts";
import { copy } from "./copy.ts";

/** Why no text was sent, or that it is unknown whether it was, and what to do. */
export function textingError(problem: Problem): string {
  if (isOutcomeUnknown(problem)) return copy.text.unknown;
  if (problem.kind !== "rejected") return copy.text.offline;
  if (problem.status === 429)
    return problem.retryAfter
      ? copy.text.tooMany(waitText(problem.retryAfter))
      : copy.text.tooManyNow;
  return problem.message ?? copy.text.refused;
}

/** Formats `45 seconds` or `2 minutes`, with minutes rounded up. */
function waitText(seconds: number): string {
  const isShort = seconds < 90;
  const count = isShort ? Math.ceil(seconds) : Math.ceil(seconds / 60);
  const unit = isShort ? "second" : "minute";
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
