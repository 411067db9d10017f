import type { GiftTier } from '../../../shared/gifting/tiers.ts'
import type { CashCents } from '../../../shared/money/cents.ts'
import { useSheet } from '../../../shared/widget/useSheet.ts'
import type { Plan } from '../store.ts'
import css from './Extras.css?inline'
import { QuoteActions } from './QuoteActions.tsx'
import { TierTable } from './TierTable.tsx'

export interface ExtrasProps {
  readonly plan: Plan
  readonly total: CashCents
  /** Null where no order has a discount. */
  readonly tiers: readonly GiftTier[] | null
  /** There is an order to share or print. */
  readonly isOrder: boolean
}

/** What stands below the quote; comes after the first paint, into a place that is kept for it. */
export function Extras({ plan, total, tiers, isOrder }: ExtrasProps) {
  useSheet(css)
  return (
    <>
      {tiers && <TierTable tiers={tiers} total={total} />}
      {isOrder && <QuoteActions plan={plan} />}
    </>
  )
}
