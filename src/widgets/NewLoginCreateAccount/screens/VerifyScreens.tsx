import { useStore } from "zustand";
import { useFlow } from "../../../shared/flow/useFlow.ts";
import { FormFrame } from "../../../shared/forms/FormFrame.tsx";
import { FormErrorAlert } from "../../../shared/signin/FormErrorAlert.tsx";
import { texts as signInTexts } from "../../../shared/signin/texts.ts";
import { emailError } from "../../../shared/signin/credentials.ts";
import { emailInput } from "../../../shared/ui/emailInput.ts";
import { TextField } from "../../../shared/ui/TextField.tsx";
import { useDraftForm } from "../../../shared/signin/useDraftForm.ts";
import { minutesAndSeconds, useSecondsLeft } from "../../../shared/signin/useSecondsLeft.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { SuccessMark } from "../../../shared/ui/SuccessMark.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import type { LoginStore } from "../store.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

export function VerifiedScreen({
  isSignedIn,
  onLeave,
}: {
  isSignedIn: boolean;
  onLeave: () => void;
}) {
  const copy = useTexts(texts);
  const { verified: words } = copy;
  return (
    <Screen
      screenKey="verified"
      before={<SuccessMark />}
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
  const copy = useTexts(texts);
  const { unreachable: words } = copy;
  return (
    <Screen
      screenKey="verifyFailed"
      heading={words.heading}
      lead={<span role="alert">{words.lead}</span>}
      actions={
        <Button kind="primary" wide onClick={onRetry}>
          {words.again}
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
  const signInCopy = useTexts(signInTexts);
  const copy = useTexts(texts);
  const { expired: words } = copy;
  const state = useFlow(store.resending);
  const draft = useStore(store.signIn.draft);
  const isBusy = state.kind === "sending";
  const seconds = useSecondsLeft(isBusy ? 0 : state.readyAtMs);
  const form = useDraftForm(
    {
      initial: { email: draft.email },
      validate: ({ email }) => ({ email: emailError(signInCopy, email) }),
      onSubmit: ({ email }) => store.resendEmail(email.trim()),
    },
    store.signIn.keep,
  );
  return (
    <Screen
      screenKey="verifyExpired"
      heading={words.heading}
      lead={<span role="status">{words.lead}</span>}
    >
      <FormFrame form={form} label={words.heading}>
        {!isBusy && <FormErrorAlert formError={state.error} />}
        {!isBusy && state.wasSent && <Alert kind="positive">{words.sent}</Alert>}
        <TextField
          {...emailInput}
          {...form.field("email")}
          label={signInCopy.email}
          readOnly={isBusy}
        />
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
          <p className="muted small figures">
            {copy.resend.in({ wait: minutesAndSeconds(seconds) })}
          </p>
        )}
      </FormFrame>
      <div className="signin-ways">
        <Button kind="quiet" onClick={store.finishVerifying}>
          {words.signIn}
        </Button>
      </div>
    </Screen>
  );
}
