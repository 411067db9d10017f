import type { Offer } from "../../../shared/contracts/offers.ts";
import { formatPreset } from "../../../shared/money/format.ts";
import { Disclosure } from "../../../shared/ui/Disclosure.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { copy } from "../copy.ts";
import { lateCopy } from "../lateCopy.ts";
import { termsOf } from "../terms.ts";
import { giverOf } from "./OfferHead.tsx";
import { TermList } from "./OfferTerms.tsx";

/** The terms that count most once the offer is claimed. */
const first: readonly string[] = [copy.terms.minimumSpend, copy.terms.expires];

/** What was claimed, to show and to keep; the rest of the terms below. */
export function Proof({ offer, isFigureShown }: { offer: Offer; isFigureShown: boolean }) {
  const { country } = useEnvironment();
  const { success: words } = lateCopy;
  const giver = giverOf(offer);
  const terms = termsOf(offer, country);
  const rest = terms.filter(({ term }) => !first.includes(term));
  const rows = [
    ...(isFigureShown && offer.amount
      ? [{ term: words.amount, text: formatPreset(offer.amount, country) }]
      : []),
    ...(offer.name ? [{ term: words.offer, text: offer.name }] : []),
    ...(giver ? [{ term: words.restaurant, text: giver }] : []),
    ...terms.filter(({ term }) => first.includes(term)),
  ];
  return (
    <div>
      <TermList terms={rows} />
      {rest.length > 0 && (
        <Disclosure summary={words.allTerms}>
          <TermList terms={rest} />
        </Disclosure>
      )}
    </div>
  );
}
