import type { EffectContext, Effects, FlowState } from "./flow.ts";

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
