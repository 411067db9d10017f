import {
  runEffect,
  type EffectContext,
  type Effects,
  type FlowState,
  type RunEffect,
} from "./flow.ts";

/** What is needed of a `createLazyPart` whose code contains effects. */
interface PartWithEffects<S extends FlowState, E> {
  readonly store: {
    getState(): LoadedEffects<S, E>;
    subscribe(listener: (state: LoadedEffects<S, E>) => void): () => void;
  };
  load(): void;
}

interface LoadedEffects<S extends FlowState, E> {
  readonly part: { readonly effects: Effects<S, E> } | null;
}

/**
 * Effects of which all but `early` load with the first state that is not one of these. Afterwards
 * they start at once. `onLost` is called if the code does not load. The next state tries again.
 */
export function lazyEffects<S extends FlowState, E>(
  early: Effects<S, E>,
  fetchEffects: () => Promise<Effects<S, E>>,
  onLost: (state: S, context: EffectContext<E>) => void,
): RunEffect<S, E> {
  let fetched: Effects<S, E> | null = null;

  async function runLate(state: S, context: EffectContext<E>): Promise<void> {
    try {
      fetched = await fetchEffects();
    } catch {
      return onLost(state, context);
    }
    if (!context.signal.aborted) await runEffect(fetched, state, context);
  }

  return (state, context) => {
    if (isOneOf(early, state)) return runEffect(early, state, context);
    // If the code is loaded, nothing is awaited, because a write must start before anything else
    // happens.
    return fetched ? runEffect(fetched, state, context) : runLate(state, context);
  };
}

/**
 * Effects of which all but `early` are in the same part as the screens of their states. They start
 * at once if it has loaded. Otherwise they load it, and start when it has come, also after a failure
 * that the person repeats, unless the flow has left the state by then.
 */
export function effectsOfPart<S extends FlowState, E>(
  early: Effects<S, E>,
  { store, load }: PartWithEffects<S, E>,
): RunEffect<S, E> {
  return async (state, context) => {
    if (isOneOf(early, state)) return runEffect(early, state, context);
    const { part: loaded } = store.getState();
    if (loaded) return runEffect(loaded.effects, state, context);
    const { signal } = context;
    const arrived = new Promise<Effects<S, E> | null>((resolve) => {
      const stop = store.subscribe(({ part }) => part && resolve(part.effects));
      signal.addEventListener("abort", () => resolve(null), { once: true });
      signal.addEventListener("abort", stop, { once: true });
    });
    load();
    const effects = await arrived;
    if (effects) await runEffect(effects, state, context);
  };
}

function isOneOf(effects: object, { kind }: FlowState): boolean {
  return Object.hasOwn(effects, kind);
}
