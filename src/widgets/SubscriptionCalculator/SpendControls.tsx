import type { ClipboardEvent } from 'react'
import { useEnvironment } from '../../shared/widget/environment.ts'
import { copy } from './copy.ts'
import type { Options } from './options.ts'
import { rangeOf, spendFrom } from './spend.ts'
import { positionOf, type CalculatorStore } from './store.ts'
import { useMoney } from './useMoney.ts'

interface Props {
  readonly spend: number
  readonly typing: string | null
  readonly options: Options
  readonly store: CalculatorStore
}

/** The slider over the steps, and the field for any amount between them. */
export function SpendControls({ spend, typing, options, store }: Props) {
  const { id } = useEnvironment()
  const money = useMoney()
  const { least, most } = rangeOf(options.steps)

  /** A number field refuses `$1,250` whole; pasted amounts are read as people write them. */
  function paste(event: ClipboardEvent): void {
    const pasted = spendFrom(event.clipboardData.getData('text'))
    if (pasted === null) return
    event.preventDefault()
    store.type(String(pasted))
  }

  return (
    <div className="calculator-controls">
      <label htmlFor={`${id}-spend`}>{copy.field}</label>
      <span className="calculator-field">
        <span aria-hidden="true">$</span>
        <input
          id={`${id}-spend`}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          min={least}
          max={most}
          step="any"
          value={typing ?? spend}
          onChange={(event) => store.type(event.target.value)}
          onPaste={paste}
          onBlur={store.settle}
          onKeyDown={(event) => event.key === 'Enter' && store.settle()}
        />
      </span>
      <input
        className="calculator-slider"
        type="range"
        aria-label={copy.slider}
        aria-valuetext={copy.sliderValue(money.whole(spend))}
        min={0}
        max={options.steps.length - 1}
        step={1}
        value={positionOf(spend, options)}
        onChange={(event) => store.slide(Number(event.target.value))}
      />
      <p className="calculator-ends" aria-hidden="true">
        <span>{money.whole(least)}</span>
        <span>{money.whole(most)}</span>
      </p>
    </div>
  )
}
