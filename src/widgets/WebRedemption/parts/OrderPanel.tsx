import { dueOf, grandTotalOf, taxOf } from '../../../shared/bill/ticket.ts'
import type { Ticket } from '../../../shared/contracts/bill.ts'
import type { Cents } from '../../../shared/money/cents.ts'
import { copy } from '../copy.ts'
import { Lines, type Line } from './Lines.tsx'
import { useMoney } from './useMoney.ts'

/** What was ordered: items with their modifiers, discounts, taxes and charges by name. */
export function OrderPanel({ ticket }: { ticket: Ticket }) {
  const { order: words } = copy
  const money = useMoney()
  const items = ticket.lineItems
  return (
    <div className="redemption-order">
      {items.length ? (
        <ul>
          {items.map(({ id, name, quantity, price, total, modifiers }, index) => (
            <li key={id ?? index}>
              <Lines lines={[{ term: `${quantity !== null && quantity !== 1 ? `${quantity} × ` : ''}${name ?? words.item}`, text: amountText(money, total ?? price) }]} />
              {modifiers.map((modifier, at) => (
                <Lines key={at} lines={[{ term: modifier.name ?? '', text: modifier.price ? money(modifier.price) : '', look: 'quiet' }]} />
              ))}
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">{words.empty}</p>
      )}
      <Lines lines={totals(ticket, money)} />
    </div>
  )
}

function amountText(money: (amount: Cents) => string, amount: Cents | null): string {
  return amount === null ? '' : money(amount)
}

function totals(ticket: Ticket, money: (amount: Cents) => string): Line[] {
  const { order: words } = copy
  const { subTotal, discounts, totalDiscountAmount, taxes, serviceCharges, deliveryFee, prepaidAmount } = ticket
  const named = taxes.filter(({ displayAmount }) => displayAmount !== null)
  return [
    ...line(words.subtotal, subTotal),
    ...(discounts.length ? discounts.flatMap(({ name, amount }) => line(name ?? words.discount, amount, '−')) : line(words.discounts, totalDiscountAmount, '−')),
    ...(named.length ? named.flatMap(({ taxName, displayAmount }) => line(taxName ?? words.tax, displayAmount)) : line(words.tax, taxOf(ticket))),
    ...serviceCharges.filter(({ type }) => type !== 'suggested_tip').flatMap((charge) => line(charge.label ?? words.service, dueOf(charge))),
    ...line(words.delivery, deliveryFee),
    ...line(words.prepaid, prepaidAmount, '−'),
    { term: words.total, text: money(grandTotalOf(ticket)), look: 'strong' as const },
  ]

  function line(term: string, amount: Cents | null, sign = ''): Line[] {
    return amount ? [{ term, text: `${sign}${money(amount)}` }] : []
  }
}
