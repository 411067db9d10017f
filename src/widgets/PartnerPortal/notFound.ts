import { failed, type Outcome } from "../../shared/api/outcome.ts";

const refusal = { kind: "rejected", messages: [], fields: {}, retryAfter: null } as const;

/** The outcome for an item that the server no longer lists. */
export const notFound = failed({ ...refusal, status: 404, message: null });

/** The outcome for an item that another user has changed since it was shown. */
export function changedMeanwhile(message: string): Outcome<never> {
  return failed({ ...refusal, status: 409, message });
}
