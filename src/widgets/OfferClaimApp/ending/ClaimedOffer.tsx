import type { Offer } from "../../../shared/contracts/offers.ts";
import { formatPreset } from "../../../shared/money/format.ts";
import { Disclosure } from "../../../shared/ui/Disclosure.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { copy } from "../copy.ts";
import { deferredCopy } from "../deferredCopy.ts";
import { termsOf } from "../offer/terms.ts";
import { offeredBy } from "../offer/OfferSummary.tsx";
import { TermList } from "../offer/OfferTerms.tsx";

/** The terms shown without unfolding. */
const mainTerms: readonly string[] = [copy.terms.minimumSpend, copy.terms.expires];

interface ClaimedOfferProps {
  offer: Offer;
  showsAmount: boolean;
  /** In milliseconds since the epoch; null if the offer was claimed at an unknown time. */
  claimedAtMs: number | null;
}

/** The claimed offer, with the remaining terms folded below. */
export function ClaimedOffer({ offer, showsAmount, claimedAtMs }: ClaimedOfferProps) {
  const { country } = useEnvironment();
  const { success: words } = deferredCopy;
  const restaurant = offeredBy(offer);
  const terms = termsOf(offer, country, claimedAtMs);
  const otherTerms = terms.filter(({ term }) => !mainTerms.includes(term));
  const rows = [
    ...(showsAmount && offer.amount
      ? [{ term: words.amount, text: formatPreset(offer.amount, country) }]
      : []),
    ...(offer.name ? [{ term: words.offer, text: offer.name }] : []),
    ...(restaurant ? [{ term: words.restaurant, text: restaurant }] : []),
    ...terms.filter(({ term }) => mainTerms.includes(term)),
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
