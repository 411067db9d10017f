import { useState } from "react";
import { emailAddressError } from "../../../shared/forms/email.ts";
import { FormFrame } from "../../../shared/forms/FormFrame.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { ExternalLink } from "../../../shared/ui/ExternalLink.tsx";
import { PasswordField } from "../../../shared/ui/PasswordField.tsx";
import { safeHref } from "../../../shared/host/safeHref.ts";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { emailInput } from "../../../shared/ui/emailInput.ts";
import { TextField } from "../../../shared/ui/TextField.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { changeContactLabel } from "../contact/changeContactLabel.ts";
import { PasswordReset } from "./PasswordReset.tsx";
import { FormErrorAlert } from "../screens/FormErrorAlert.tsx";
import { OfferLine } from "../offer/OfferSummary.tsx";
import type { DraftFormProps } from "../screens/draftFormProps.ts";
import { useDraftForm } from "../../../shared/signin/useDraftForm.ts";
import { texts } from "../texts.ts";
import { deferredTexts } from "../deferredTexts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** The shortest password that is sent (A5.26). */
const minPasswordLength = 6;

interface SignInScreenProps extends DraftFormProps {
  onSubmit: (email: string, password: string) => void;
  onChangeContact: () => void;
}

export function SignInScreen({
  claim,
  formError,
  isBusy,
  draft,
  saveDraft,
  onSubmit,
  onChangeContact,
}: SignInScreenProps) {
  const deferredCopy = useTexts(deferredTexts);
  const copy = useTexts(texts);
  const { signIn: words } = deferredCopy;
  const { links } = useEnvironment().config;
  const [isResetting, setResetting] = useState(false);
  const form = useDraftForm(
    {
      initial: { email: draft.email || claim.contact?.email || "", password: draft.password },
      validate: ({ email, password }) => ({
        email: emailError(email, copy.contact),
        password: password.length < minPasswordLength ? words.shortPassword : undefined,
      }),
      onSubmit: ({ email, password }) => onSubmit(email.trim(), password),
    },
    saveDraft,
  );
  if (isResetting)
    return <PasswordReset email={form.values.email} onBack={() => setResetting(false)} />;
  return (
    <Screen
      screenKey="authentication"
      eyebrow={<OfferLine offer={claim.offer} />}
      heading={words.heading}
      lead={words.lead}
    >
      <FormFrame form={form}>
        <FormErrorAlert formError={formError} />
        <TextField
          {...emailInput}
          {...form.field("email")}
          label={words.email}
          autoComplete="username"
          readOnly={isBusy}
        />
        <PasswordField {...form.field("password")} label={words.password} readOnly={isBusy} />
        <Button type="submit" kind="primary" wide busy={isBusy} busyText={words.busy}>
          {words.submit}
        </Button>
      </FormFrame>
      <div className="offer-ways">
        {safeHref(links["forgotPassword"]) ? (
          <ExternalLink href={links["forgotPassword"]}>{words.forgot}</ExternalLink>
        ) : (
          <Button kind="quiet" onClick={() => setResetting(true)} disabled={isBusy}>
            {words.forgot}
          </Button>
        )}
        <Button kind="quiet" onClick={onChangeContact} disabled={isBusy}>
          {changeContactLabel(claim.contact, deferredCopy)}
        </Button>
      </div>
    </Screen>
  );
}

function emailError(email: string, copy: typeof texts.messages.contact): string | undefined {
  const problem = emailAddressError(email);
  return problem ? (problem === "empty" ? copy.emailRequired : copy.invalidEmail) : undefined;
}
