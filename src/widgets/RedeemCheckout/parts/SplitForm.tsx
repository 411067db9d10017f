import { useState } from 'react'
import { billOf, leftUnpaidOf, owedOf } from '../../../shared/bill/ticket.ts'
import { FormFrame } from '../../../shared/forms/FormFrame.tsx'
import { add } from '../../../shared/money/arithmetic.ts'
import { cash, type CashCents } from '../../../shared/money/cents.ts'
import { parseCents } from '../../../shared/money/parse.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { MoneyField } from '../../../shared/ui/MoneyField.tsx'
import { copy } from '../copy.ts'
import type { Order } from '../order.ts'
import { useDraftForm } from '../screens/useDraftForm.ts'
import type { Draft } from '../store.ts'
import { useMoney } from './useMoney.ts'

interface SplitFormProps {
  order: Order
  draft: Draft
  keep: (typed: Partial<Draft>) => void
  onSplit: (payAmount: CashCents | null) => void
}

/** A part of the bill by amount; only where the server says what it would leave unpaid. */
export function SplitForm({ order, draft, keep, onSplit }: SplitFormProps) {
  const { split: words } = copy
  const { money } = useMoney()
  const { ticket } = order
  const [isOpen, setOpen] = useState(order.payAmount !== null)
  const most = ticket.billAmountDue === null ? add(billOf(ticket), leftUnpaidOf(ticket)) : owedOf(ticket)
  const form = useDraftForm(
    {
      initial: { amount: draft.amount },
      validate({ amount }) {
        const cents = parseCents(amount)
        if (cents === null || cents <= 0) return { amount: words.invalid }
        return { amount: cents > most ? words.outOfRange(money(most)) : undefined }
      },
      onSubmit: ({ amount }) => onSplit(cash(parseCents(amount) ?? 0)),
    },
    keep,
  )
  if (ticket.billAmountToLeaveUnpaid === null) return null
  return (
    <div className="redeem-split">
      <Button kind="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.summary}
      </Button>
      {isOpen && <FormFrame form={form}>
        <MoneyField {...form.field('amount')} label={words.field} hint={words.hint(money(billOf(ticket)))} dir="ltr" maxLength={16} />
        <div className="redeem-ways">
          <Button type="submit">{words.submit}</Button>
          {order.payAmount !== null && (
            <Button kind="quiet" onClick={() => onSplit(null)}>
              {words.all}
            </Button>
          )}
        </div>
      </FormFrame>}
    </div>
  )
}
