import { CardChooser, newCard } from '../../../shared/card/CardChooser.tsx'
import { CardField } from '../../../shared/card/CardField.tsx'
import { dayIn } from '../../../shared/time/calendar.ts'
import { TextField } from '../../../shared/ui/TextField.tsx'
import { copy } from '../copy.ts'
import { planFor, type Order } from '../order.ts'
import type { Contact } from '../payload.ts'
import type { RedemptionStore } from '../store.ts'

interface PaymentMethodProps {
  order: Order
  store: RedemptionStore
  draft: Contact
  error: string | undefined
  isBusy: boolean
}

/** A saved card or a new one. */
export function PaymentMethod({ order, store, draft, error, isBusy }: PaymentMethodProps) {
  const { creditCards } = order.project
  const isNew = order.cardId === null
  return (
    <div className="stack" role="group" aria-label={copy.card.legend}>
      {isNew && planFor(order).card === 0 && <p className="muted">{copy.card.spare}</p>}
      <CardChooser cards={creditCards} value={order.cardId ?? newCard} onChange={(value) => store.send({ type: 'cardChosen', cardId: value === newCard ? null : value })} today={dayIn(null, order.readAtMs)} error={isNew ? undefined : error} />
      {isNew && (
        <>
          <CardField provider={store.provider} port={store.port} error={error} hasSavedCards={creditCards.length > 0} disabled={isBusy} />
          <TextField label={copy.card.postalCode} optional name="postal-code" autoComplete="billing postal-code" dir="ltr" maxLength={12} value={draft.postalCode} onChange={(postalCode) => store.keep({ postalCode })} readOnly={isBusy} />
        </>
      )}
    </div>
  )
}
