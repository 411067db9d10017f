import type { Offer } from '../../../shared/contracts/offers.ts'
import { formatPreset } from '../../../shared/money/format.ts'
import { useEnvironment } from '../../../shared/widget/environment.ts'
import { lateCopy } from '../lateCopy.ts'
import { termsOf } from '../terms.ts'
import { LongText } from './LongText.tsx'
import { giverOf } from './OfferHead.tsx'

/** What was claimed, to show and to keep. */
export function Proof({ offer, isFigureShown }: { offer: Offer; isFigureShown: boolean }) {
  const { country } = useEnvironment()
  const giver = giverOf(offer)
  const rows = [
    ...(isFigureShown && offer.amount ? [{ term: lateCopy.success.amount, text: formatPreset(offer.amount, country) }] : []),
    ...(offer.name ? [{ term: lateCopy.success.offer, text: offer.name }] : []),
    ...(giver ? [{ term: lateCopy.success.restaurant, text: giver }] : []),
    ...termsOf(offer, country),
  ]
  return (
    <dl className="offer-terms">
      {rows.map(({ term, text }) => (
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
