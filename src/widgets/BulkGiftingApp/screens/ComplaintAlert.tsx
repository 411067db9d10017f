import { NotChargedAlert } from "../../../shared/payment/intent/NotChargedAlert.tsx";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { copy } from "../lateCopy.ts";
import type { Complaint } from "../order/state.ts";

const { complaint: words } = copy;

/** Why the last try did not lead on, and what that means for the money. A declined card is said at the card instead. */
export function ComplaintAlert({ complaint }: { complaint: Complaint | null }) {
  switch (complaint?.kind) {
    case "refused":
      return (
        <Alert title={complaint.cardKept ? words.kept : words.refusedTitle}>
          {complaint.message ?? words.refused}
        </Alert>
      );
    case "offline":
      return <Alert title={words.offlineTitle}>{words.offline}</Alert>;
    case "not-kept":
      return (
        <Alert title={words.notKeptTitle}>
          {complaint.isUnknown ? words.notKeptUnknown : (complaint.message ?? words.notKept)}
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
export function cardError(complaint: Complaint | null): string | undefined {
  if (complaint?.kind !== "declined") return undefined;
  const message = complaint.message ?? words.declined;
  return complaint.cardKept ? `${words.keptDeclined} ${message}` : message;
}
