import { useEffect, useState } from 'react'
import { systemClock } from '../../../shared/host/clock.ts'
import { dayIn, longDate } from '../../../shared/time/calendar.ts'
import { timeWithSeconds } from '../../../shared/time/clockTime.ts'
import { Money } from '../../../shared/ui/Money.tsx'
import { copy } from '../copy.ts'
import { planFor, type Order } from '../order.ts'
import { useMoney } from './useMoney.ts'

interface ProofCardProps {
  order: Order | null
  checkNumber: string
  reference: string | null
  /** Only what was paid is drawn as a figure. */
  isPaid: boolean
}

/** What a server wants to see before believing it: a running clock tells it from a screenshot. */
export function ProofCard({ order, checkNumber, reference, isPaid }: ProofCardProps) {
  const { proof: words } = copy
  const { money } = useMoney()
  const plan = order && planFor(order)
  const rows = [
    ...(order?.project.name ? [{ term: words.restaurant, text: order.project.name }] : []),
    ...(checkNumber ? [{ term: words.check, text: checkNumber }] : []),
    ...(plan && isPaid ? [{ term: words.amount, text: money(plan.bill) }] : []),
    ...(plan && isPaid && plan.tip > 0 ? [{ term: words.tip, text: money(plan.tip) }] : []),
    ...(reference ? [{ term: words.reference, text: reference }] : []),
  ]
  return (
    <section className="redeem-proof" aria-label={isPaid ? words.title : words.details}>
      {plan && isPaid && <Money amount={money(plan.total)} size="hero" />}
      <p className="redeem-clock" translate="no">
        <Clock timeZone={order?.project.timezone ?? null} />
      </p>
      <dl className="redeem-lines">
        {rows.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd translate="no">{text}</dd>
          </div>
        ))}
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
