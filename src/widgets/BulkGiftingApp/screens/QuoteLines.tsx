import { formatMoney, formatPreset } from '../../../shared/money/format.ts'
import { Money } from '../../../shared/ui/Money.tsx'
import { useEnvironment } from '../../../shared/widget/environment.ts'
import type { Terms } from '../account/terms.ts'
import { copy } from '../copy.ts'
import type { Plan } from '../order/plan.ts'

/** What the order costs, announced as it changes. Vouchers have no discount, and say how long they are valid (BG13). */
export function QuoteLines({ plan, terms: { country, isVoucher } }: { plan: Plan; terms: Terms }) {
  const { config } = useEnvironment()
  const { quote: words } = copy
  const count = plan.count.toLocaleString('en-US')
  return (
    <output className="quote" aria-live="polite" aria-label={words.label}>
      <span className="row">
        <span>
          {words.total} <span className="muted">{plan.isMixed ? words.mixed(count) : words.times(count, formatPreset(plan.perPerson, country))}</span>
        </span>{' '}
        <Money amount={formatMoney(plan.total, country)} />
      </span>{' '}
      {!isVoucher && plan.rate > 0 && (
        <span className="row gain">
          <span>
            {words.saved} <span className="small">{words.discount(`${plan.rate / 100}%`)}</span>
          </span>{' '}
          <Money amount={formatMoney(plan.saved, country)} />
        </span>
      )}{' '}
      <span className="row sum">
        <span>{words.pay}</span> <Money size="large" amount={formatMoney(plan.pay, country)} />
      </span>
      {isVoucher && <span className="muted small">{config.texts['nzExpiry'] ?? words.voucherExpiry}</span>}
    </output>
  )
}
