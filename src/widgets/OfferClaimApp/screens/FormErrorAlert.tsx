import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import type { FormError } from "../state.ts";
import { RateLimitAlert } from "../../../shared/signin/RateLimitAlert.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface FormErrorAlertProps {
  formError: FormError | null;
  /** Omitted if submitting the surrounding form tries again. */
  onRetry?: (() => void) | undefined;
}

/**
 * Shows why the last step failed, with a retry button if there was no answer. A wrong code is shown
 * at its field instead.
 */
export function FormErrorAlert({ formError, onRetry }: FormErrorAlertProps) {
  const copy = useTexts(texts);
  switch (formError?.kind) {
    case "serverMessage":
      return <Alert>{formError.message}</Alert>;
    case "wrongPassword":
      return <Alert>{copy.wrongPassword}</Alert>;
    case "signInAgain":
      return <Alert kind="info">{copy.wrong.signInAgain}</Alert>;
    case "rateLimited":
      return <RateLimitAlert untilMs={formError.untilMs} words={copy.wrong} />;
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
