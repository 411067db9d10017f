import { useStore } from 'zustand'
import { budgetOf, mostBudget } from '../../shared/gifting/budget.ts'
import { giftingCopy } from '../../shared/gifting/copy.ts'
import { OrderFields } from '../../shared/gifting/OrderFields.tsx'
import { quoteOf } from '../../shared/gifting/quote.ts'
import { QuoteLines } from '../../shared/gifting/QuoteLines.tsx'
import { defaultPresets, defaultTiers, dollars } from '../../shared/gifting/tiers.ts'
import { linkWith } from '../../shared/host/linkWith.ts'
import { formatPreset } from '../../shared/money/format.ts'
import { LinkButton } from '../../shared/ui/LinkButton.tsx'
import { useEnvironment } from '../../shared/widget/environment.ts'
import { useSheet } from '../../shared/widget/useSheet.ts'
import css from './BulkGiftingSavingsCalculator.css?inline'
import { copy } from './copy.ts'
import type { Options } from './options.ts'
import { QuoteActions } from './screens/QuoteActions.tsx'
import { TierTable } from './screens/TierTable.tsx'
import { quoteParameters, type SavingsStore } from './store.ts'

/** What gifting to many costs, and what the order's size saves (B:L155). */
export function Root({ options, store }: { options: Options; store: SavingsStore }) {
  useSheet(css)
  const { country, id } = useEnvironment()
  const fields = useStore(store)
  const mode = country === 'NZ' ? 'voucher' : options.mode
  const tiers = options.tiers ?? defaultTiers
  const isVoucher = mode === 'voucher'
  const order = budgetOf(fields)
  const quote = quoteOf(order, tiers, isVoucher)
  const isTooMuch = order.budget > mostBudget
  const isOrder = quote.total > 0 && !isTooMuch
  return (
    <section className="savings" aria-labelledby={`${id}-heading`}>
      <header>
        <h2 id={`${id}-heading`}>{copy.heading[mode]}</h2>
        <p className="muted">{copy.lead[mode]}</p>
      </header>
      <div className="order">
        <OrderFields fields={fields} onChange={(next) => store.setState(next)} presets={options.presets ?? defaultPresets} country={country} />
      </div>
      {!isTooMuch && (
        <QuoteLines quote={quote} made={giftingCopy.quote.times(order.recipients.toLocaleString('en-US'), formatPreset(dollars(order.perPerson), country))} country={country} isVoucher={isVoucher} isAboutSaving />
      )}
      <LinkButton kind="primary" wide href={options.ctaUrl && isOrder ? linkWith(options.ctaUrl, quoteParameters(order)) : null} reason="cta">
        {options.ctaLabel}
      </LinkButton>
      {!isVoucher && <TierTable tiers={tiers} total={quote.total} />}
      {isOrder && <QuoteActions parameters={quoteParameters(order)} />}
    </section>
  )
}
