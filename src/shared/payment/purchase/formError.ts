import { isOutcomeUnknown, type Problem } from "../../api/outcome.ts";
import { isDecline } from "../../card/decline.ts";
import type { Refusal } from "../intent/intent.ts";

/** A refusal in the server's words. `cardSaved`: the card was saved even so. */
interface RefusedCard {
  readonly message: string | null;
  readonly cardSaved: boolean;
}

/**
 * Why the last attempt to pay failed. It has charged nothing, as far as is known. `isUncharged`: no
 * earlier attempt is open either, so nothing was charged for certain.
 */
export type PayFormError =
  /** The card was refused: shown at the card field. */
  | ({ readonly kind: "declined"; readonly isUncharged: boolean } & RefusedCard)
  /** The server refused the purchase. */
  | ({ readonly kind: "refused" } & RefusedCard)
  | { readonly kind: "offline"; readonly isUncharged: boolean }
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

/** The request was never sent, and no earlier attempt is open. */
export const neverSent: UnrefusedError = { kind: "offline", isUncharged: true };

/** A final refusal, after which no attempt is open. Only a decline proves that nothing was charged. */
export function refusalError(
  { message, isDecline: isDeclined }: Refusal,
  cardSaved: boolean,
): PayFormError {
  return isDeclined
    ? { kind: "declined", message, cardSaved, isUncharged: true }
    : { kind: "refused", message, cardSaved };
}

/** The provider's own error at the card, before anything was sent. */
export function cardRefused(message: string): UnrefusedError {
  return { kind: "declined", message, cardSaved: false, isUncharged: false };
}

/**
 * Returns the error of a card that was not saved. Null if the session has ended, which each widget
 * shows in its own way. `isOpen`: an earlier attempt to pay may have charged another card.
 */
export function cardNotSaved(problem: Problem, isOpen: boolean): UnrefusedError | null {
  const isUncharged = !isOpen;
  if (problem.kind === "signed-out") return null;
  if (problem.kind === "offline") return { kind: "offline", isUncharged };
  if (isOutcomeUnknown(problem)) return cardUnmatched;
  if (problem.kind !== "rejected")
    return { kind: "not-saved", message: null, isOutcomeUnknown: false };
  const { message } = problem;
  return isDecline(problem)
    ? { kind: "declined", message, cardSaved: false, isUncharged }
    : { kind: "not-saved", message, isOutcomeUnknown: false };
}
