import { gratuityDueOf, leftUnpaidOf, taxOf } from '../../../shared/bill/ticket.ts'
import { Money } from '../../../shared/ui/Money.tsx'
import { copy } from '../copy.ts'
import { planFor, type Order } from '../order.ts'
import { useMoney } from './useMoney.ts'

/** Who pays what, to the cent: bill, offer, credit, tip, and what is left to the card. */
export function BillLines({ order }: { order: Order }) {
  const { review: words } = copy
  const { money } = useMoney()
  const plan = planFor(order)
  const [tax, gratuity, left] = [taxOf(order.ticket), gratuityDueOf(order.ticket), leftUnpaidOf(order.ticket)]
  const rows = [
    { term: words.bill, text: money(plan.bill) },
    ...(tax > 0 ? [{ term: words.tax, text: money(tax), quiet: true }] : []),
    ...(gratuity > 0 ? [{ term: words.gratuity, text: money(gratuity), quiet: true }] : []),
    ...(plan.tip > 0 ? [{ term: words.tip, text: money(plan.tip) }] : []),
    { term: words.total, text: money(plan.total), strong: true },
    ...(plan.offer > 0 ? [{ term: words.offer, text: `−${money(plan.offer)}` }] : []),
    ...(plan.credit > 0 ? [{ term: words.credit, text: `−${money(plan.credit)}` }] : []),
    { term: words.card, text: money(plan.card), strong: true },
  ]
  return (
    <div className="redeem-summary">
      <dl className="redeem-lines" aria-label={words.breakdown}>
        {rows.map(({ term, text, ...look }) => (
          <div key={term} data-quiet={'quiet' in look || undefined} data-strong={'strong' in look || undefined}>
            <dt>{term}</dt>
            <dd>
              <Money amount={text} />
            </dd>
          </div>
        ))}
      </dl>
      {order.presetTip.kind === 'card-on-file' && <p className="muted">{words.tipOnFile}</p>}
      {plan.earned > 0 && <p className="redeem-earned">{words.earned(money(plan.earned))}</p>}
      {left > 0 && <p className="muted">{words.left(money(left))}</p>}
    </div>
  )
}
