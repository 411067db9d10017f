import { acquireClaim, isClaimedElsewhere } from "./claims.ts";
import { sleep } from "./timers.ts";

export interface Lock {
  /** Releases the lock. Further calls do nothing. */
  release(): void;
}

/**
 * Milliseconds between two checks of another tab's lock, for browsers that do not tell when it
 * ends.
 */
const pollMs = 500;

/**
 * Names that this page holds or is requesting. A name is added before anything is awaited, so that
 * of two presses only the first requests the lock.
 */
const takenHere = new Set<string>();

/**
 * Milliseconds that a released lock is kept. Another tab may acquire a lock before it sees what was
 * written to storage under it: Chromium was up to 25 ms late on a busy machine.
 */
const lingerMs = 300;

/** Locks that this page has released but still keeps. This page may acquire them again at once. */
const lingering = new Map<string, { readonly end: () => void; readonly timer: number }>();

/**
 * Locks that this page has ended but that the browser still holds. A new request waits for them.
 */
const ending = new Map<string, Promise<unknown>>();

/**
 * Acquires a lock across all tabs, windows and widgets of this browser. Null if it is taken. The
 * lock ends after `release`, as soon as all tabs see what was written under it, or with the page.
 * Uses Web Locks, or claims in localStorage on plain http, where browsers have no Web Locks.
 */
export async function acquireLock(name: string): Promise<Lock | null> {
  if (takenHere.has(name)) return null;
  takenHere.add(name);
  await ending.get(name);
  const end = await acquireWebLock(name).catch(() => acquireClaim(name));
  if (!end) {
    takenHere.delete(name);
    return null;
  }
  let isOver = false;
  return {
    release() {
      if (isOver) return;
      isOver = true;
      takenHere.delete(name);
      end();
    },
  };
}

/** Whether a widget of this page holds the lock or is requesting it. */
export function isLockedHere(name: string): boolean {
  return takenHere.has(name);
}

/** Whether another tab of this browser holds the lock, as far as the browser tells. */
export async function isLockedElsewhere(name: string): Promise<boolean> {
  if (takenHere.has(name) || lingering.has(name)) return false;
  try {
    const { held = [] } = await locks().query();
    return held.some((lock) => lock.name === name && lock.mode === "exclusive");
  } catch {
    return isClaimedElsewhere(name);
  }
}

/** Resolves when no tab holds the lock, or when `signal` is aborted. */
export async function whenUnlocked(name: string, signal: AbortSignal): Promise<void> {
  try {
    await locks().request(name, { mode: "shared", signal }, () => {});
  } catch {
    while (!signal.aborted && (takenHere.has(name) || isClaimedElsewhere(name)))
      if (!(await sleep(pollMs, signal))) return;
  }
}

/**
 * Acquires a Web Lock and resolves to a function that releases it. Null if the lock is taken.
 * Rejects if the browser has no Web Locks or refuses them.
 */
async function acquireWebLock(name: string): Promise<(() => void) | null> {
  const lingeringLock = lingering.get(name);
  if (lingeringLock) {
    clearTimeout(lingeringLock.timer);
    lingering.delete(name);
    return lingeringLock.end;
  }
  return new Promise((resolve, reject) => {
    const hold = (lock: unknown): Promise<void> | void => {
      if (!lock) return resolve(null);
      return new Promise((release) => {
        const end = (): void => {
          const timer = window.setTimeout(() => {
            lingering.delete(name);
            release();
            ending.set(name, lasting);
          }, lingerMs);
          lingering.set(name, { end, timer });
        };
        resolve(end);
      });
    };
    const lasting: Promise<unknown> = locks()
      .request(name, { ifAvailable: true }, hold)
      .catch(reject)
      .finally(() => ending.delete(name));
  });
}

/** Whether the browser has Web Locks. Plain http and old browsers lack them. */
export function hasWebLocks(): boolean {
  return Boolean(navigator.locks);
}

/** Throws on plain http and in old browsers, which have no Web Locks. */
function locks(): LockManager {
  const { locks: manager } = navigator;
  if (!manager) throw new DOMException("no locks", "NotSupportedError");
  return manager;
}
