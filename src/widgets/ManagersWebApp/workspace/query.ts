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
  let asking = new AbortController();

  async function ask(key: string, known: T | null): Promise<Outcome<T> | null> {
    asking.abort();
    const controller = (asking = new AbortController());
    store.setState({ kind: "loading", key, value: known, problem: null });
    const outcome = await read(key, controller.signal);
    if (controller.signal.aborted || signal.aborted) return null;
    if (outcome.ok) store.setState({ kind: "ready", value: outcome.value });
    else store.setState({ kind: "failed", problem: outcome.problem });
    return outcome;
  }

  function again(): Promise<Outcome<T> | null> {
    const { key, value } = store.getState();
    return key === null ? Promise.resolve(null) : ask(key, value);
  }

  signal.addEventListener("abort", () => asking.abort(), { once: true });
  onOnline(signal, () => void (store.getState().kind === "failed" && again()));

  return {
    store,
    again,
    /** Reads unless it has been read, or is being read; `known` is shown until the answer arrives. */
    load(key: string, known: T | null = null): void {
      const now = store.getState();
      if (now.key !== key || now.kind === "failed")
        void ask(key, known ?? (now.key === key ? now.value : null));
    },
    /** Takes an answer that came another way. */
    put(key: string, value: T): void {
      asking.abort();
      store.setState({ kind: "ready", key, value, problem: null });
    },
    clear(): void {
      asking.abort();
      store.setState(idle);
    },
  };
}
