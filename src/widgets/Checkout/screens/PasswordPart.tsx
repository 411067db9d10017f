import { type FormEvent, useState } from "react";
import { useStore } from "zustand";
import { asSent } from "../../../shared/texts/serverTexts.tsx";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { PasswordField } from "../../../shared/ui/PasswordField.tsx";
import type { PasswordSetup } from "../password.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** The first password of a new guest (A2.34). Replaced by a confirmation once it is saved. */
export function PasswordPart({
  setup,
  resetToken,
  email,
  isGivenAway,
}: {
  setup: PasswordSetup;
  resetToken: string;
  email: string | null;
  /** The buyer has no credit left to spend. */
  isGivenAway: boolean;
}) {
  const { password: words } = useTexts(texts);
  const state = useStore(setup.store);
  const [password, setPassword] = useState("");
  const [again, setAgain] = useState("");
  if (state.kind === "saved") {
    return (
      <div className="checkout-part">
        <Alert kind="positive" title={words.saved} />
      </div>
    );
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setup.save(resetToken, password, again);
  }

  const edit = (set: (text: string) => void) => (text: string) => {
    setup.edited();
    set(text);
  };
  const isBusy = state.kind === "saving";
  return (
    <form className="checkout-part" noValidate onSubmit={submit}>
      <div className="lead-in">
        <h3>{words.heading}</h3>
        <p className="muted">{isGivenAway ? words.leadAfterGift : words.lead}</p>
      </div>
      <input type="hidden" autoComplete="username" value={email ?? ""} />
      <PasswordField
        label={words.password}
        hint={words.hint}
        autoComplete="new-password"
        name="password"
        value={password}
        onChange={edit(setPassword)}
        readOnly={isBusy}
      />
      <PasswordField
        label={words.again}
        autoComplete="new-password"
        name="password_confirmation"
        value={again}
        onChange={edit(setAgain)}
        readOnly={isBusy}
      />
      {state.problems.length > 0 && (
        <Alert>
          {state.problems.map((problem) => {
            const text = typeof problem === "string" ? words.problems[problem] : problem.message;
            return <p key={text}>{asSent(text)}</p>;
          })}
        </Alert>
      )}
      <Button type="submit" wide busy={isBusy} busyText={words.saving}>
        {words.save}
      </Button>
    </form>
  );
}
