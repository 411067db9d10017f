import { emailProblem } from "../../../shared/forms/email.ts";
import { FormFrame } from "../../../shared/forms/FormFrame.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { PasswordField } from "../../../shared/ui/PasswordField.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { TextField } from "../../../shared/ui/TextField.tsx";
import { copy } from "../copy.ts";
import { ComplaintAlert } from "../parts/ComplaintAlert.tsx";
import type { Complaint } from "../state.ts";
import type { Draft } from "../store.ts";
import { PurchaseLink } from "./PurchaseLink.tsx";
import { useDraftForm } from "../../../shared/signin/useDraftForm.ts";

interface LoginScreenProps {
  draft: Draft;
  keep: (typed: Partial<Draft>) => void;
  complaint: Complaint | null;
  isBusy: boolean;
  purchasePage: string | null | undefined;
  onSubmit: (email: string, password: string) => void;
  onForgot: () => void;
}

export function LoginScreen({
  draft,
  keep,
  complaint,
  isBusy,
  purchasePage,
  onSubmit,
  onForgot,
}: LoginScreenProps) {
  const { login: words } = copy;
  const form = useDraftForm(
    {
      initial: { email: draft.email, password: draft.password },
      validate: ({ email, password }) => ({
        email: emailError(email),
        password: password ? undefined : copy.required,
      }),
      onSubmit: ({ email, password }) => !isBusy && onSubmit(email.trim(), password),
    },
    keep,
  );
  return (
    <Screen screenKey="login" heading={words.heading} lead={words.lead}>
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
      <div className="redeem-ways">
        <Button kind="quiet" onClick={onForgot} disabled={isBusy}>
          {words.forgot}
        </Button>
        <PurchaseLink href={purchasePage} />
      </div>
    </Screen>
  );
}

/** The same words as where a link for a new password is asked for (B:L101). */
export function emailError(email: string): string | undefined {
  const problem = emailProblem(email);
  return problem ? (problem === "empty" ? copy.required : copy.invalidEmail) : undefined;
}
