import type { ReactNode } from "react";
import { Button } from "../ui/Button.tsx";
import type { FormError } from "./formError.ts";
import { useSecondsLeft } from "./useSecondsLeft.ts";

interface SubmitButtonProps {
  formError: FormError | null;
  isBusy: boolean;
  busyText: string;
  children: ReactNode;
}

/**
 * A form's button. It is disabled while the form is sent, and while the server refuses more tries.
 */
export function SubmitButton({ formError, isBusy, busyText, children }: SubmitButtonProps) {
  const isRateLimited = useSecondsLeft(formError?.kind === "wait" ? formError.untilMs : 0) > 0;
  return (
    <Button
      type="submit"
      kind="primary"
      wide
      busy={isBusy}
      disabled={isRateLimited}
      busyText={busyText}
    >
      {children}
    </Button>
  );
}
