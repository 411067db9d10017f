import { lazy, Suspense, type ComponentType } from 'react'
import { useStore } from 'zustand'
import { quoteOf } from '../../shared/gifting/quote.ts'
import { defaultTiers } from '../../shared/gifting/tiers.ts'
import { linkWith } from '../../shared/host/linkWith.ts'
import { LinkButton } from '../../shared/ui/LinkButton.tsx'
import { Screen } from '../../shared/ui/Screen.tsx'
import { useEnvironment } from '../../shared/widget/environment.ts'
import { useSheet } from '../../shared/widget/useSheet.ts'
import css from './BulkGiftingSavingsCalculator.css?inline'
import { copy } from './copy.ts'
import type { Options } from './options.ts'
import { OrderFields } from './screens/OrderFields.tsx'
import { QuoteLines } from './screens/QuoteLines.tsx'
import { TierTable } from './screens/TierTable.tsx'
import { mostBudget, planOf, quoteParameters, type Plan, type SavingsStore } from './store.ts'

/** Extras below the quote; a page that cannot load them has the quote all the same. */
const QuoteActions = lazy<ComponentType<{ plan: Plan }>>(() => import('./screens/QuoteActions.tsx').then(({ QuoteActions: loaded }) => ({ default: loaded })).catch(() => ({ default: () => null })))

/** What gifting to many costs, and what the order's size saves (B:L155). */
export function Root({ options, store }: { options: Options; store: SavingsStore }) {
  useSheet(css)
  const { country, emit } = useEnvironment()
  const fields = useStore(store.store)
  const tiers = options.tiers ?? defaultTiers
  const mode = country === 'NZ' ? 'voucher' : options.mode
  const plan = planOf(fields)
  const quote = quoteOf(plan, tiers, mode === 'voucher')
  const isOrder = quote.total > 0 && plan.budget <= mostBudget
  const href = options.ctaUrl && isOrder ? linkWith(options.ctaUrl, quoteParameters(plan)) : null
  const button = (
    <LinkButton kind="primary" wide href={href} onClick={(event) => emit('widget:navigate', { url: href, reason: 'cta' }, true) || event.preventDefault()}>
      {options.ctaLabel}
    </LinkButton>
  )
  return (
    <Screen heading={copy.heading[mode]} lead={copy.lead[mode]} actions={href && button}>
      <OrderFields fields={fields} plan={plan} options={options} store={store} />
      <QuoteLines plan={plan} quote={quote} mode={mode} />
      {mode === 'credit' && <TierTable tiers={tiers} total={quote.total} />}
      {isOrder && (
        <Suspense>
          <QuoteActions plan={plan} />
        </Suspense>
      )}
    </Screen>
  )
}
