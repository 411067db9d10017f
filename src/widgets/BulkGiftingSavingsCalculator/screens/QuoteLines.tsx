import type { GiftQuote } from '../../../shared/gifting/quote.ts'
import { dollars } from '../../../shared/gifting/tiers.ts'
import { formatMoney, formatPreset } from '../../../shared/money/format.ts'
import { Money } from '../../../shared/ui/Money.tsx'
import { useEnvironment } from '../../../shared/widget/environment.ts'
import { copy } from '../copy.ts'
import { mostBudget, type Plan } from '../store.ts'

interface Props {
  readonly plan: Plan
  readonly quote: GiftQuote
  readonly mode: 'credit' | 'voucher'
}

/** What the order costs, announced as it changes. */
export function QuoteLines({ plan, quote, mode }: Props) {
  const { country, config } = useEnvironment()
  if (plan.budget > mostBudget) return null
  const recipients = plan.recipients.toLocaleString('en-US')
  return (
    <output className="quote" aria-live="polite">
      <span className="row">
        <span>
          {copy.total} <span className="muted">{copy.quote(recipients, formatPreset(dollars(plan.perPerson), country))}</span>
        </span>{' '}
        <Money amount={formatMoney(quote.total, country)} />
      </span>{' '}
      {mode === 'credit' && quote.rate > 0 && (
        <span className="row gain">
          <span>
            {copy.saved} <span className="small">{copy.discount(`${quote.rate / 100}%`)}</span>
          </span>{' '}
          <Money size="huge" amount={formatMoney(quote.saved, country)} />
        </span>
      )}{' '}
      <span className="row sum">
        <span>{copy.pay}</span> <Money size="large" amount={formatMoney(quote.pay, country)} />
      </span>
      {mode === 'voucher' && <span className="muted small">{config.texts['nzExpiry'] ?? copy.voucherExpiry}</span>}
    </output>
  )
}
