import { FormFrame } from "../../../shared/forms/FormFrame.tsx";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { TextField } from "../../../shared/ui/TextField.tsx";
import { copy } from "../copy.ts";
import { ComplaintAlert } from "../parts/ComplaintAlert.tsx";
import type { Complaint } from "../state.ts";
import type { Draft } from "../store.ts";
import { emailError } from "./LoginScreen.tsx";
import { PurchaseLink } from "./PurchaseLink.tsx";
import { useDraftForm } from "../../../shared/signin/useDraftForm.ts";

interface ForgotScreenProps {
  draft: Draft;
  keep: (typed: Partial<Draft>) => void;
  complaint: Complaint | null;
  /** The address that a link went to. */
  sentTo: string | null;
  isBusy: boolean;
  purchasePage: string | null | undefined;
  onSubmit: (email: string) => void;
  onBack: () => void;
}

export function ForgotScreen({
  draft,
  keep,
  complaint,
  sentTo,
  isBusy,
  purchasePage,
  onSubmit,
  onBack,
}: ForgotScreenProps) {
  const { forgot: words } = copy;
  const form = useDraftForm(
    {
      initial: { email: draft.email },
      validate: ({ email }) => ({ email: emailError(email) }),
      onSubmit: ({ email }) => !isBusy && onSubmit(email.trim()),
    },
    keep,
  );
  // Only the server knows whether there is an account; a line that broke must not be taken for its word.
  const isRefused = complaint?.kind === "said" || complaint?.kind === "unexplained";
  return (
    <Screen screenKey="forgotPassword" heading={words.heading} lead={words.lead}>
      <FormFrame form={form}>
        {sentTo && <Alert kind="positive">{words.sent}</Alert>}
        {isRefused ? <Alert>{words.unknown}</Alert> : <ComplaintAlert complaint={complaint} />}
        <TextField
          {...form.field("email")}
          label={copy.login.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={254}
          readOnly={isBusy}
        />
        <Button type="submit" kind="primary" wide busy={isBusy} busyText={words.busy}>
          {words.submit}
        </Button>
      </FormFrame>
      <div className="redeem-ways">
        <Button kind="quiet" onClick={onBack} disabled={isBusy}>
          {words.back}
        </Button>
        <PurchaseLink href={purchasePage} />
      </div>
    </Screen>
  );
}
