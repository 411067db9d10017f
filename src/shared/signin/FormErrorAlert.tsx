import { Alert } from "../ui/Alert.tsx";
import { Button } from "../ui/Button.tsx";
import type { FormError } from "./formError.ts";
import { copy } from "./copy.ts";
import { minutesAndSeconds, useSecondsLeft } from "./useSecondsLeft.ts";

/** Says why the last try failed; without an answer, with a button for another one. Stands inside the form, or takes `onRetry`. */
export function FormErrorAlert({
  formError,
  onRetry,
}: {
  formError: FormError | null;
  onRetry?: (() => void) | undefined;
}) {
  switch (formError?.kind) {
    case "said":
      return <Alert>{formError.message}</Alert>;
    case "wait":
      return <Wait untilMs={formError.untilMs} />;
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
export function useIsRateLimited(formError: FormError | null): boolean {
  return useSecondsLeft(formError?.kind === "wait" ? formError.untilMs : 0) > 0;
}
