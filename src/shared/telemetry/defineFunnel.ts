import { pushToDataLayer } from "../host/dataLayer.ts";
import { isOptedOut } from "../session/honorOptOut.ts";
import type { Environment } from "../widget/environment.ts";
import { answerInspection, offerDebugPanel } from "./inspection.ts";
import { watchPageErrors } from "./pageErrors.ts";
import { allowedValues, type Field, type OutcomeField, type ValuesOf } from "./fields.ts";

type Steps = Readonly<Record<string, Readonly<Record<string, Field>>>>;
type Outcomes = Readonly<Record<string, Readonly<Record<string, OutcomeField>>>>;

/** The name of a step, with the values of its fields. */
export type StepOf<S> = {
  [K in keyof S & string]: readonly [step: K, values?: ValuesOf<S[K]>];
}[keyof S & string];

interface Readable<T> {
  getState(): T;
  subscribe(listener: (state: T, before: T) => void): () => void;
}

interface Watch<S> {
  /**
   * Reports the step of a store's state whenever the step changes. A state without a step (null)
   * separates two equal steps, so that a second refusal is reported again. `before` is null for the
   * first state.
   */
  follow<T>(store: Readable<T>, stepOf: (state: T, before: T | null) => StepOf<S> | null): void;
  /** Calls `found` with each new part that a store contains. */
  each<T, P extends object>(
    store: Readable<T>,
    partOf: (state: T) => P | null | undefined,
    found: (part: P) => void,
  ): void;
}

interface Definition<Store, S, O> {
  /** Steps with their fields. The comment above each step is its documentation. */
  readonly steps: S;
  /** The outcomes of `widget:done` with their fields. */
  readonly outcomes: O;
  /** Finds the steps in the states of the widget's store. */
  readonly watch: (store: Store, watch: Watch<S>) => void;
}

/** Outside of the widget's scope, since the page keeps this function longer than the widget lives. */
const always =
  <T>(value: T) =>
  (): T =>
    value;

/**
 * A widget's funnel: `widget:step` for each step of its flows. It is silent under Global Privacy
 * Control, under the opt-out cookie, and if the page configuration has `"behaviour": { "funnel":
 * "off" }`.
 */
export function defineFunnel<Store, const S extends Steps, const O extends Outcomes>({
  steps,
  outcomes,
  watch,
}: Definition<Store, S, O>) {
  offerDebugPanel();

  function start(
    store: Store,
    environment: () => Environment,
    options: () => unknown,
    overrides: object,
  ): void {
    const { signal, element } = environment();
    answerInspection(element, signal, () => ({
      environment: environment(),
      options: options(),
      overrides,
    }));
    watchPageErrors(always(environment().config));
    const until = (stop: () => void) => signal.addEventListener("abort", stop, { once: true });
    const detailOf = ([step, values = {}]: StepOf<S>) => ({
      step,
      ...allowedValues(steps[step] ?? {}, values),
    });
    const report = (detail: ReturnType<typeof detailOf>): void => {
      const { widget, id, config, emit } = environment();
      const { funnel } = config.behaviour;
      if (signal.aborted || funnel === "off" || isOptedOut(config.product)) return;
      if (funnel === "dataLayer" || "datalayer" in element.dataset)
        pushToDataLayer({ event: "widget:step", widget, widget_id: id, ...detail });
      emit("widget:step", detail);
    };
    watch(store, {
      follow(followed, stepOf) {
        let last = "";
        const see = (state: Parameters<typeof stepOf>[0], before: typeof state | null): void => {
          const step = stepOf(state, before);
          const detail = step && detailOf(step);
          const key = detail ? Object.entries(detail).join() : "";
          const isNew = key !== last;
          last = key;
          if (detail && isNew) report(detail);
        };
        see(followed.getState(), null);
        until(followed.subscribe(see));
      },
      each(holder, partOf, onPart) {
        let lastPart: object | null | undefined;
        const onState = (state: Parameters<typeof partOf>[0]): void => {
          const part = partOf(state);
          if (part && part !== lastPart) onPart(part);
          lastPart = part;
        };
        onState(holder.getState());
        until(holder.subscribe(onState));
      },
    });
  }
  return { steps, outcomes, start };
}
