import { CardChooser, newCard } from '../../../shared/card/CardChooser.tsx'
import { CardField } from '../../../shared/card/CardField.tsx'
import { useStore } from 'zustand'
import { Alert } from '../../../shared/ui/Alert.tsx'
import { dayIn } from '../../../shared/time/calendar.ts'
import { TextField } from '../../../shared/ui/TextField.tsx'
import { copy } from '../copy.ts'
import type { Order } from '../order.ts'
import type { Draft, RedeemStore } from '../store.ts'

interface PaymentMethodProps {
  order: Order
  store: RedeemStore
  draft: Draft
  error: string | undefined
  isBusy: boolean
  /** Nothing is left to the card, and still one is needed (R13). */
  isSpare: boolean
}

/** A saved card or a new one; card errors stand here (B8.09). */
export function PaymentMethod({ order, store, draft, error, isBusy, isSpare }: PaymentMethodProps) {
  const { creditCards } = order.project
  const isNew = order.cardId === null
  const hasField = useStore(store.provider.store).kind === 'ready'
  return (
    <div className="redeem-method stack" role="group" aria-label={copy.card.legend}>
      {isSpare && isNew && <p className="muted">{copy.card.notCharged}</p>}
      <CardChooser
        cards={creditCards}
        value={order.cardId ?? newCard}
        onChange={(value) => store.send({ type: 'cardChosen', cardId: value === newCard ? null : value })}
        today={dayIn(null, order.readAtMs)}
        error={isNew ? undefined : error}
      />
      {isNew && (
        <>
          {error && !hasField && <Alert>{error}</Alert>}
          <CardField provider={store.provider} port={store.port} error={error} hasSavedCards={creditCards.length > 0} disabled={isBusy} />
          <TextField
            label={copy.card.postalCode}
            optional
            name="postal-code"
            autoComplete="billing postal-code"
            dir="ltr"
            maxLength={12}
            value={draft.postalCode}
            onChange={(postalCode) => store.keep({ postalCode })}
            readOnly={isBusy}
          />
        </>
      )}
    </div>
  )
}
