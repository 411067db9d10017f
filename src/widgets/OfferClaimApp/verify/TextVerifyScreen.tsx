import { matchesMedia } from "../../../shared/host/media.ts";
import { displayPhone, normalizePhone } from "../../../shared/forms/phone.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { QrCode } from "../../../shared/ui/QrCode.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { changeContactLabel } from "../contact/changeContactLabel.ts";
import type { SentCode } from "../state.ts";
import { OfferLine } from "../offer/OfferSummary.tsx";
import { minutesAndSeconds, useSecondsLeft } from "../../../shared/signin/useSecondsLeft.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { deferredTexts } from "../deferredTexts.ts";

/** The word that the server waits for. */
const verifyWord = "VERIFY";

interface TextVerifyScreenProps {
  sentCode: SentCode;
  /** The number that guests text, as configured; a short code stays unformatted. */
  number: string;
  /** The end of polling on the clock of `performance.now()`; null once it has passed. */
  untilMs: number | null;
  /** Whether the last request about the text had no usable answer. */
  isUnreachable: boolean;
  onRetry: () => void;
  onBack: () => void;
  onChangeContact: () => void;
}

/** Asks the guest to text VERIFY, and continues when the text has arrived (A4.37, A4.40). */
export function TextVerifyScreen({
  sentCode,
  number,
  untilMs,
  isUnreachable,
  onRetry,
  onBack,
  onChangeContact,
}: TextVerifyScreenProps) {
  const deferredCopy = useTexts(deferredTexts);
  const copy = useTexts(texts);
  const { alt: words } = deferredCopy;
  const isDesktop = matchesMedia("desktop");
  const { country } = useEnvironment();
  const digits = normalizePhone(number, country);
  const href = smsLink(digits ? `+${digits}` : number);
  return (
    <Screen
      screenKey={untilMs === null ? "altTimedOut" : "altVerification"}
      eyebrow={<OfferLine offer={sentCode.claim.offer} />}
      heading={untilMs === null ? words.timedOut : words.heading}
      lead={untilMs === null ? words.timedOutText : words.lead}
    >
      <div className="offer-verify">
        <p className="muted">{words.instruction}</p>
        <p className="offer-word" translate="no">
          {verifyWord}
        </p>
        <p>
          {words.to} <strong translate="no">{digits ? displayPhone(digits) : number}</strong>
        </p>
      </div>
      {isDesktop ? (
        <div className="offer-scan">
          <QrCode value={href} label={words.qr({ word: verifyWord })} />
          <p className="muted small">{words.scan}</p>
        </div>
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
        <Waiting untilMs={untilMs} isUnreachable={isUnreachable} />
      )}
      <div className="offer-ways">
        <Button kind="quiet" onClick={onBack}>
          {words.back}
        </Button>
        <Button kind="quiet" onClick={onChangeContact}>
          {changeContactLabel(sentCode.claim.contact, deferredCopy)}
        </Button>
      </div>
    </Screen>
  );
}

function Waiting({ untilMs, isUnreachable }: { untilMs: number; isUnreachable: boolean }) {
  const deferredCopy = useTexts(deferredTexts);
  const seconds = useSecondsLeft(untilMs);
  return (
    <p className="offer-waiting">
      <span role="status">
        {isUnreachable ? deferredCopy.alt.unreachable : deferredCopy.alt.waiting}
      </span>
      <span className="muted figures">
        {deferredCopy.alt.left({ wait: minutesAndSeconds(seconds) })}
      </span>
    </p>
  );
}

/**
 * Opens the messages app with the word filled in. iOS and Android disagree on `;` and `&`; both
 * read `?&`.
 */
function smsLink(number: string): string {
  return `sms:${number.replaceAll(/[^\d+]/g, "")}?&body=${verifyWord}`;
}
