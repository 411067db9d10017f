import type { EffectContext, Effects, FlowState } from "./flow.ts";

/**
 * Effects whose code is fetched with the first state that has one; from then on they begin at once, as if they had
 * always been there. `onLost` is called after a fetch that failed; the next state tries again.
 */
export function lazyEffects<S extends FlowState, E>(
  kinds: readonly S["kind"][],
  fetchEffects: () => Promise<Effects<S, E>>,
  onLost: (state: S, context: EffectContext<E>) => void,
): Effects<S, E> {
  let fetched: Effects<S, E> | null = null;

  async function run(state: S, context: EffectContext<E>): Promise<void> {
    // Nothing is awaited where the code is there: a write must take its place before anything else happens.
    if (fetched) return begin(fetched, state, context);
    try {
      fetched = await fetchEffects();
    } catch {
      return onLost(state, context);
    }
    if (!context.signal.aborted) await begin(fetched, state, context);
  }

  const all: object = Object.fromEntries(kinds.map((kind) => [kind, run]));
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
