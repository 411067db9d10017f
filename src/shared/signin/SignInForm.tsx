import { useMemo } from "react";
import { FormFrame } from "../forms/FormFrame.tsx";
import { AccountPasswordField } from "./AccountPasswordField.tsx";
import { FormErrorAlert } from "./FormErrorAlert.tsx";
import { SubmitButton } from "./SubmitButton.tsx";
import { saidIn, type FormError } from "./formError.ts";
import { emailError, passwordError, shortestPassword } from "./credentials.ts";
import { useDraftForm } from "./useDraftForm.ts";
import { texts } from "./texts.ts";
import { emailInput } from "../ui/emailInput.ts";
import { TextField } from "../ui/TextField.tsx";
import { useTexts } from "../widget/useTexts.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface SignInFormProps {
  /** The values typed before. */
  draft: Credentials;
  /** Called with all values while the person types. */
  keep: (typed: { email: string; password: string }) => void;
  formError: FormError | null;
  isBusy: boolean;
  /** The shortest password that is sent. */
  shortest?: number | undefined;
  onSubmit: (credentials: Credentials) => void;
}

/**
 * Email and password, for every site area. A widget with its own flow puts the form into its own
 * screen.
 */
export function SignInForm({
  draft,
  keep,
  formError,
  isBusy,
  shortest = shortestPassword,
  onSubmit,
}: SignInFormProps) {
  const copy = useTexts(texts);
  const serverErrors = useMemo(() => credentialErrors(formError, copy), [formError, copy]);
  const form = useDraftForm(
    {
      serverErrors,
      initial: { email: draft.email, password: draft.password },
      validate: ({ email, password }) => ({
        email: emailError(copy, email),
        password: password ? passwordError(copy, password, shortest) : copy.required,
      }),
      onSubmit: ({ email, password }) => onSubmit({ email: email.trim(), password }),
    },
    keep,
  );
  return (
    <FormFrame form={form} label={copy.signIn.heading}>
      <FormErrorAlert formError={serverErrors ? null : formError} />
      <TextField
        {...emailInput}
        {...form.field("email")}
        label={copy.email}
        autoComplete="username"
        readOnly={isBusy}
      />
      <AccountPasswordField
        {...form.field("password")}
        autoComplete="current-password"
        readOnly={isBusy}
      />
      <SubmitButton formError={formError} isBusy={isBusy} busyText={copy.signIn.busy}>
        {copy.signIn.submit}
      </SubmitButton>
    </FormFrame>
  );
}

/**
 * A refusal of email and password, which does not say which of them is wrong (A8.09). It shows at
 * the password, which gets the focus. Undefined for every other error.
 */
function credentialErrors(
  formError: FormError | null,
  copy: typeof texts.messages,
): { password: string } | undefined {
  if (formError?.kind !== "said") return undefined;
  const isAboutBoth =
    "refusal" in formError
      ? formError.refusal === "signIn"
      : /^invalid email or password\b/i.test(formError.message);
  return isAboutBoth ? { password: saidIn(formError, copy) } : undefined;
}
