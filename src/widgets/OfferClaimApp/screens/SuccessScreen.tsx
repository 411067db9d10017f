import type { Enterprise } from "../../../shared/contracts/offers.ts";
import { CheckIcon } from "../../../shared/ui/icons/Check.ts";
import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { StoreBadges } from "../../../shared/ui/StoreBadges.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { copy } from "../copy.ts";
import { lateCopy } from "../lateCopy.ts";
import type { Ending } from "../state.ts";
import { OfferTitle } from "./OfferHead.tsx";
import { Proof } from "./Proof.tsx";
import { ShareOffer } from "./ShareOffer.tsx";

interface SuccessScreenProps {
  ending: Ending;
  enterprise: Enterprise | null;
  /** The server said with an error that the code was claimed: still the guest's (O15). */
  isClaimError: boolean;
}

/** The figure first, then the proof, then what next. */
export function SuccessScreen({ ending, enterprise, isClaimError }: SuccessScreenProps) {
  const { success: words } = lateCopy;
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
      {offer && <Proof offer={offer} isFigureShown={isClaimError} />}
      <Next enterprise={enterprise} text={words.openPlain(product.name)} />
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
  const { email: words } = lateCopy;
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
      {offer && <Proof offer={offer} isFigureShown />}
      <Next enterprise={enterprise} text={words.next} />
      {shareUrl && <ShareOffer url={shareUrl} title={offer?.name ?? copy.offerCode.heading} />}
    </Screen>
  );
}

function Claimed() {
  return (
    <span className="offer-claimed">
      <CheckIcon size={18} />
      {lateCopy.success.eyebrow}
    </span>
  );
}

/** Where the credit is spent; links without an address are not there (G19). */
function Next({ enterprise, text }: { enterprise: Enterprise | null; text: string }) {
  const { links } = useEnvironment().config;
  return (
    <div className="offer-next">
      <h3>{lateCopy.success.next}</h3>
      <p className="muted">{text}</p>
      <LinkButton href={links["app"]} kind="primary" wide>
        {lateCopy.success.openApp}
      </LinkButton>
      <StoreBadges
        appStore={enterprise?.appStoreUrl ?? links["appStore"]}
        playStore={enterprise?.playStoreUrl ?? links["playStore"]}
      />
    </div>
  );
}
