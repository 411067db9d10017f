import { acquireLock, type Lock } from "../../host/lock.ts";
import { isSecret, keepLock, takeKeptLock } from "./keptLocks.ts";

/** The lock that a widget holds across all tabs. A widget holds one at a time. */
export interface HeldLock {
  /**
   * Resolves to false if another tab or widget has the lock, and to true if this widget has it
   * already. Releases the lock of another key.
   */
  acquire(key: string): Promise<boolean>;
  release(): void;
  holds(key: string): boolean;
  /** Keeps the lock until the request ends, even if the widget unmounts before its answer. */
  during<T>(request: Promise<T>): Promise<T>;
}

/**
 * `signal` is aborted when the widget unmounts, which releases the lock. The page keeps a released
 * lock if it alone knows of the open attempt.
 */
export function createHeldLock(signal: AbortSignal | undefined): HeldLock {
  let heldLock: { readonly key: string; readonly lock: Lock } | null = null;
  let isSending = false;
  signal?.addEventListener("abort", () => isSending || release(), { once: true });

  function release(): void {
    if (heldLock && isSecret(heldLock.key)) keepLock(heldLock.key, heldLock.lock);
    else heldLock?.lock.release();
    heldLock = null;
  }

  return {
    release,
    holds: (key) => heldLock?.key === key,
    async acquire(key) {
      if (heldLock?.key === key) return true;
      const lock = takeKeptLock(key) ?? (await acquireLock(key));
      if (!lock) return false;
      release();
      heldLock = { key, lock };
      if (!signal?.aborted) return true;
      release();
      return false;
    },
    async during(request) {
      isSending = true;
      try {
        return await request;
      } finally {
        isSending = false;
        if (signal?.aborted) release();
      }
    },
  };
}
