import { useState } from "react";
import type { Enterprise, Offer } from "../../../shared/contracts/offers.ts";
import { systemClock } from "../../../shared/host/clock.ts";
import type { MoneyCountry } from "../../../shared/money/format.ts";
import { timeOfDay } from "../../../shared/time/calendar.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { CheckIcon } from "../../../shared/ui/icons/Check.ts";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import type { Ending } from "../state.ts";
import { OfferPicture, OfferTitle } from "../offer/OfferSummary.tsx";
import { minimumSpend, validity } from "../offer/terms.ts";
import { AddToCalendar } from "./AddToCalendar.tsx";
import { AppLinks } from "./AppLinks.tsx";
import { ClaimedOffer } from "./ClaimedOffer.tsx";
import { ShareOffer } from "./ShareOffer.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { deferredTexts } from "../deferredTexts.ts";

type Words = typeof deferredTexts.messages.success;

interface ClaimedProps {
  ending: Ending & { readonly claimedAtMs?: number };
  /**
   * Starts again for another guest in this browser. Present only if the success is shown again
   * after a reload.
   */
  onStartOver: (() => void) | undefined;
}

interface SuccessScreenProps extends ClaimedProps {
  enterprise: Enterprise | null;
  /** The server reported the code as already claimed, which is still a success (O15). */
  isClaimError: boolean;
  signInBy: "phone" | "email" | null;
}

/** The claimed amount, the offer, and what to do next. */
export function SuccessScreen({
  ending,
  enterprise,
  isClaimError,
  signInBy,
  onStartOver,
}: SuccessScreenProps) {
  const deferredCopy = useTexts(deferredTexts);
  const copy = useTexts(texts);
  const { success: words } = deferredCopy;
  const { offer, shareUrl } = ending;
  const { config, country } = useEnvironment();
  const { name: product } = config.product;
  const [nowMs] = useState(systemClock);
  const claimedAtMs = ending.claimedAtMs ?? nowMs;
  const heading = isClaimError ? (
    words.alreadyYours
  ) : offer ? (
    <OfferTitle offer={offer} />
  ) : (
    words.heading
  );
  return (
    <Screen
      screenKey="success"
      eyebrow={isClaimError ? undefined : <Claimed atMs={ending.claimedAtMs} />}
      heading={heading}
      lead={isClaimError ? words.alreadyText : undefined}
    >
      {offer && !isClaimError && <OfferPicture offer={offer} />}
      {offer && (
        <ClaimedOffer
          offer={offer}
          showsAmount={isClaimError}
          claimedAtMs={isClaimError ? null : claimedAtMs}
        />
      )}
      {offer && !isClaimError && <AddToCalendar offer={offer} claimedAtMs={claimedAtMs} />}
      <NextSteps
        enterprise={enterprise}
        text={`${signInText(product, signInBy, words)} ${offer ? usage(offer, country, words) : words.nextBill}`}
      />
      {shareUrl && <ShareOffer url={shareUrl} title={offer?.name ?? copy.offerCode.heading} />}
      <StartOver onPress={onStartOver} />
    </Screen>
  );
}

export function EmailSuccessScreen({
  ending,
  email,
  enterprise,
  onStartOver,
}: ClaimedProps & {
  email: string | null;
  enterprise: Enterprise | null;
}) {
  const deferredCopy = useTexts(deferredTexts);
  const copy = useTexts(texts);
  const { email: words } = deferredCopy;
  const [nowMs] = useState(systemClock);
  const claimedAtMs = ending.claimedAtMs ?? nowMs;
  const { offer, shareUrl } = ending;
  const lead = email ? (
    <>
      {words.sent} <strong translate="no">{email}</strong>
    </>
  ) : (
    words.sentPlain
  );
  return (
    <Screen
      screenKey="emailClaimSuccess"
      eyebrow={<Claimed atMs={ending.claimedAtMs} />}
      heading={words.heading}
      lead={lead}
    >
      {offer && <OfferPicture offer={offer} />}
      {offer && <ClaimedOffer offer={offer} showsAmount claimedAtMs={claimedAtMs} />}
      {offer && <AddToCalendar offer={offer} claimedAtMs={claimedAtMs} />}
      <NextSteps enterprise={enterprise} text={words.next} />
      {shareUrl && <ShareOffer url={shareUrl} title={offer?.name ?? copy.offerCode.heading} />}
      <StartOver onPress={onStartOver} />
    </Screen>
  );
}

function signInText(product: string, by: "phone" | "email" | null, words: Words): string {
  return by
    ? words.signInBy({ product, contact: by === "phone" ? words.phone : words.emailAddress })
    : words.openPlain({ product });
}

/** The text about which bills the credit reduces. */
function usage(offer: Offer, country: MoneyCountry, words: Words): string {
  const minimum = minimumSpend(offer, country);
  const when = validity(offer);
  return minimum || when
    ? words.billOf({ minimum: minimum ?? "none", when: when || "none" })
    : words.nextBill;
}

function StartOver({ onPress }: { onPress: (() => void) | undefined }) {
  const { success: words } = useTexts(deferredTexts);
  return onPress ? (
    <Button kind="quiet" wide onClick={onPress}>
      {words.startOver}
    </Button>
  ) : null;
}

/** The date of the claim, with its time if the success is shown again. */
function Claimed({ atMs }: { atMs: number | undefined }) {
  const { success: words } = useTexts(deferredTexts);
  const { lang } = useEnvironment();
  return (
    <span className="offer-claimed">
      <CheckIcon size={18} />
      {atMs === undefined ? words.eyebrow : words.claimedOn({ time: timeOfDay(null, atMs, lang) })}
    </span>
  );
}

function NextSteps({ enterprise, text }: { enterprise: Enterprise | null; text: string }) {
  const deferredCopy = useTexts(deferredTexts);
  return (
    <div className="offer-next">
      <h3>{deferredCopy.success.next}</h3>
      <p className="muted">{text}</p>
      <AppLinks enterprise={enterprise} />
    </div>
  );
}
