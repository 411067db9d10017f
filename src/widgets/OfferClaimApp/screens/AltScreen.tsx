import { matchesMedia } from "../../../shared/host/media.ts";
import { displayPhone, normalizePhone } from "../../../shared/forms/phone.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { QrCode } from "../../../shared/ui/QrCode.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { copy } from "../copy.ts";
import { lateCopy } from "../lateCopy.ts";
import type { Texted } from "../state.ts";
import { OfferLine } from "./OfferHead.tsx";
import { minutesAndSeconds, useSecondsLeft } from "../../../shared/signin/useSecondsLeft.ts";

interface AltScreenProps {
  texted: Texted;
  /** The number that the word is texted to, as configured. */
  number: string;
  /** When the waiting ends, on the clock of `performance.now()`; null once it has. */
  untilMs: number | null;
  onRetry: () => void;
  onBack: () => void;
  onChange: () => void;
}

/** The guest texts VERIFY, and the page goes on by itself (A:L109). */
export function AltScreen({ texted, number, untilMs, onRetry, onBack, onChange }: AltScreenProps) {
  const { alt: words } = lateCopy;
  const isDesktop = matchesMedia("desktop");
  const href = smsLink(number);
  return (
    <Screen
      screenKey={untilMs === null ? "altTimedOut" : "altVerification"}
      eyebrow={<OfferLine offer={texted.claim.offer} />}
      heading={untilMs === null ? words.timedOut : words.heading}
      lead={untilMs === null ? words.timedOutText : words.lead}
    >
      <div className="offer-verify">
        <p className="muted">{words.instruction}</p>
        <p className="offer-word" translate="no">
          {words.word}
        </p>
        <p>
          {words.to} <strong translate="no">{shownNumber(number)}</strong>
        </p>
      </div>
      {isDesktop ? (
        <QrCode value={href} label={words.qr} />
      ) : (
        <LinkButton href={href} kind={untilMs === null ? "secondary" : "primary"} wide>
          {words.open}
        </LinkButton>
      )}
      {untilMs === null ? (
        <Button kind="primary" wide onClick={onRetry}>
          {copy.wrong.tryAgain}
        </Button>
      ) : (
        <Waiting untilMs={untilMs} />
      )}
      <div className="offer-ways">
        <Button kind="quiet" onClick={onBack}>
          {words.back}
        </Button>
        <Button kind="quiet" onClick={onChange}>
          {lateCopy.code.change}
        </Button>
      </div>
    </Screen>
  );
}

function Waiting({ untilMs }: { untilMs: number }) {
  const seconds = useSecondsLeft(untilMs);
  return (
    <p className="offer-waiting">
      <span role="status">{lateCopy.alt.waiting}</span>
      <span className="muted figures">{lateCopy.alt.left(minutesAndSeconds(seconds))}</span>
    </p>
  );
}

/** Short codes stay as they are. */
function shownNumber(number: string): string {
  const digits = normalizePhone(number);
  return digits ? displayPhone(digits) : number;
}

/** Opens the messages app with the word in place; `;` and `&` spellings are both understood through `?&`. */
function smsLink(number: string): string {
  const digits = normalizePhone(number);
  return `sms:${digits ? `+${digits}` : number.replaceAll(/[^\d+]/g, "")}?&body=${lateCopy.alt.word}`;
}
