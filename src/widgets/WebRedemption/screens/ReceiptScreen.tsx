import { useState } from 'react'
import { cardName } from '../../../shared/card/savedCards.ts'
import { pageAddress } from '../../../shared/host/navigation.ts'
import { printPage } from '../../../shared/host/output.ts'
import { shareLink, type Shared } from '../../../shared/host/share.ts'
import { dayIn, longDate, timeOfDay } from '../../../shared/time/calendar.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Screen } from '../../../shared/ui/Screen.tsx'
import { copy } from '../copy.ts'
import { cardOf, planFor, type Order } from '../order.ts'
import { Lines, type Line } from '../parts/Lines.tsx'
import { OrderPanel } from '../parts/OrderPanel.tsx'
import { useMoney } from '../parts/useMoney.ts'
import type { In } from '../state.ts'
import type { RedemptionStore } from '../store.ts'

/** What was ordered and who paid for it, to print, keep and share (W8). */
export function ReceiptScreen({ state, store }: { state: In<'receipt'>; store: RedemptionStore }) {
  const { receipt: words } = copy
  const { order, result, atMs } = state
  const { project, ticket } = order
  const [shared, setShared] = useState<Shared>()
  const facts = [
    ...(atMs === null ? [] : [{ term: words.paidAt, text: `${longDate(dayIn(project.timezone, atMs))}, ${timeOfDay(project.timezone, atMs)}` }]),
    { term: words.check, text: order.number },
    ...(ticket.table ? [{ term: words.table, text: ticket.table }] : []),
    ...(result?.reference ? [{ term: words.reference, text: result.reference }] : []),
  ]
  return (
    <Screen
      screenKey="receipt"
      heading={words.heading}
      lead={project.name}
      actions={
        <div className="redemption-ways">
          <Button onClick={() => store.send({ type: 'wentBack' })}>{words.back}</Button>
          <Button onClick={printPage}>{words.print}</Button>
          <Button onClick={printPage}>{words.download}</Button>
          <Button onClick={async () => setShared(await shareLink({ url: pageAddress(), title: words.heading }))}>{words.share}</Button>
        </div>
      }
    >
      <dl className="redemption-lines">
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <OrderPanel ticket={ticket} />
      <Payments order={order} state={state} />
      <p role="status">{shared && words.shared[shared]}</p>
    </Screen>
  )
}

function Payments({ order, state: { result } }: { order: Order; state: In<'receipt'> }) {
  const { receipt: words } = copy
  const money = useMoney()
  const { tip, total, card, credit, offer } = planFor(order)
  const saved = cardOf(order)
  const told: Line[] = (result?.payments ?? []).flatMap(({ type, amount }) => (amount ? [{ term: type === 'card' && saved ? cardName(saved) : typeName(type), text: money(amount) }] : []))
  const planned: Line[] = [
    ...(offer > 0 ? [{ term: typeName('offer'), text: money(offer) }] : []),
    ...(credit > 0 ? [{ term: typeName('credit'), text: money(credit) }] : []),
    ...(card > 0 ? [{ term: saved ? cardName(saved) : typeName('card'), text: money(card) }] : []),
  ]
  return (
    <>
      <Lines lines={[...(tip > 0 ? [{ term: words.tip, text: money(tip) }] : []), { term: words.paid, text: money(total), look: 'strong' }]} />
      <Lines label={words.payments} lines={told.length ? told : planned} />
      {result?.creditBack ? <Lines lines={[{ term: words.earned, text: money(result.creditBack) }]} /> : null}
    </>
  )
}

/** Types that are not known are named by their own words (W4). */
function typeName(type: string | null): string {
  const known: Readonly<Record<string, string>> = copy.receipt.types
  const key = type ?? ''
  if (Object.hasOwn(known, key)) return known[key] ?? key
  const words = key.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
