import type { Offer } from '../../../shared/contracts/offers.ts'
import { useEnvironment } from '../../../shared/widget/environment.ts'
import { copy } from '../copy.ts'
import { termsOf } from '../terms.ts'
import { LongText } from './LongText.tsx'

export function OfferTerms({ offer }: { offer: Offer }) {
  const { country } = useEnvironment()
  return (
    <dl className="offer-terms" aria-label={copy.terms.heading}>
      {termsOf(offer, country).map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <LongText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
