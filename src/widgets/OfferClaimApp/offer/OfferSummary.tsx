import { useMoney } from "../../../shared/ui/useMoney.ts";
import type { Offer } from "../../../shared/contracts/offers.ts";
import { Disclosure } from "../../../shared/ui/Disclosure.tsx";
import { Money } from "../../../shared/ui/Money.tsx";
import { Picture } from "../../../shared/ui/Picture.tsx";
import { safeHref } from "../../../shared/host/safeHref.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { OfferTerms } from "./OfferTerms.tsx";
import { termsLine } from "./terms.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** The longest name that is shown in full, in characters. */
const maxNameLength = 120;

/** The offer's amount, else its name. */
export function OfferTitle({ offer }: { offer: Offer }) {
  const { preset } = useMoney();
  const copy = useTexts(texts);
  if (!offer.amount) return <>{clipped(offer.name) ?? copy.offerCode.heading}</>;
  return (
    <>
      <Money amount={preset(offer.amount)} size="hero" />{" "}
      <span className="offer-unit">{copy.credit}</span>
    </>
  );
}

/** The offer in one line, for the screens after the first. */
export function OfferLine({ offer }: { offer: Offer }) {
  const { preset } = useMoney();
  const copy = useTexts(texts);
  const amount = offer.amount ? copy.amount({ amount: preset(offer.amount) }) : clipped(offer.name);
  return (
    <span translate="no">{[amount, clipped(offeredBy(offer))].filter(Boolean).join(" · ")}</span>
  );
}

/**
 * The terms that a guest reads before giving a phone number: the main ones in one line, and all of
 * them folded below.
 */
export function OfferDetails({ offer }: { offer: Offer }) {
  const copy = useTexts(texts);
  const environment = useEnvironment();
  return (
    <div className="offer-details">
      {offer.amount !== null && offer.name && <p className="offer-name">{clipped(offer.name)}</p>}
      <p className="muted">{termsLine(offer, environment.country, environment)}</p>
      <Disclosure summary={copy.terms.heading}>
        {offer.details?.description && <p>{offer.details.description}</p>}
        <OfferTerms offer={offer} />
      </Disclosure>
    </div>
  );
}

/** The offer beside the steps of its claim. Shown only if the widget is wide. */
export function OfferAside({ offer }: { offer: Offer }) {
  return (
    <div className="offer-aside">
      <p className="small muted">
        <OfferedBy offer={offer} />
      </p>
      <p className="offer-title">
        <OfferTitle offer={offer} />
      </p>
      <OfferDetails offer={offer} />
      <OfferPicture offer={offer} />
    </div>
  );
}

/** The brand's picture, else a tile in its place if it fails to load. */
export function OfferPicture({ offer }: { offer: Offer }) {
  const src = webImage(offer.brand?.heroImage ?? offer.group?.heroImage);
  return (
    src && <Picture src={src} name={offeredBy(offer) ?? ""} ratio={2} className="offer-picture" />
  );
}

export function offeredBy(offer: Offer): string | null {
  return offer.brand?.name ?? offer.group?.name ?? null;
}

export function OfferedBy({ offer }: { offer: Offer }) {
  const copy = useTexts(texts);
  const name = clipped(offeredBy(offer));
  const logo = webImage(offer.brand?.logo ?? offer.group?.logo);
  if (!name) return null;
  return (
    <span className="offer-giver">
      <Picture src={logo} name={name} ratio={1} className="offer-logo" />
      {copy.from({ name })}
    </span>
  );
}

function webImage(src: string | null | undefined): string | null {
  const address = src && /^(https?:|\/)/.test(src) ? safeHref(src) : undefined;
  return address ?? null;
}

function clipped(text: string | null): string | null {
  return text && text.length > maxNameLength ? `${text.slice(0, maxNameLength - 1)}…` : text;
}
