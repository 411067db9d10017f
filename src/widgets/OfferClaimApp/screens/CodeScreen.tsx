import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { displayPhone } from "../../../shared/forms/phone.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { CodeField } from "../../../shared/ui/CodeField.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { copy } from "../copy.ts";
import { lateCopy } from "../lateCopy.ts";
import type { Contact } from "../contact.ts";
import type { Texted } from "../state.ts";
import { ComplaintAlert } from "./ComplaintAlert.tsx";
import { OfferLine } from "./OfferHead.tsx";
import { minutesAndSeconds, useSecondsLeft } from "../../../shared/signin/useSecondsLeft.ts";
import { useTextedCode } from "./useTextedCode.ts";

interface CodeScreenProps {
  texted: Texted;
  code: string;
  busy: "verifying" | "resending" | null;
  /** Whether there is another way to verify. */
  hasAlternative: boolean;
  onType: (code: string) => void;
  onSubmit: (code: string) => void;
  onResend: () => void;
  onChange: () => void;
  onAlternative: () => void;
}

const length = 6;

/** One field for six digits, which sends itself when it is full; and what to do when no text comes. */
export function CodeScreen({
  texted,
  code,
  busy,
  hasAlternative,
  onType,
  onSubmit,
  onResend,
  onChange,
  onAlternative,
}: CodeScreenProps) {
  const { code: words } = lateCopy;
  const [isIncomplete, setIncomplete] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { complaint, claim } = texted;
  const wrong = complaint?.kind === "wrongCode" ? complaint : null;

  useTextedCode((received) => {
    onType(received);
    onSubmit(received);
  });
  useEffect(() => {
    if (wrong) form.current?.querySelector("input")?.focus();
  }, [wrong]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIncomplete(code.length < length);
    if (code.length < length) form.current?.querySelector("input")?.focus();
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
        <ComplaintAlert complaint={complaint} />
        <CodeField
          label={words.label}
          name="one-time-code"
          value={code}
          length={length}
          readOnly={busy === "verifying"}
          onChange={(typed) => {
            setIncomplete(false);
            onType(typed);
          }}
          onComplete={onSubmit}
          hint={words.hint}
          error={
            wrong && !code ? (
              <WrongCode code={wrong.code} />
            ) : isIncomplete ? (
              words.incomplete
            ) : undefined
          }
        />
        <Button type="submit" kind="primary" wide busy={busy === "verifying"} busyText={words.busy}>
          {copy.continue}
        </Button>
      </form>
      <div className="offer-ways">
        <Resend atMs={texted.resendAtMs} isBusy={busy === "resending"} onResend={onResend} />
        <Button kind="quiet" onClick={onChange} disabled={busy !== null}>
          {claim.contact?.phone ? words.change : words.changeEmail}
        </Button>
        {hasAlternative && <Alternative fromMs={texted.alternativeAtMs} onChoose={onAlternative} />}
      </div>
    </Screen>
  );
}

function SentTo({ contact }: { contact: Contact | null }) {
  const { code: words } = lateCopy;
  return (
    <>
      {contact?.phone ? words.sentToPhone : words.sentToEmail}{" "}
      <strong translate="no" className={contact?.phone ? "offer-number" : undefined}>
        {contact?.phone ? displayPhone(contact.phone) : contact?.email}
      </strong>
    </>
  );
}

/** The field is empty again, so what was tried stands here. */
function WrongCode({ code }: { code: string }) {
  return (
    <>
      <span>{lateCopy.code.wrong}</span>{" "}
      <span className="offer-tried">
        {lateCopy.code.tried} <span translate="no">{`${code.slice(0, 3)} ${code.slice(3)}`}</span>
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
  const seconds = useSecondsLeft(atMs);
  const { code: words } = lateCopy;
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
          {words.resendIn(minutesAndSeconds(seconds))}
        </span>
      )}
    </div>
  );
}

function Alternative({ fromMs, onChoose }: { fromMs: number; onChoose: () => void }) {
  const seconds = useSecondsLeft(fromMs);
  return seconds ? null : (
    <Button kind="quiet" onClick={onChoose}>
      {lateCopy.code.noText}
    </Button>
  );
}
