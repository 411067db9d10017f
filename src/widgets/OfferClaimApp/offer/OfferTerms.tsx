import type { Offer } from "../../../shared/contracts/offers.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { termsOf, type Term } from "./terms.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** All conditions of an offer. */
export function OfferTerms({ offer }: { offer: Offer }) {
  const copy = useTexts(texts);
  const environment = useEnvironment();
  return (
    <TermList terms={termsOf(offer, environment.country, environment)} label={copy.terms.heading} />
  );
}

export function TermList({ terms, label }: { terms: readonly Term[]; label?: string }) {
  return (
    <dl className="offer-terms" aria-label={label}>
      {terms.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
