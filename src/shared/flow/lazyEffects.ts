import type { EffectContext, Effects, FlowState } from "./flow.ts";

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
 * Effects whose code loads with the first state that needs it. Afterwards they start at once.
 * `onLost` is called if the code does not load. The next state tries again.
 */
export function lazyEffects<S extends FlowState, E>(
  kinds: Readonly<Partial<Record<S["kind"], true>>>,
  fetchEffects: () => Promise<Effects<S, E>>,
  onLost: (state: S, context: EffectContext<E>) => void,
): Effects<S, E> {
  let fetched: Effects<S, E> | null = null;

  async function run(state: S, context: EffectContext<E>): Promise<void> {
    // If the code is loaded, nothing is awaited, because a write must start before anything else
    // happens.
    if (fetched) return begin(fetched, state, context);
    try {
      fetched = await fetchEffects();
    } catch {
      return onLost(state, context);
    }
    if (!context.signal.aborted) await begin(fetched, state, context);
  }

  return underKinds(kinds, run);
}

/**
 * Effects whose code is in the same part as the screens of their states. They start at once if it
 * has loaded. Otherwise they load it, and start when it has come, also after a failure that the
 * person repeats, unless the flow has left the state by then.
 */
export function effectsOfPart<S extends FlowState, E>(
  kinds: Readonly<Partial<Record<S["kind"], true>>>,
  { store, load }: PartWithEffects<S, E>,
): Effects<S, E> {
  return underKinds(kinds, (state: S, context: EffectContext<E>) => {
    const { part: loaded } = store.getState();
    if (loaded) return begin(loaded.effects, state, context);
    const { signal } = context;
    const arrived = new Promise<Effects<S, E> | null>((resolve) => {
      const stop = store.subscribe(({ part }) => part && resolve(part.effects));
      signal.addEventListener("abort", () => resolve(null), { once: true });
      signal.addEventListener("abort", stop, { once: true });
    });
    load();
    return arrived.then((effects) => effects && begin(effects, state, context));
  });
}

function underKinds<S extends FlowState, E>(
  kinds: Readonly<Partial<Record<S["kind"], true>>>,
  run: (state: S, context: EffectContext<E>) => Promise<unknown>,
): Effects<S, E> {
  const all: object = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, run]));
  // SAFETY: each kind runs the effect under its own kind.
  return all as Effects<S, E>;
}

async function begin<S extends FlowState, E>(
  effects: Effects<S, E>,
  state: S,
  context: EffectContext<E>,
): Promise<void> {
  // SAFETY: the effect under a state's kind takes that state.
  const effect = effects[state.kind as S["kind"]] as
    | ((state: S, context: EffectContext<E>) => void | Promise<void>)
    | undefined;
  await effect?.(state, context);
}
