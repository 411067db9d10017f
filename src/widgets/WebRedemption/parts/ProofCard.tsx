import { useEffect, useState } from 'react'
import { systemClock } from '../../../shared/host/clock.ts'
import { dayIn, longDate } from '../../../shared/time/calendar.ts'
import { timeWithSeconds } from '../../../shared/time/clockTime.ts'
import { Money } from '../../../shared/ui/Money.tsx'
import { copy } from '../copy.ts'
import { planFor, type Order } from '../order.ts'
import { useMoney } from './useMoney.ts'

/** What a server wants to see before believing it: a running clock tells it from a screenshot. */
export function ProofCard({ order, reference, isPaid }: { order: Order; reference: string | null; isPaid: boolean }) {
  const { proof: words } = copy
  const money = useMoney()
  const { bill, tip, total } = planFor(order)
  const rows = [
    ...(order.project.name ? [{ term: words.restaurant, text: order.project.name }] : []),
    { term: words.check, text: order.number },
    ...(isPaid ? [{ term: words.bill, text: money(bill) }] : []),
    ...(isPaid && tip > 0 ? [{ term: words.tip, text: money(tip) }] : []),
    ...(reference ? [{ term: words.reference, text: reference }] : []),
  ]
  return (
    <section className="redemption-proof" aria-label={isPaid ? words.title : words.details}>
      {isPaid && <Money amount={money(total)} size="hero" />}
      <dl className="redemption-lines">
        {rows.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd translate="no">{text}</dd>
          </div>
        ))}
        <div>
          <dt>{words.time}</dt>
          <dd translate="no">
            <Clock timeZone={order.project.timezone} />
          </dd>
        </div>
      </dl>
    </section>
  )
}

function Clock({ timeZone }: { timeZone: string | null }) {
  const [nowMs, setNow] = useState(systemClock)
  useEffect(() => {
    const timer = setInterval(() => setNow(systemClock()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <time className="figures" role="timer">
      {longDate(dayIn(timeZone, nowMs))}, {timeWithSeconds(timeZone, nowMs)}
    </time>
  )
}
