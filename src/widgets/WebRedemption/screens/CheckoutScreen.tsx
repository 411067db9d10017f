import { lazy, Suspense } from 'react'
import { leftUnpaidOf } from '../../../shared/bill/ticket.ts'
import { Alert } from '../../../shared/ui/Alert.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { Checkbox } from '../../../shared/ui/Checkbox.tsx'
import { Disclosure } from '../../../shared/ui/Disclosure.tsx'
import { RadioCards } from '../../../shared/ui/RadioCards.tsx'
import { Screen } from '../../../shared/ui/Screen.tsx'
import { Skeleton } from '../../../shared/ui/Skeleton.tsx'
import { TextField } from '../../../shared/ui/TextField.tsx'
import { useEnvironment } from '../../../shared/widget/environment.ts'
import { copy } from '../copy.ts'
import { choicesOf, planFor, takesTips, type Order } from '../order.ts'
import { Lines } from '../parts/Lines.tsx'
import { OrderPanel } from '../parts/OrderPanel.tsx'
import { TipPicker } from '../parts/TipPicker.tsx'
import { useMoney } from '../parts/useMoney.ts'
import type { Contact } from '../payload.ts'
import type { In } from '../state.ts'
import type { RedemptionStore } from '../store.ts'

const PaymentMethod = lazy(async () => ({ default: (await import('../parts/PaymentMethod.tsx')).PaymentMethod }))

interface CheckoutScreenProps {
  state: In<'checkout'> | In<'tokenizing'>
  store: RedemptionStore
  draft: Contact
}

/** The bill, what pays it, and one button that names the amount. */
export function CheckoutScreen({ state, store, draft }: CheckoutScreenProps) {
  const { checkout: words } = copy
  const money = useMoney()
  const { order } = state
  const isBusy = state.kind === 'tokenizing'
  const complaint = state.kind === 'checkout' ? state.complaint : null
  const plan = planFor(order)
  const left = leftUnpaidOf(order.ticket)
  return (
    <Screen screenKey="checkout" heading={words.heading} lead={words.lead(order.project.name ?? '', order.number)}>
      <Notices state={state} />
      <Disclosure summary={words.order}>
        <OrderPanel ticket={order.ticket} />
      </Disclosure>
      <form
        className="stack redemption-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) store.send({ type: 'paySubmitted' })
        }}
      >
        <Offers order={order} onChoose={(key) => store.send({ type: 'offerChosen', key })} />
        {takesTips(order) && <TipPicker order={order} isChecked={complaint?.kind === 'tip'} onChoose={(tip) => store.send({ type: 'tipChosen', tip })} />}
        <Suspense fallback={<Skeleton shape={['control', 'control']} text={copy.card.loading} />}>
          <PaymentMethod order={order} store={store} draft={draft} error={complaint?.kind === 'card' ? complaint.message : undefined} isBusy={isBusy} />
        </Suspense>
        {store.isGuest && <GuestContact store={store} draft={draft} />}
        <Lines
          label={words.summary}
          lines={[
            { term: words.bill, text: money(plan.bill) },
            ...(plan.tip > 0 ? [{ term: words.tip, text: money(plan.tip) }] : []),
            { term: words.total, text: money(plan.total), look: 'strong' as const },
            ...(plan.offer > 0 ? [{ term: words.offer, text: `−${money(plan.offer)}` }] : []),
            ...(plan.credit > 0 ? [{ term: words.credit, text: `−${money(plan.credit)}` }] : []),
            { term: words.card, text: money(plan.card), look: 'strong' as const },
          ]}
        />
        {plan.earned > 0 && !store.isGuest && <p className="redemption-earned">{words.earned(money(plan.earned))}</p>}
        {left > 0 && <p className="muted">{words.left(money(left))}</p>}
        <Button type="submit" kind="primary" wide busy={isBusy} busyText={copy.processing.card}>
          <span translate="no">{words.pay(money(plan.total))}</span>
        </Button>
      </form>
    </Screen>
  )
}

function Notices({ state }: Pick<CheckoutScreenProps, 'state'>) {
  const money = useMoney()
  if (state.kind !== 'checkout') return null
  const { complaint, notice } = state
  return (
    <>
      {notice?.kind === 'bill-changed' && (
        <Alert kind="info" title={copy.notice['bill-changed']}>
          {notice.changes.map((change) => (
            <div key={change.part}>{copy.notice.change(change, money(change.before), money(change.after))}</div>
          ))}
        </Alert>
      )}
      {notice && notice.kind !== 'bill-changed' && <Alert kind="info">{copy.notice[notice.kind]}</Alert>}
      {complaint?.kind === 'said' && <Alert title={copy.complaint.title}>{complaint.message}</Alert>}
      {(complaint?.kind === 'unreachable' || complaint?.kind === 'declined') && <Alert>{copy.complaint[complaint.kind]}</Alert>}
    </>
  )
}

function Offers({ order, onChoose }: { order: Order; onChoose: (key: string | null) => void }) {
  const { offers: words } = copy
  const money = useMoney()
  const choices = choicesOf(order)
  if (!choices.length) return null
  const options = choices.map(({ key, offer, standing, worth }) => ({
    value: key,
    label: offer.name ?? words.unnamed,
    detail: words[standing],
    figure: worth > 0 && <span translate="no">−{money(worth)}</span>,
    disabled: standing !== 'usable',
  }))
  return <RadioCards legend={words.legend} value={order.offerKey ?? ''} onChange={(key) => onChoose(key || null)} options={[...options, { value: '', label: words.none }]} />
}

function GuestContact({ store, draft }: Pick<CheckoutScreenProps, 'store' | 'draft'>) {
  const { product } = useEnvironment().config
  return (
    <>
      <TextField label={copy.guest.email} optional type="email" name="email" autoComplete="email" dir="ltr" value={draft.email} onChange={(email) => store.keep({ email })} />
      <Checkbox label={copy.guest.joins(product.name)} checked={draft.joins} onChange={(joins) => store.keep({ joins })} />
    </>
  )
}
