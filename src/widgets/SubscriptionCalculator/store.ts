import { createStore, type StoreApi } from 'zustand/vanilla'
import type { StoreStart } from '../../shared/widget/defineWidget.ts'
import type { Options } from './options.ts'
import { clamped, nearestPosition, rangeOf, spendFrom } from './spend.ts'

export interface Calculator {
  /** Dollars per month that the person chose; null while the start position holds. */
  readonly chosen: number | null
  /** What stands in the number field while it is being edited; null when it shows the spend. */
  readonly typing: string | null
}

export type CalculatorStore = ReturnType<typeof createCalculator>

/** The calculator's state, which outlives its React tree. */
export function createCalculator({ options }: StoreStart<Options>) {
  const store: StoreApi<Calculator> = createStore<Calculator>(() => ({ chosen: null, typing: null }))
  return {
    store,
    slide(position: number) {
      store.setState({ chosen: options().steps[position] ?? null, typing: null })
    },
    /** While somebody types, the result follows as soon as the amount is one that the calculator takes. */
    type(text: string) {
      const spend = spendFrom(text)
      const { least, most } = rangeOf(options().steps)
      const isTaken = spend !== null && spend >= least && spend <= most
      store.setState(isTaken ? { chosen: spend, typing: text } : { typing: text })
    },
    /** Leaving the field brings the amount into its range. */
    settle() {
      const { typing } = store.getState()
      const spend = typing === null ? null : spendFrom(typing)
      store.setState(spend === null ? { typing: null } : { chosen: clamped(spend, rangeOf(options().steps)), typing: null })
    },
  }
}

/** The spend in dollars that the result is for. */
export function spendOf({ chosen }: Calculator, { steps, startPosition }: Options): number {
  return chosen ?? steps[Math.min(startPosition, steps.length - 1)] ?? steps[0] ?? 0
}

export function positionOf(spend: number, { steps }: Options): number {
  return nearestPosition(spend, steps)
}
