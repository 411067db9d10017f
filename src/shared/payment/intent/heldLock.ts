import { acquireLock, type Lock } from "../../host/lock.ts";

/** The one lock that a widget holds, over all tabs. */
export interface HeldLock {
  /** False where another tab or widget has it; true where this widget holds it already. Another one is released. */
  acquire(key: string): Promise<boolean>;
  release(): void;
  holds(key: string): boolean;
  /** Keeps the lock as long as a request lasts, also when the widget is gone before its answer. */
  during<T>(request: Promise<T>): Promise<T>;
}

/** `signal` is aborted when the widget is gone, which ends its lock. */
export function createHeldLock(signal: AbortSignal | undefined): HeldLock {
  let heldLock: { readonly key: string; readonly lock: Lock } | null = null;
  let isSending = false;
  signal?.addEventListener("abort", () => isSending || release(), { once: true });

  function release(): void {
    heldLock?.lock.release();
    heldLock = null;
  }

  return {
    release,
    holds: (key) => heldLock?.key === key,
    async acquire(key) {
      if (heldLock?.key === key) return true;
      const lock = await acquireLock(key);
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
