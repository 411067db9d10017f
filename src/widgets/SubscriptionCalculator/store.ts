import { createStore, type StoreApi } from "zustand/vanilla";
import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import type { Options } from "./options.ts";
import { clamped, nearestPosition, rangeOf, spendFrom } from "./spend.ts";

export interface Calculator {
  /** Dollars per month that the person chose; null while the start position holds. */
  readonly chosen: number | null;
  /** What stands in the number field while it is being edited; null when it shows the spend. */
  readonly typing: string | null;
}

export type CalculatorStore = ReturnType<typeof createCalculator>;

/** The calculator's state, which outlives its React tree. */
export function createCalculator({ options }: StoreStart<Options>) {
  const store: StoreApi<Calculator> = createStore<Calculator>(() => ({
    chosen: null,
    typing: null,
  }));
  return {
    store,
    slide(position: number) {
      store.setState({ chosen: options().steps[position] ?? null, typing: null });
    },
    /** While somebody types, the result follows, within the range; the text stays as typed. */
    type(text: string) {
      const spend = spendFrom(text);
      store.setState(
        spend === null
          ? { typing: text }
          : { chosen: clamped(spend, rangeOf(options().steps)), typing: text },
      );
    },
    /** Leaving the field shows the amount that the result is for. */
    settle() {
      store.setState({ typing: null });
    },
  };
}

/** The spend in dollars that the result is for. */
export function spendOf({ chosen }: Calculator, { steps, startPosition }: Options): number {
  return chosen ?? steps[Math.min(startPosition, steps.length - 1)] ?? steps[0] ?? 0;
}

export function positionOf(spend: number, { steps }: Options): number {
  return nearestPosition(spend, steps);
}
