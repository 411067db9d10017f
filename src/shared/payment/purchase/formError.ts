import { isOutcomeUnknown, type Problem } from "../../api/outcome.ts";
import { isDecline } from "../../card/decline.ts";

/** A refusal in the server's words. `cardSaved`: the card was saved even so. */
export interface Refusal {
  readonly message: string | null;
  readonly cardSaved: boolean;
}

/** Why the last attempt to pay failed. As far as is known, nothing was charged. */
export type PayFormError =
  /** The card was refused: shown at the card field. */
  | ({ readonly kind: "declined" } & Refusal)
  /** The server refused the purchase. */
  | ({ readonly kind: "refused" } & Refusal)
  | { readonly kind: "offline" }
  /** The card could not be saved, so nothing was bought. */
  | {
      readonly kind: "not-saved";
      readonly message: string | null;
      readonly isOutcomeUnknown: boolean;
    }
  /** An earlier attempt was looked up, and the server has no such purchase. */
  | { readonly kind: "none-found" }
  /** Another tab or widget tried, and the payment failed there. */
  | { readonly kind: "not-charged-elsewhere" };

/** Every error except a refusal. A widget may add its own details to a refusal. */
export type UnrefusedError = Exclude<PayFormError, { readonly kind: "refused" }>;

/** The saved cards do not tell which card is new, so nothing is charged. */
export const cardUnmatched: UnrefusedError = {
  kind: "not-saved",
  message: null,
  isOutcomeUnknown: true,
};

/**
 * Returns the error of a card that was not saved. Null if the session has ended, which each widget
 * shows in its own way.
 */
export function cardNotSaved(problem: Problem): UnrefusedError | null {
  if (problem.kind === "signed-out") return null;
  if (problem.kind === "offline") return { kind: "offline" };
  if (isOutcomeUnknown(problem)) return cardUnmatched;
  if (problem.kind !== "rejected")
    return { kind: "not-saved", message: null, isOutcomeUnknown: false };
  const { message } = problem;
  return isDecline(problem)
    ? { kind: "declined", message, cardSaved: false }
    : { kind: "not-saved", message, isOutcomeUnknown: false };
}
