import { Alert } from "../../../shared/ui/Alert.tsx";
import { copy } from "../copy.ts";
import type { Complaint } from "../state.ts";

/** Why the last try did not lead on. `isPaying`: says that nothing was charged where that is certain. */
export function ComplaintAlert({
  complaint,
  isPaying = false,
}: {
  complaint: Complaint | null;
  isPaying?: boolean;
}) {
  return (
    complaint && (
      <Alert kind={complaint.kind === "signed-out" ? "info" : "danger"}>
        {complaintText(complaint, isPaying)}
      </Alert>
    )
  );
}

export function complaintText(complaint: Complaint, isPaying = false): string {
  const { complaint: words } = copy;
  switch (complaint.kind) {
    case "said":
      return complaint.message;
    case "wait":
      return words.wait(complaint.seconds);
    case "signed-out":
      return {
        stage: words.signedOut,
        payment: words.signedOutPaying,
        purchase: words.signedOutBuying,
      }[complaint.during];
    case "unreachable":
      return isPaying ? words.unreachablePay : words.unreachable;
    case "unexplained":
      return words.unexplained;
  }
}
