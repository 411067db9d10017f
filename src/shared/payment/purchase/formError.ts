import { isOutcomeUnknown, type Problem } from "../../api/outcome.ts";
import { isDecline } from "../../card/decline.ts";

/** The server's words for a refusal. `cardSaved`: the card is among the saved ones all the same. */
export interface Refusal {
  readonly message: string | null;
  readonly cardSaved: boolean;
}

/** Why the last try to pay did not lead on; in each case nothing was charged as far as is known. */
export type PayFormError =
  /** The card was refused: shown at the card field. */
  | ({ readonly kind: "declined" } & Refusal)
  /** The server refused the purchase. */
  | ({ readonly kind: "refused" } & Refusal)
  | { readonly kind: "offline" }
  /** The card could not be saved, and nothing was bought. */
  | {
      readonly kind: "not-saved";
      readonly message: string | null;
      readonly isOutcomeUnknown: boolean;
    }
  /** An earlier try was looked up, and there is no such purchase. */
  | { readonly kind: "none-found" }
  /** Another tab or widget was at it, and it did not go through there. */
  | { readonly kind: "not-charged-elsewhere" };

/** Everything but a refusal, to which a widget may add what it knows. */
export type UnrefusedError = Exclude<PayFormError, { readonly kind: "refused" }>;

/** Nothing is charged where the saved cards do not tell which one is new. */
export const cardUnmatched: UnrefusedError = {
  kind: "not-saved",
  message: null,
  isOutcomeUnknown: true,
};

/** The error of a card that was not saved; null where the session has ended, which the widget shows in its own way. */
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
