import type { Problem } from "../../shared/api/outcome.ts";
import { isOutcomeUnknown } from "../../shared/api/outcome.ts";
import type { OptOutRequest } from "./flow.ts";
import type { texts } from "./texts.ts";

/** The message for a failed request: what is known and what to do. Null if it was never sent. */
export function requestError(
  problem: Problem,
  copy: typeof texts.messages,
): { readonly title: string; readonly text: string } | null {
  if (isOutcomeUnknown(problem)) return { title: copy.unknownTitle, text: copy.unknown };
  if (problem.kind !== "rejected") return null;
  if (problem.status === 429)
    return {
      title: copy.offlineTitle,
      text: problem.retryAfter ? copy.tooMany({ seconds: problem.retryAfter }) : copy.tooManyNow,
    };
  const isAboutFields = Object.values(fieldErrors(problem) ?? {}).some(Boolean);
  return { title: copy.refusedTitle, text: (!isAboutFields && problem.message) || copy.refused };
}

/** The server's errors by field, under our field names. */
export function fieldErrors(
  problem: Problem | null,
): { readonly [K in keyof OptOutRequest]?: string | undefined } | undefined {
  if (problem?.kind !== "rejected") return undefined;
  const { state, first_name: firstName, last_name: lastName, email } = problem.fields;
  return {
    state: state?.[0],
    firstName: firstName?.[0],
    lastName: lastName?.[0],
    email: email?.[0],
  };
}
