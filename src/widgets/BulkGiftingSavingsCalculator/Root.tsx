import { lazy, Suspense, type ComponentType } from 'react'
import { useStore } from 'zustand'
import { quoteOf } from '../../shared/gifting/quote.ts'
import { defaultTiers } from '../../shared/gifting/tiers.ts'
import { linkWith } from '../../shared/host/linkWith.ts'
import { LinkButton } from '../../shared/ui/LinkButton.tsx'
import { useEnvironment } from '../../shared/widget/environment.ts'
import { useSheet } from '../../shared/widget/useSheet.ts'
import css from './BulkGiftingSavingsCalculator.css?inline'
import { copy } from './copy.ts'
import type { Options } from './options.ts'
import type { ExtrasProps } from './screens/Extras.tsx'
import { OrderFields } from './screens/OrderFields.tsx'
import { QuoteLines } from './screens/QuoteLines.tsx'
import { mostBudget, planOf, quoteParameters, type SavingsStore } from './store.ts'

/** Tiers and ways to take the quote along; a page that cannot load them has the quote all the same. */
const Extras = lazy<ComponentType<ExtrasProps>>(() => import('./screens/Extras.tsx').then(({ Extras: loaded }) => ({ default: loaded })).catch(() => ({ default: () => null })))

/** Heights of the tier table's caption and rows, and of the actions with the gap above them, in px. */
const place = { caption: 28, row: 37, actions: 60 }

/** What gifting to many costs, and what the order's size saves (B:L155). */
export function Root({ options, store }: { options: Options; store: SavingsStore }) {
  useSheet(css)
  const { country, id } = useEnvironment()
  const fields = useStore(store.store)
  const mode = country === 'NZ' ? 'voucher' : options.mode
  const given = options.tiers ?? defaultTiers
  const tiers = mode === 'credit' ? given : null
  const plan = planOf(fields)
  const quote = quoteOf(plan, given, !tiers)
  const isOrder = quote.total > 0 && plan.budget <= mostBudget
  const href = options.ctaUrl && isOrder ? linkWith(options.ctaUrl, quoteParameters(plan)) : null
  return (
    <section className="savings" aria-labelledby={`${id}-heading`}>
      <header>
        <h2 id={`${id}-heading`}>{copy.heading[mode]}</h2>
        <p className="muted">{copy.lead[mode]}</p>
      </header>
      <OrderFields fields={fields} plan={plan} options={options} store={store} />
      <QuoteLines plan={plan} quote={quote} mode={mode} />
      <LinkButton kind="primary" wide href={href} reason="cta">
        {options.ctaLabel}
      </LinkButton>
      <div className="extras" style={{ minBlockSize: (tiers ? place.caption + tiers.length * place.row : 0) + (isOrder ? place.actions : 0) }}>
        <Suspense>
          <Extras plan={plan} total={quote.total} tiers={tiers} isOrder={isOrder} />
        </Suspense>
      </div>
    </section>
  )
}
