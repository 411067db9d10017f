import { NotChargedAlert } from "../../../../shared/payment/intent/NotChargedAlert.tsx";
import { Alert } from "../../../../shared/ui/Alert.tsx";
import { copy } from "../copy.ts";
import type { FormError } from "../state.ts";

const { formError: words } = copy;

/** Why the last try did not lead on, and what that means for the money. A declined card is said at the card instead. */
export function FormErrorAlert({ formError }: { formError: FormError | null }) {
  switch (formError?.kind) {
    case "refused":
      return (
        <Alert title={formError.cardKept ? words.kept : words.refusedTitle}>
          {formError.message ?? words.refused}
        </Alert>
      );
    case "offline":
      return <Alert title={words.offlineTitle}>{words.offline}</Alert>;
    case "not-kept":
      return (
        <Alert title={words.notKeptTitle}>
          {formError.isOutcomeUnknown ? words.notKeptUnknown : (formError.message ?? words.notKept)}
        </Alert>
      );
    case "rows":
      return <Alert title={copy.recipients.refusedTitle}>{copy.recipients.refusedText}</Alert>;
    case "none-found":
      return (
        <Alert kind="info" title={words.noneFoundTitle}>
          {words.noneFound}
        </Alert>
      );
    case "not-charged-elsewhere":
      return <NotChargedAlert kind="order" />;
    default:
      return null;
  }
}

/** What is said at the card: the provider's own words. */
export function cardError(formError: FormError | null): string | undefined {
  if (formError?.kind !== "declined") return undefined;
  const message = formError.message ?? words.declined;
  return formError.cardKept ? `${words.keptDeclined} ${message}` : message;
}
