import { useMemo } from "react";
import { FormFrame } from "../forms/FormFrame.tsx";
import { FormErrorAlert } from "./FormErrorAlert.tsx";
import { SubmitButton } from "./SubmitButton.tsx";
import { saidIn, type FormError } from "./formError.ts";
import { emailError } from "./credentials.ts";
import { useDraftForm } from "./useDraftForm.ts";
import { texts } from "./texts.ts";
import { emailInput } from "../ui/emailInput.ts";
import { TextField } from "../ui/TextField.tsx";
import { useTexts } from "../widget/useTexts.ts";

interface ForgotPasswordFormProps {
  draft: { readonly email: string };
  keep: (typed: { email: string }) => void;
  formError: FormError | null;
  isBusy: boolean;
  onSubmit: (email: string) => void;
}

/** Asks for the address that receives the link for a new password (B2.04). */
export function ForgotPasswordForm({
  draft,
  keep,
  formError,
  isBusy,
  onSubmit,
}: ForgotPasswordFormProps) {
  const copy = useTexts(texts);
  // A new object counts as a new refusal.
  const serverErrors = useMemo(
    () => (formError?.kind === "said" ? { email: saidIn(formError, copy) } : undefined),
    [formError, copy],
  );
  const form = useDraftForm(
    {
      serverErrors,
      initial: { email: draft.email },
      validate: ({ email }) => ({ email: emailError(copy, email) }),
      onSubmit: ({ email }) => onSubmit(email.trim()),
    },
    keep,
  );
  return (
    <FormFrame form={form} label={copy.forgot.heading}>
      <FormErrorAlert formError={serverErrors ? null : formError} />
      <TextField
        {...emailInput}
        {...form.field("email")}
        label={copy.email}
        autoComplete="username"
        readOnly={isBusy}
      />
      <SubmitButton formError={formError} isBusy={isBusy} busyText={copy.forgot.busy}>
        {copy.forgot.submit}
      </SubmitButton>
    </FormFrame>
  );
}
