import { Alert } from "../ui/Alert.tsx";
import { Button } from "../ui/Button.tsx";
import type { Complaint } from "./complaint.ts";
import { copy } from "./copy.ts";
import { minutesAndSeconds, useSecondsLeft } from "./useSecondsLeft.ts";

/** Says why the last try failed; without an answer, with a button for another one. Stands inside the form, or takes `onRetry`. */
export function ComplaintAlert({
  complaint,
  onRetry,
}: {
  complaint: Complaint | null;
  onRetry?: (() => void) | undefined;
}) {
  switch (complaint?.kind) {
    case "said":
      return <Alert>{complaint.message}</Alert>;
    case "wait":
      return <Wait untilMs={complaint.untilMs} />;
    case "unreachable":
      return (
        <Alert
          title={copy.unreachable.title}
          actions={
            <Button type={onRetry ? "button" : "submit"} onClick={onRetry}>
              {copy.unreachable.again}
            </Button>
          }
        >
          {copy.unreachable.text}
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
      {/* Read aloud once, not every second. */}
      <span role="timer" aria-live="off" className="figures">
        {seconds ? copy.wait(minutesAndSeconds(seconds)) : copy.waitOver}
      </span>
    </Alert>
  );
}

/** Whether a "too many tries" is still running: the form's button waits with it. */
export function useIsWaiting(complaint: Complaint | null): boolean {
  return useSecondsLeft(complaint?.kind === "wait" ? complaint.untilMs : 0) > 0;
}
