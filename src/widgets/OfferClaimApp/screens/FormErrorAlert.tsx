import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { copy } from "../copy.ts";
import type { FormError } from "../state.ts";
import { minutesAndSeconds, useSecondsLeft } from "../../../shared/signin/useSecondsLeft.ts";

interface FormErrorAlertProps {
  formError: FormError | null;
  /** Omitted where the surrounding form is submitted again. */
  onRetry?: (() => void) | undefined;
}

/**
 * Shows why the last step failed, with a retry button if there was no answer. A wrong code is shown
 * at its field instead.
 */
export function FormErrorAlert({ formError, onRetry }: FormErrorAlertProps) {
  switch (formError?.kind) {
    case "serverMessage":
      return <Alert>{formError.message}</Alert>;
    case "signInAgain":
      return <Alert kind="info">{copy.wrong.signInAgain}</Alert>;
    case "rateLimited":
      return <Wait untilMs={formError.untilMs} />;
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
          {copy.wrong[formError.kind]}
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
