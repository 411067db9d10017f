import { useStore } from "zustand";
import { useFlow } from "../../../shared/flow/useFlow.ts";
import { FormFrame } from "../../../shared/forms/FormFrame.tsx";
import { FormErrorAlert } from "../../../shared/signin/FormErrorAlert.tsx";
import { emailError } from "../../../shared/signin/credentials.ts";
import { EmailField } from "../../../shared/signin/EmailField.tsx";
import { useDraftForm } from "../../../shared/signin/useDraftForm.ts";
import { minutesAndSeconds, useSecondsLeft } from "../../../shared/signin/useSecondsLeft.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { copy } from "../copy.ts";
import type { LoginStore } from "../store.ts";

export function VerifiedScreen({
  isSignedIn,
  onLeave,
}: {
  isSignedIn: boolean;
  onLeave: () => void;
}) {
  const { verified: texts } = copy;
  return (
    <Screen
      screenKey="verified"
      heading={texts.heading}
      lead={texts.lead}
      actions={
        <Button kind="primary" wide onClick={onLeave}>
          {isSignedIn ? texts.continue : texts.signIn}
        </Button>
      }
    />
  );
}

export function UnreachableScreen({ onRetry }: { onRetry: () => void }) {
  const { unreachable: texts } = copy;
  return (
    <Screen
      screenKey="verifyFailed"
      heading={texts.heading}
      lead={texts.lead}
      actions={
        <Button kind="primary" wide onClick={onRetry}>
          {texts.again}
        </Button>
      }
    />
  );
}

/**
 * For an expired link: sends a new one to any address that is entered, with the same text for every
 * address.
 */
export function ExpiredScreen({ store }: { store: LoginStore }) {
  const { expired: texts } = copy;
  const state = useFlow(store.resending);
  const draft = useStore(store.signIn.draft);
  const isBusy = state.kind === "sending";
  const seconds = useSecondsLeft(isBusy ? 0 : state.readyAtMs);
  const form = useDraftForm(
    {
      initial: { email: draft.email },
      validate: ({ email }) => ({ email: emailError(email) }),
      onSubmit: ({ email }) => store.resendEmail(email.trim()),
    },
    store.signIn.keep,
  );
  return (
    <Screen screenKey="verifyExpired" heading={texts.heading} lead={texts.lead}>
      <FormFrame form={form} label={texts.heading}>
        {!isBusy && <FormErrorAlert formError={state.error} />}
        {!isBusy && state.wasSent && <Alert kind="positive">{texts.sent}</Alert>}
        <EmailField {...form.field("email")} autoComplete="email" readOnly={isBusy} />
        <Button
          type="submit"
          kind="primary"
          wide
          busy={isBusy}
          busyText={copy.resend.busy}
          disabled={seconds > 0}
        >
          {texts.submit}
        </Button>
        {seconds > 0 && (
          <p className="muted small figures">{copy.resend.in(minutesAndSeconds(seconds))}</p>
        )}
      </FormFrame>
      <div className="signin-ways">
        <Button kind="quiet" onClick={store.finishVerifying}>
          {texts.signIn}
        </Button>
      </div>
    </Screen>
  );
}
