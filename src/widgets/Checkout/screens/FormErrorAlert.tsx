import { NotChargedAlert } from "../../../shared/payment/intent/NotChargedAlert.tsx";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { copy } from "../copy.ts";
import type { FormError } from "../state.ts";

/** Why the last try did not lead on, and what that means for the money. A declined card is said at the card instead. */
export function FormErrorAlert({ formError }: { formError: FormError | null }) {
  const { formError: words } = copy;
  switch (formError?.kind) {
    case "refused":
      return (
        <Alert title={formError.cardSaved ? words.kept : words.refusedTitle}>
          <p>{formError.message ?? words.refused}</p>
          <p>{words.charged}</p>
        </Alert>
      );
    case "offline":
      return <Alert title={words.offlineTitle}>{words.offline}</Alert>;
    case "signed-out":
      return <Alert title={words.signedOutTitle}>{words.signedOut}</Alert>;
    case "not-saved":
      return (
        <Alert title={words.notSavedTitle}>
          {formError.isOutcomeUnknown
            ? words.notSavedUnknown
            : (formError.message ?? words.notSaved)}
        </Alert>
      );
    case "none-found":
      return (
        <Alert kind="info" title={words.noneFoundTitle}>
          {words.noneFound}
        </Alert>
      );
    case "not-charged-elsewhere":
      return <NotChargedAlert kind="purchase" />;
    default:
      return null;
  }
}

/** What is said at the card: the provider's own words (K11). */
export function cardError(formError: FormError | null): string | undefined {
  if (formError?.kind !== "declined") return undefined;
  const { declined, savedDeclined } = copy.formError;
  const message = formError.message ?? declined;
  return formError.cardSaved ? `${savedDeclined} ${message}` : message;
}
