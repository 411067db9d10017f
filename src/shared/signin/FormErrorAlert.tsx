import type { ReactNode } from "react";
import { Alert } from "../ui/Alert.tsx";
import { Button } from "../ui/Button.tsx";
import { saidIn, type FormError } from "./formError.ts";
import { RateLimitAlert } from "./RateLimitAlert.tsx";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

/**
 * Shows why the last try failed, with a Retry button if there was no answer. Use it inside a form,
 * or with `onRetry`.
 */
export function FormErrorAlert({
  formError,
  onRetry,
  actions,
}: {
  formError: FormError | null;
  /** What the person can do after a refusal. */
  actions?: ReactNode;
  onRetry?: (() => void) | undefined;
}) {
  const copy = useTexts(texts);
  switch (formError?.kind) {
    case "said":
      return <Alert actions={actions}>{saidIn(formError, copy)}</Alert>;
    case "wait":
      return <RateLimitAlert untilMs={formError.untilMs} words={copy} />;
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
