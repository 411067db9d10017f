import { NotChargedAlert } from "../../../shared/payment/intent/NotChargedAlert.tsx";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { copy } from "../copy.ts";
import type { Complaint } from "../state.ts";

/** Why the last try did not lead on, and what that means for the money. A declined card is said at the card instead. */
export function ComplaintAlert({ complaint }: { complaint: Complaint | null }) {
  const { complaint: words } = copy;
  switch (complaint?.kind) {
    case "refused":
      return (
        <Alert title={complaint.cardKept ? words.kept : words.refusedTitle}>
          <p>{complaint.message ?? words.refused}</p>
          <p>{words.charged}</p>
        </Alert>
      );
    case "offline":
      return <Alert title={words.offlineTitle}>{words.offline}</Alert>;
    case "signed-out":
      return <Alert title={words.signedOutTitle}>{words.signedOut}</Alert>;
    case "not-kept":
      return (
        <Alert title={words.notKeptTitle}>
          {complaint.isUnknown ? words.notKeptUnknown : (complaint.message ?? words.notKept)}
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
export function cardError(complaint: Complaint | null): string | undefined {
  if (complaint?.kind !== "declined") return undefined;
  const { declined, keptDeclined } = copy.complaint;
  const message = complaint.message ?? declined;
  return complaint.cardKept ? `${keptDeclined} ${message}` : message;
}
