import { useStore } from 'zustand'
import { Screen } from '../../shared/ui/Screen.tsx'
import { useSheet } from '../../shared/widget/useSheet.ts'
import css from './SubscriptionCalculator.css?inline'
import { CallToAction } from './CallToAction.tsx'
import { copy } from './copy.ts'
import { monthlyEarnings } from './earnings.ts'
import type { Options } from './options.ts'
import { Result } from './Result.tsx'
import { SpendControls } from './SpendControls.tsx'
import { spendOf, type CalculatorStore } from './store.ts'

/** 'Dine & Earn': what a month of dining earns (A:L41). */
export function Root({ options, store }: { options: Options; store: CalculatorStore }) {
  useSheet(css)
  const calculator = useStore(store.store)
  const spend = spendOf(calculator, options)
  const button = options.ctaUrl && <CallToAction url={options.ctaUrl} label={options.ctaLabel} spend={spend} />
  return (
    <Screen heading={copy.heading} lead={copy.lead} actions={button}>
      <SpendControls spend={spend} typing={calculator.typing} options={options} store={store} />
      <Result monthly={monthlyEarnings(spend)} />
      <p className="muted small">{copy.note}</p>
    </Screen>
  )
}
