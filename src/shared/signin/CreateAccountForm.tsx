import type { ReactNode } from "react";
import { FormFrame } from "../forms/FormFrame.tsx";
import type { Form } from "../forms/useForm.ts";
import { systemClock } from "../host/clock.ts";
import { dayIn, isoDay } from "../time/calendar.ts";
import { Checkbox } from "../ui/Checkbox.tsx";
import { NameFields } from "../ui/NameFields.tsx";
import { PhoneField } from "../ui/PhoneField.tsx";
import { TextField } from "../ui/TextField.tsx";
import { useEnvironment } from "../widget/environment.ts";
import { AccountPasswordField } from "./AccountPasswordField.tsx";
import { Agreement } from "./Agreement.tsx";
import { FormErrorAlert } from "./FormErrorAlert.tsx";
import { SubmitButton } from "./SubmitButton.tsx";
import type { FormError } from "./formError.ts";
import { accountErrors, type AccountDraft, type AccountErrors } from "./newAccount.ts";
import { useDraftForm } from "./useDraftForm.ts";
import { texts } from "./texts.ts";
import { EmailField } from "../ui/EmailField.tsx";
import { useTexts } from "../widget/useTexts.ts";

interface CreateAccountFormProps {
  draft: AccountDraft;
  keep: (typed: AccountDraft) => void;
  formError: FormError | null;
  fieldErrors: AccountErrors | null;
  asksBirthDate: boolean;
  isBusy: boolean;
  /** What a person can do whose account may exist already. */
  ways: ReactNode;
  onSubmit: (draft: AccountDraft) => void;
}

/** Name, email, phone and a new password. */
export function CreateAccountForm({
  draft,
  keep,
  formError,
  fieldErrors,
  asksBirthDate,
  isBusy,
  ways,
  onSubmit,
}: CreateAccountFormProps) {
  const copy = useTexts(texts);
  const { country } = useEnvironment();
  const form = useDraftForm<AccountDraft>(
    {
      initial: draft,
      validate: (values) => accountErrors(copy, values, today(), country),
      onSubmit,
      serverErrors: fieldErrors ?? undefined,
    },
    keep,
  );
  return (
    <FormFrame form={form} label={copy.create.heading}>
      <FormErrorAlert
        formError={formError}
        actions={formError && "refusal" in formError ? ways : undefined}
      />
      <Fields form={form} asksBirthDate={asksBirthDate} isBusy={isBusy} />
      <div className="signin-consents">
        <Checkbox {...form.check("emailOptIn")} label={copy.create.emailOptIn} />
        <Checkbox
          {...form.check("smsOptIn")}
          label={copy.create.smsOptIn}
          hint={copy.create.smsOptInHint}
        />
      </div>
      <Agreement />
      <SubmitButton formError={formError} isBusy={isBusy} busyText={copy.create.busy}>
        {copy.create.submit}
      </SubmitButton>
    </FormFrame>
  );
}

function Fields({
  form,
  asksBirthDate,
  isBusy,
}: {
  form: Form<AccountDraft>;
  asksBirthDate: boolean;
  isBusy: boolean;
}) {
  const copy = useTexts(texts);
  return (
    <>
      <NameFields
        firstName={form.field("firstName")}
        lastName={form.field("lastName")}
        words={copy}
        readOnly={isBusy}
      />
      <EmailField {...form.field("email")} label={copy.email} readOnly={isBusy} />
      <PhoneField {...form.field("phone")} label={copy.phone} readOnly={isBusy} />
      {asksBirthDate && (
        <TextField
          {...form.field("birthDate")}
          label={copy.birthDate}
          optional
          type="date"
          autoComplete="bday"
          max={today()}
          readOnly={isBusy}
        />
      )}
      <AccountPasswordField
        {...form.field("newPassword")}
        autoComplete="new-password"
        hint={copy.create.passwordHint}
        readOnly={isBusy}
      />
    </>
  );
}

function today(): string {
  return isoDay(dayIn(null, systemClock()));
}
