import { copy } from './copy.ts'
import { messageFor } from './earnings.ts'
import { useMoney } from './useMoney.ts'

/** The earnings of a month and of a year, announced as they change. */
export function Result({ monthlyCents }: { monthlyCents: number }) {
  const money = useMoney()
  return (
    <output className="calculator-result" aria-live="polite" aria-atomic="true">
      <span className="calculator-month">
        <span className="calculator-figure" translate="no">
          {money.exact(monthlyCents)}
        </span>{' '}
        <span>{copy.perMonth}</span>
      </span>{' '}
      <span className="calculator-year" translate="no">
        {copy.perYear(money.exact(monthlyCents * 12))}
      </span>{' '}
      <span className="calculator-message">{messageFor(monthlyCents)}</span>
    </output>
  )
}
