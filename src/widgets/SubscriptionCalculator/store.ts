import { createStore, type StoreApi } from "zustand/vanilla";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import type { Options } from "./options.ts";
import { clamp, nearestPosition, rangeOf, spendFrom } from "./spend.ts";

export interface Calculator {
  /** The visitor's spend in dollars per month; null while the start position applies. */
  readonly chosen: number | null;
  /** The number field's text while it is edited; null when it shows the spend. */
  readonly typing: string | null;
}

export type CalculatorStore = ReturnType<typeof createCalculator>;

/** The calculator's state, which outlives the React tree. */
export function createCalculator({ options }: StoreDeps<Options>) {
  const store: StoreApi<Calculator> = createStore<Calculator>(() => ({
    chosen: null,
    typing: null,
  }));
  return {
    store,
    slide(position: number) {
      store.setState({ chosen: options().steps[position] ?? null, typing: null });
    },
    /** The result follows the typed amount within the range; the text stays as typed. */
    type(text: string) {
      const spend = spendFrom(text);
      store.setState(
        spend === null
          ? { typing: text }
          : { chosen: clamp(spend, rangeOf(options().steps)), typing: text },
      );
    },
    /** Replaces the typed text with the amount that the result is for. */
    finishTyping() {
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
