import { createStore, type StoreApi } from "zustand/vanilla";

/**
 * A state has a kind. Waiting states may also have an `attempt`, so that a repeated wait is a new
 * state.
 */
export interface FlowState {
  readonly kind: string;
  readonly attempt?: number;
}

export interface EffectContext<E> {
  /** Sends an event. Ignored after the flow has left the state that started the effect. */
  send(event: E): void;
  /** Aborted when the flow leaves the state or the widget unmounts. */
  readonly signal: AbortSignal;
}

/** Runs the effect of a state, if it has one. */
export type RunEffect<S, E> = (state: S, context: EffectContext<E>) => void | Promise<void>;

/** The effects by kind of state. An effect runs while the state lasts. Only effects await. */
export type Effects<S extends FlowState, E> = {
  readonly [K in S["kind"]]?: (
    state: Extract<S, { kind: K }>,
    context: EffectContext<E>,
  ) => void | Promise<void>;
};

export interface FlowDefinition<S extends FlowState, E> {
  readonly initial: S;
  /** Pure. An event that does not apply to a state returns the same object. */
  readonly transition: (state: S, event: E) => S;
  readonly effects: Effects<S, E> | RunEffect<S, E>;
  /** Ends the flow and everything that it has started. */
  readonly signal: AbortSignal;
  /**
   * Called with an error that an effect has thrown, which is a bug. It must not reach the host
   * page.
   */
  readonly onBug: (error: unknown) => void;
}

export interface Flow<S extends FlowState, E> {
  readonly store: Omit<StoreApi<S>, "setState">;
  send(event: E): void;
}

/** Runs the effect under the kind of a state, if there is one. */
export function runEffect<S extends FlowState, E>(
  effects: Effects<S, E>,
  state: S,
  context: EffectContext<E>,
): void | Promise<void> {
  // SAFETY: `effects` is keyed by kind, so the effect under a state's kind takes that state.
  const effect = effects[state.kind as S["kind"]] as RunEffect<S, E> | undefined;
  return effect?.(state, context);
}

/**
 * Connects a transition function and effects to a zustand store. Entering a state (another kind or
 * another attempt) starts its effect. Leaving it aborts the effect's signal and drops everything
 * that the effect sends later.
 */
export function createFlow<S extends FlowState, E>({
  initial,
  transition,
  effects,
  signal,
  onBug,
}: FlowDefinition<S, E>): Flow<S, E> {
  const store = createStore<S>(() => initial);
  let stateController = new AbortController();
  const run: RunEffect<S, E> =
    typeof effects === "function"
      ? effects
      : (state, context) => runEffect(effects, state, context);

  function send(event: E): void {
    const before = store.getState();
    const after = transition(before, event);
    if (after === before || signal.aborted) return;
    store.setState(after, true);
    if (after.kind !== before.kind || after.attempt !== before.attempt) enter(after);
  }

  function enter(state: S): void {
    stateController.abort();
    const controller = (stateController = new AbortController());
    const context = {
      signal: controller.signal,
      send: (event: E) => controller.signal.aborted || send(event),
    };
    void start(state, context);
  }

  async function start(state: S, context: EffectContext<E>): Promise<void> {
    try {
      await run(state, context);
    } catch (error) {
      if (!context.signal.aborted) onBug(error);
    }
  }

  signal.addEventListener("abort", () => stateController.abort(), { once: true });
  enter(initial);
  return { store, send };
}
