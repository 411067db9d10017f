import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { copy } from "../copy.ts";
import type { Complaint } from "../state.ts";
import { minutesAndSeconds, useSecondsLeft } from "../../../shared/signin/useSecondsLeft.ts";

interface ComplaintAlertProps {
  complaint: Complaint | null;
  /** Left out where the form around it is sent again. */
  onRetry?: (() => void) | undefined;
}

/** Why the last try did not lead on; without an answer, with a button for another one. A wrong code is said at its field instead. */
export function ComplaintAlert({ complaint, onRetry }: ComplaintAlertProps) {
  switch (complaint?.kind) {
    case "said":
      return <Alert>{complaint.message}</Alert>;
    case "signInAgain":
      return <Alert kind="info">{copy.wrong.signInAgain}</Alert>;
    case "wait":
      return <Wait untilMs={complaint.untilMs} />;
    case "unreachable":
    case "unexplained":
      return (
        <Alert
          title={copy.wrong.title}
          actions={
            <Button type={onRetry ? "button" : "submit"} onClick={onRetry}>
              {copy.wrong.tryAgain}
            </Button>
          }
        >
          {copy.wrong[complaint.kind]}
        </Alert>
      );
    default:
      return null;
  }
}

function Wait({ untilMs }: { untilMs: number }) {
  const seconds = useSecondsLeft(untilMs);
  return (
    <Alert kind="info">
      {seconds ? copy.wrong.wait(minutesAndSeconds(seconds)) : copy.wrong.waitOver}
    </Alert>
  );
}
