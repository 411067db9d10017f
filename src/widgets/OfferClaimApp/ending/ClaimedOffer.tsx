import { useMoney } from "../../../shared/ui/useMoney.ts";
import type { Offer } from "../../../shared/contracts/offers.ts";
import { Disclosure } from "../../../shared/ui/Disclosure.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { termsOf } from "../offer/terms.ts";
import { offeredBy } from "../offer/OfferSummary.tsx";
import { TermList } from "../offer/OfferTerms.tsx";
import { deferredTexts } from "../deferredTexts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface ClaimedOfferProps {
  offer: Offer;
  showsAmount: boolean;
  /** In milliseconds since the epoch; null if the offer was claimed at an unknown time. */
  claimedAtMs: number | null;
}

/** The claimed offer, with the remaining terms folded below. */
export function ClaimedOffer({ offer, showsAmount, claimedAtMs }: ClaimedOfferProps) {
  const { preset } = useMoney();
  const deferredCopy = useTexts(deferredTexts);
  const environment = useEnvironment();
  const { country } = environment;
  const { success: words } = deferredCopy;
  const restaurant = offeredBy(offer);
  const terms = termsOf(offer, country, environment, claimedAtMs);
  const otherTerms = terms.filter(({ isMain }) => !isMain);
  const rows = [
    ...(showsAmount && offer.amount ? [{ term: words.amount, text: preset(offer.amount) }] : []),
    ...(offer.name ? [{ term: words.offer, text: offer.name }] : []),
    ...(restaurant ? [{ term: words.restaurant, text: restaurant }] : []),
    ...terms.filter(({ isMain }) => isMain),
  ];
  return (
    <div>
      <TermList terms={rows} />
      {otherTerms.length > 0 && (
        <Disclosure summary={words.allTerms}>
          <TermList terms={otherTerms} />
        </Disclosure>
      )}
    </div>
  );
}
