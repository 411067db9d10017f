import type { Enterprise } from "../../../shared/contracts/offers.ts";
import { CheckIcon } from "../../../shared/ui/icons/Check.ts";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { copy } from "../copy.ts";
import { deferredCopy } from "../deferredCopy.ts";
import type { Ending } from "../state.ts";
import { OfferTitle } from "../offer/OfferSummary.tsx";
import { AppLinks } from "./AppLinks.tsx";
import { ClaimedOffer } from "./ClaimedOffer.tsx";
import { ShareOffer } from "./ShareOffer.tsx";

interface SuccessScreenProps {
  ending: Ending;
  enterprise: Enterprise | null;
  /** The server reported the code as already claimed, which is still a success (O15). */
  isClaimError: boolean;
}

/** The claimed amount, the offer, and what to do next. */
export function SuccessScreen({ ending, enterprise, isClaimError }: SuccessScreenProps) {
  const { success: words } = deferredCopy;
  const { offer, shareUrl } = ending;
  const { product } = useEnvironment().config;
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
      eyebrow={isClaimError ? undefined : <Claimed />}
      heading={heading}
      lead={isClaimError ? words.alreadyText : undefined}
    >
      {offer && <ClaimedOffer offer={offer} showsAmount={isClaimError} />}
      <NextSteps enterprise={enterprise} text={words.openPlain(product.name)} />
      {shareUrl && <ShareOffer url={shareUrl} title={offer?.name ?? copy.offerCode.heading} />}
    </Screen>
  );
}

export function EmailSuccessScreen({
  ending,
  email,
  enterprise,
}: {
  ending: Ending;
  email: string | null;
  enterprise: Enterprise | null;
}) {
  const { email: words } = deferredCopy;
  const { offer, shareUrl } = ending;
  const lead = email ? (
    <>
      {words.sent} <strong translate="no">{email}</strong>
    </>
  ) : (
    words.sentPlain
  );
  return (
    <Screen screenKey="emailClaimSuccess" eyebrow={<Claimed />} heading={words.heading} lead={lead}>
      {offer && <ClaimedOffer offer={offer} showsAmount />}
      <NextSteps enterprise={enterprise} text={words.next} />
      {shareUrl && <ShareOffer url={shareUrl} title={offer?.name ?? copy.offerCode.heading} />}
    </Screen>
  );
}

function Claimed() {
  return (
    <span className="offer-claimed">
      <CheckIcon size={18} />
      {deferredCopy.success.eyebrow}
    </span>
  );
}

function NextSteps({ enterprise, text }: { enterprise: Enterprise | null; text: string }) {
  return (
    <div className="offer-next">
      <h3>{deferredCopy.success.next}</h3>
      <p className="muted">{text}</p>
      <AppLinks enterprise={enterprise} />
    </div>
  );
}
