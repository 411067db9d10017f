import { createStore, type StoreApi } from "zustand/vanilla";
import type { Outcome, Problem } from "../api/outcome.ts";
import { onOnline } from "../host/connection.ts";
import { createLatest } from "./latest.ts";

export interface ResourceState<T> {
  /** The status of the last read. */
  readonly kind: "idle" | "loading" | "ready" | "failed";
  /** The key that `reload` reads again. Null before the first `load`. */
  readonly key: string | null;
  /** The last answer for this key, or the value that was known before it. */
  readonly value: T | null;
  /** Why the last read failed. Stays until a read succeeds. */
  readonly problem: Problem | null;
}

export interface Resource<T> {
  readonly store: StoreApi<ResourceState<T>>;
  /** Reads unless the key was read or is being read. Shows `known` until the answer arrives. */
  load(key?: string, known?: T | null): void;
  /** Reads the current key again. Its known value stays visible meanwhile. */
  reload(): Promise<void>;
  /** Accepts an answer from another source, and aborts a pending read. */
  put(key: string, value: T): void;
  /** Applies a write to the known value. */
  change(change: (value: T) => T): void;
  /** Forgets the value and aborts a pending read. */
  reset(): void;
}

interface ResourceOptions {
  /**
   * Null if each key is a separate value. By default the resource is a single value without a key.
   */
  readonly initialKey?: string | null;
  /**
   * Whether a failed read is repeated by the next `load` and when the browser is online again. By
   * default only `reload` repeats it.
   */
  readonly repeatsFailed?: boolean;
}

/**
 * A value that is read from the server: a single one, or the one of a key. Only the answer to the
 * last read counts (fault F1).
 */
export function createResource<T>(
  read: (signal: AbortSignal, key: string) => Promise<Outcome<T>>,
  signal: AbortSignal,
  { initialKey = "", repeatsFailed = false }: ResourceOptions = {},
): Resource<T> {
  const idle: ResourceState<T> = { kind: "idle", key: initialKey, value: null, problem: null };
  const store = createStore<ResourceState<T>>(() => idle);
  const { getState, setState } = store;
  const reads = createLatest(signal);

  async function start(key: string, value: T | null): Promise<void> {
    const thisRead = reads.next();
    if (thisRead.aborted) return;
    const problem = key === getState().key ? getState().problem : null;
    setState({ kind: "loading", key, value, problem });
    const outcome = await read(thisRead, key);
    if (thisRead.aborted) return;
    setState(
      outcome.ok
        ? { kind: "ready", value: outcome.value, problem: null }
        : { kind: "failed", problem: outcome.problem },
    );
  }

  async function reload(): Promise<void> {
    const { key, value } = getState();
    if (key !== null) await start(key, value);
  }

  const repeat = (): void => void (getState().kind === "failed" && reload());
  if (repeatsFailed) onOnline(signal, repeat);

  return {
    store,
    reload,
    load(key = "", known = null) {
      const state = getState();
      const isSame = state.key === key;
      if (!isSame || state.kind === "idle" || (repeatsFailed && state.kind === "failed"))
        void start(key, known ?? (isSame ? state.value : null));
    },
    put(key, value) {
      reads.stop();
      setState({ kind: "ready", key, value, problem: null });
    },
    change(change) {
      const { value } = getState();
      if (value !== null) setState({ value: change(value) });
    },
    reset() {
      reads.stop();
      setState(idle);
    },
  };
}
