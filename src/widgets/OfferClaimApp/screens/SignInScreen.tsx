import { emailProblem } from "../../../shared/forms/email.ts";
import { FormFrame } from "../../../shared/forms/FormFrame.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { ExternalLink } from "../../../shared/ui/ExternalLink.tsx";
import { PasswordField } from "../../../shared/ui/PasswordField.tsx";
import { safeHref } from "../../../shared/ui/safeHref.ts";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { TextField } from "../../../shared/ui/TextField.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { copy } from "../copy.ts";
import { lateCopy } from "../lateCopy.ts";
import type { Claim, Complaint } from "../state.ts";
import type { Draft } from "../store.ts";
import { ComplaintAlert } from "./ComplaintAlert.tsx";
import { OfferLine } from "./OfferHead.tsx";
import { useDraftForm } from "./useDraftForm.ts";

/** The shortest password that is sent (A:L137). */
const shortest = 6;

interface SignInScreenProps {
  claim: Claim;
  complaint: Complaint | null;
  isBusy: boolean;
  draft: Draft;
  keep: (typed: Partial<Draft>) => void;
  onSubmit: (email: string, password: string) => void;
  onChange: () => void;
}

export function SignInScreen({
  claim,
  complaint,
  isBusy,
  draft,
  keep,
  onSubmit,
  onChange,
}: SignInScreenProps) {
  const { signIn: words } = lateCopy;
  const { links } = useEnvironment().config;
  const form = useDraftForm(
    {
      initial: { email: draft.email || claim.contact?.email || "", password: draft.password },
      validate: ({ email, password }) => ({
        email: emailError(email),
        password: password.length < shortest ? words.shortPassword : undefined,
      }),
      onSubmit: ({ email, password }) => onSubmit(email.trim(), password),
    },
    keep,
  );
  return (
    <Screen
      screenKey="authentication"
      eyebrow={<OfferLine offer={claim.offer} />}
      heading={words.heading}
      lead={words.lead}
    >
      <FormFrame form={form}>
        <ComplaintAlert complaint={complaint} />
        <TextField
          {...form.field("email")}
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={254}
          readOnly={isBusy}
        />
        <PasswordField {...form.field("password")} label={words.password} readOnly={isBusy} />
        <Button type="submit" kind="primary" wide busy={isBusy} busyText={words.busy}>
          {words.submit}
        </Button>
      </FormFrame>
      <div className="offer-ways">
        {safeHref(links["forgotPassword"]) && (
          <ExternalLink href={links["forgotPassword"]}>{words.forgot}</ExternalLink>
        )}
        <Button kind="quiet" onClick={onChange} disabled={isBusy}>
          {lateCopy.code.change}
        </Button>
      </div>
    </Screen>
  );
}

function emailError(email: string): string | undefined {
  const problem = emailProblem(email);
  return problem
    ? problem === "empty"
      ? copy.contact.emailRequired
      : copy.contact.invalidEmail
    : undefined;
}
