import { failed, rejected, type Outcome } from "../../shared/api/outcome.ts";

/** The outcome for an item that the server no longer lists. */
export const notFound = failed(rejected(404));

/** The outcome for an item that another user has changed since it was shown. */
export function changedMeanwhile(message: string): Outcome<never> {
  return failed(rejected(409, message));
}
