import { type FormEvent, type ReactNode, useState } from "react";
import { displayPhone } from "../../../shared/forms/phone.ts";
import { FormErrorAlert } from "../../../shared/signin/FormErrorAlert.tsx";
import { minutesAndSeconds, useSecondsLeft } from "../../../shared/signin/useSecondsLeft.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { CodeField } from "../../../shared/ui/CodeField.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import type { SignUpState } from "../signUpFlow.ts";
import { signUpTexts } from "../signUpTexts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface CodeScreenProps {
  eyebrow: ReactNode;
  state: Extract<SignUpState, { kind: "code" | "resendingCode" | "verifyingCode" }>;
  code: string;
  onInput: (code: string) => void;
  onSubmit: (code: string) => void;
  onResend: () => void;
  onChangePhone: () => void;
}

const codeLength = 6;

/** The form for the six digits, which submits itself when complete. */
export function CodeScreen({
  eyebrow,
  state,
  code,
  onInput,
  onSubmit,
  onResend,
  onChangePhone,
}: CodeScreenProps) {
  const signUpCopy = useTexts(signUpTexts);
  const { code: words } = signUpCopy;
  const [isIncomplete, setIncomplete] = useState(false);
  const { formError, phone } = state;
  const isBusy = state.kind === "verifyingCode";
  const isWordless = formError?.kind === "said" && "message" in formError && !formError.message;
  const wordless = state.isResendRefused ? signUpCopy.phone.refused : words.wrong;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setIncomplete(code.length < codeLength);
    if (code.length < codeLength) event.currentTarget.querySelector("input")?.focus();
    else onSubmit(code);
  }

  return (
    <Screen
      screenKey="code"
      eyebrow={eyebrow}
      heading={words.heading}
      lead={
        <>
          {words.sentTo}{" "}
          <strong translate="no" className="lead-number">
            {displayPhone(phone)}
          </strong>
        </>
      }
    >
      <form className="stack" noValidate onSubmit={submit}>
        <FormErrorAlert formError={isWordless ? null : formError} />
        <CodeField
          label={words.label}
          name="one-time-code"
          value={code}
          length={codeLength}
          readOnly={isBusy}
          onChange={(typed) => {
            setIncomplete(false);
            onInput(typed);
          }}
          onComplete={onSubmit}
          hint={words.hint}
          error={isWordless && !code ? wordless : isIncomplete ? words.incomplete : undefined}
        />
        <Button type="submit" kind="primary" wide busy={isBusy} busyText={words.busy}>
          {signUpCopy.continue}
        </Button>
      </form>
      <div className="lead-turn">
        <Resend
          atMs={state.resendAtMs}
          isBusy={state.kind === "resendingCode"}
          onResend={onResend}
        />
        <Button kind="quiet" onClick={onChangePhone} disabled={state.kind !== "code"}>
          {words.change}
        </Button>
      </div>
    </Screen>
  );
}

function Resend({
  atMs,
  isBusy,
  onResend,
}: {
  atMs: number;
  isBusy: boolean;
  onResend: () => void;
}) {
  const signUpCopy = useTexts(signUpTexts);
  const seconds = useSecondsLeft(atMs);
  const { code: words } = signUpCopy;
  return (
    <>
      <Button kind="quiet" busy={isBusy} disabled={seconds > 0} onClick={onResend}>
        {words.resend}
      </Button>
      {seconds > 0 && (
        <span className="muted figures">
          {words.resendIn({ wait: minutesAndSeconds(seconds) })}
        </span>
      )}
    </>
  );
}
