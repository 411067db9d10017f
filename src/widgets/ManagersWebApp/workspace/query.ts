import { createLatest } from "../../../shared/flow/latest.ts";
import { createStore } from "zustand/vanilla";
import type { Outcome, Problem } from "../../../shared/api/outcome.ts";
import { onOnline } from "../../../shared/host/connection.ts";

export interface Reading<T> {
  readonly kind: "idle" | "loading" | "ready" | "failed";
  /** The current question; null before the first. */
  readonly key: string | null;
  /** The last good answer for this key, or what was known before it. */
  readonly value: T | null;
  readonly problem: Problem | null;
}

/** One thing that is read from the server, by its key. Only the answer to the last question counts; a failed one is asked again when the line is back. */
export function createQuery<T>(
  read: (key: string, signal: AbortSignal) => Promise<Outcome<T>>,
  signal: AbortSignal,
) {
  const idle: Reading<T> = { kind: "idle", key: null, value: null, problem: null };
  const store = createStore<Reading<T>>(() => idle);
  const reads = createLatest(signal);

  async function ask(key: string, known: T | null): Promise<Outcome<T> | null> {
    const thisRead = reads.next();
    store.setState({ kind: "loading", key, value: known, problem: null });
    const outcome = await read(key, thisRead);
    if (thisRead.aborted) return null;
    if (outcome.ok) store.setState({ kind: "ready", value: outcome.value });
    else store.setState({ kind: "failed", problem: outcome.problem });
    return outcome;
  }

  function again(): Promise<Outcome<T> | null> {
    const { key, value } = store.getState();
    return key === null ? Promise.resolve(null) : ask(key, value);
  }

  onOnline(signal, () => void (store.getState().kind === "failed" && again()));

  return {
    store,
    again,
    /** Reads unless it has been read, or is being read; `known` is shown until the answer arrives. */
    load(key: string, known: T | null = null): void {
      const state = store.getState();
      if (state.key !== key || state.kind === "failed")
        void ask(key, known ?? (state.key === key ? state.value : null));
    },
    /** Takes an answer that came another way. */
    put(key: string, value: T): void {
      reads.stop();
      store.setState({ kind: "ready", key, value, problem: null });
    },
    clear(): void {
      reads.stop();
      store.setState(idle);
    },
  };
}
