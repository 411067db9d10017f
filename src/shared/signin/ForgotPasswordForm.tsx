import { FormFrame } from "../forms/FormFrame.tsx";
import { Button } from "../ui/Button.tsx";
import { ComplaintAlert, useIsWaiting } from "./ComplaintAlert.tsx";
import type { Complaint } from "./complaint.ts";
import { copy } from "./copy.ts";
import { emailError } from "./credentials.ts";
import { EmailField } from "./EmailField.tsx";
import { useDraftForm } from "./useDraftForm.ts";

interface ForgotPasswordFormProps {
  draft: { readonly email: string };
  keep: (typed: { email: string }) => void;
  complaint: Complaint | null;
  isBusy: boolean;
  onSubmit: (email: string) => void;
}

/** Asks for the address that the link for a new password goes to (B:L89). */
export function ForgotPasswordForm({
  draft,
  keep,
  complaint,
  isBusy,
  onSubmit,
}: ForgotPasswordFormProps) {
  const isWaiting = useIsWaiting(complaint);
  const form = useDraftForm(
    {
      initial: { email: draft.email },
      validate: ({ email }) => ({ email: emailError(email) }),
      onSubmit: ({ email }) => onSubmit(email.trim()),
    },
    keep,
  );
  return (
    <FormFrame form={form} label={copy.forgot.heading}>
      <ComplaintAlert complaint={complaint} />
      <EmailField {...form.field("email")} autoComplete="username" readOnly={isBusy} />
      <Button
        type="submit"
        kind="primary"
        wide
        busy={isBusy}
        disabled={isWaiting}
        busyText={copy.forgot.busy}
      >
        {copy.forgot.submit}
      </Button>
    </FormFrame>
  );
}
