import { useStore } from "zustand";
import { useFlow } from "../../../shared/flow/useFlow.ts";
import { FormFrame } from "../../../shared/forms/FormFrame.tsx";
import { ComplaintAlert } from "../../../shared/signin/ComplaintAlert.tsx";
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
  const { verified: words } = copy;
  return (
    <Screen
      screenKey="verified"
      heading={words.heading}
      lead={words.lead}
      actions={
        <Button kind="primary" wide onClick={onLeave}>
          {isSignedIn ? words.continue : words.signIn}
        </Button>
      }
    />
  );
}

export function UnreachableScreen({ onRetry }: { onRetry: () => void }) {
  const { unreachable: words } = copy;
  return (
    <Screen
      screenKey="verifyFailed"
      heading={words.heading}
      lead={words.lead}
      actions={
        <Button kind="primary" wide onClick={onRetry}>
          {words.again}
        </Button>
      }
    />
  );
}

/** A link that no longer works: a new one goes to whatever address is typed, and the words are the same for every address. */
export function ExpiredScreen({ store }: { store: LoginStore }) {
  const { expired: words } = copy;
  const state = useFlow(store.resending);
  const draft = useStore(store.signIn.draft);
  const isBusy = state.kind === "sending";
  const seconds = useSecondsLeft(isBusy ? 0 : state.readyAtMs);
  const form = useDraftForm(
    {
      initial: { email: draft.email },
      validate: ({ email }) => ({ email: emailError(email) }),
      onSubmit: ({ email }) => store.askAgain(email.trim()),
    },
    store.signIn.keep,
  );
  return (
    <Screen screenKey="verifyExpired" heading={words.heading} lead={words.lead}>
      <FormFrame form={form} label={words.heading}>
        {!isBusy && <ComplaintAlert complaint={state.complaint} />}
        {!isBusy && state.wasSent && <Alert kind="positive">{words.sent}</Alert>}
        <EmailField {...form.field("email")} autoComplete="email" readOnly={isBusy} />
        <Button
          type="submit"
          kind="primary"
          wide
          busy={isBusy}
          busyText={copy.resend.busy}
          disabled={seconds > 0}
        >
          {words.submit}
        </Button>
        {seconds > 0 && (
          <p className="muted small figures">{copy.resend.in(minutesAndSeconds(seconds))}</p>
        )}
      </FormFrame>
      <div className="signin-ways">
        <Button kind="quiet" onClick={store.leaveVerifying}>
          {words.signIn}
        </Button>
      </div>
    </Screen>
  );
}
