import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { displayPhone } from "../../../shared/forms/phone.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { CodeField } from "../../../shared/ui/CodeField.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { changeContactLabel } from "../contact/changeContactLabel.ts";
import type { Contact } from "../contact/contact.ts";
import type { SentCode } from "../state.ts";
import { FormErrorAlert } from "../screens/FormErrorAlert.tsx";
import { OfferLine } from "../offer/OfferSummary.tsx";
import { minutesAndSeconds, useSecondsLeft } from "../../../shared/signin/useSecondsLeft.ts";
import { useTextedCode } from "./useTextedCode.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { deferredTexts } from "../deferredTexts.ts";

interface CodeScreenProps {
  sentCode: SentCode;
  code: string;
  busy: "verifyingCode" | "resendingCode" | null;
  /** Whether the alternative verification is available. */
  hasAlternative: boolean;
  onInput: (code: string) => void;
  onSubmit: (code: string) => void;
  onResend: () => void;
  onChangeContact: () => void;
  onAlternative: () => void;
}

const codeLength = 6;

/**
 * The form for the six digits, which submits itself when complete, with alternatives if no text
 * arrives.
 */
export function CodeScreen({
  sentCode,
  code,
  busy,
  hasAlternative,
  onInput,
  onSubmit,
  onResend,
  onChangeContact,
  onAlternative,
}: CodeScreenProps) {
  const { code: words } = useTexts(deferredTexts);
  const copy = useTexts(texts);
  const [isIncomplete, setIncomplete] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { formError, claim } = sentCode;
  const wrongCode = formError?.kind === "wrongCode" ? formError : null;
  const incomplete = isIncomplete ? words.incomplete : undefined;
  const fieldError = wrongCode && !code ? <WrongCode code={wrongCode.code} /> : incomplete;

  useTextedCode((received) => {
    onInput(received);
    onSubmit(received);
  });
  useEffect(() => {
    if (wrongCode) form.current?.querySelector("input")?.focus();
  }, [wrongCode]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIncomplete(code.length < codeLength);
    if (code.length < codeLength) form.current?.querySelector("input")?.focus();
    else onSubmit(code);
  }

  return (
    <Screen
      screenKey="smsVerification"
      eyebrow={<OfferLine offer={claim.offer} />}
      heading={words.heading}
      lead={<SentTo contact={claim.contact} />}
    >
      <form ref={form} className="stack" noValidate onSubmit={submit}>
        <FormErrorAlert formError={formError} />
        <CodeField
          label={words.label}
          name="one-time-code"
          value={code}
          length={codeLength}
          readOnly={busy === "verifyingCode"}
          onChange={(typed) => {
            setIncomplete(false);
            onInput(typed);
          }}
          onComplete={onSubmit}
          hint={words.hint}
          error={fieldError}
        />
        <Button
          type="submit"
          kind="primary"
          wide
          busy={busy === "verifyingCode"}
          busyText={words.busy}
        >
          {copy.continue}
        </Button>
      </form>
      <OtherWays
        sentCode={sentCode}
        busy={busy}
        hasAlternative={hasAlternative}
        onResend={onResend}
        onChangeContact={onChangeContact}
        onAlternative={onAlternative}
      />
    </Screen>
  );
}

/** The alternatives if no text arrives. */
function OtherWays({
  sentCode,
  busy,
  hasAlternative,
  onResend,
  onChangeContact,
  onAlternative,
}: Omit<CodeScreenProps, "code" | "onInput" | "onSubmit">) {
  const deferredCopy = useTexts(deferredTexts);
  return (
    <div className="offer-ways">
      <Resend atMs={sentCode.resendAtMs} isBusy={busy === "resendingCode"} onResend={onResend} />
      <Button kind="quiet" onClick={onChangeContact} disabled={busy !== null}>
        {changeContactLabel(sentCode.claim.contact, deferredCopy)}
      </Button>
      {hasAlternative && <Alternative fromMs={sentCode.alternativeAtMs} onChoose={onAlternative} />}
    </div>
  );
}

function SentTo({ contact }: { contact: Contact | null }) {
  const deferredCopy = useTexts(deferredTexts);
  const { code: words } = deferredCopy;
  return (
    <>
      {contact?.phone ? words.sentToPhone : words.sentToEmail}{" "}
      <strong translate="no" className={contact?.phone ? "offer-number" : undefined}>
        {contact?.phone ? displayPhone(contact.phone) : contact?.email}
      </strong>
    </>
  );
}

/** Shows the refused code, because the field is emptied. */
function WrongCode({ code }: { code: string }) {
  const deferredCopy = useTexts(deferredTexts);
  return (
    <>
      <span>{deferredCopy.code.wrong}</span>{" "}
      <span className="offer-tried">
        {deferredCopy.code.tried}{" "}
        <span translate="no">{`${code.slice(0, 3)} ${code.slice(3)}`}</span>
      </span>
    </>
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
  const deferredCopy = useTexts(deferredTexts);
  const seconds = useSecondsLeft(atMs);
  const { code: words } = deferredCopy;
  const waitId = useId();
  return (
    <div className="offer-resend">
      <Button
        kind="quiet"
        busy={isBusy}
        busyText={words.resendBusy}
        disabled={seconds > 0}
        onClick={onResend}
        aria-describedby={seconds ? waitId : undefined}
      >
        {words.resend}
      </Button>
      {seconds > 0 && (
        <span id={waitId} className="muted figures">
          {words.resendIn({ wait: minutesAndSeconds(seconds) })}
        </span>
      )}
    </div>
  );
}

function Alternative({ fromMs, onChoose }: { fromMs: number; onChoose: () => void }) {
  const deferredCopy = useTexts(deferredTexts);
  const seconds = useSecondsLeft(fromMs);
  return seconds ? null : (
    <Button kind="quiet" onClick={onChoose}>
      {deferredCopy.code.noText}
    </Button>
  );
}
