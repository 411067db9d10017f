import { acquireClaim, isClaimedElsewhere } from "./claims.ts";
import { sleep } from "./timers.ts";

export interface Lock {
  /** Ends the lock; calls after the first do nothing. */
  release(): void;
}

/** Between two looks at a lock that another tab holds, where the browser cannot say when it ends, in milliseconds. */
const pollMs = 500;

/** Names that this page holds or is asking for: set before anything is awaited, so that two presses never both ask. */
const takenHere = new Set<string>();

/**
 * Another tab may be given a lock before it sees what was written to storage under it: Chromium carries the two apart, and was up
 * to 25 ms late on a busy machine. So a released lock is kept for as long, in milliseconds, with room to spare.
 */
const lingerMs = 300;

/** Locks that this page has released and still keeps; it may have them again at once. */
const lingering = new Map<string, { readonly end: () => void; readonly timer: number }>();

/** Locks that this page has ended but the browser still holds; a new request waits for them. */
const ending = new Map<string, Promise<unknown>>();

/**
 * Takes the lock of this name over all tabs, windows and widgets of this browser; null where another one holds it. It ends after
 * `release`, once all tabs see what was written under it, or with the page, however that ends. Web Locks where the browser has
 * them, else claims in storage, which wait for the other tabs before they are given.
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

/** Whether a widget of this very page holds the lock, or is asking for it. */
export function isLockedHere(name: string): boolean {
  return takenHere.has(name);
}

/** Whether another tab of this browser holds the lock, as far as the browser says. */
export async function isLockedElsewhere(name: string): Promise<boolean> {
  if (takenHere.has(name) || lingering.has(name)) return false;
  try {
    const { held = [] } = await locks().query();
    return held.some((lock) => lock.name === name && lock.mode === "exclusive");
  } catch {
    return isClaimedElsewhere(name);
  }
}

/** Resolves as soon as no tab holds the lock, or when `signal` is aborted. */
export async function whenUnlocked(name: string, signal: AbortSignal): Promise<void> {
  try {
    await locks().request(name, { mode: "shared", signal }, () => {});
  } catch {
    while (!signal.aborted && (takenHere.has(name) || (await isClaimedElsewhere(name))))
      if (!(await sleep(pollMs, signal))) return;
  }
}

/** Gives how to release it, null where it is held; rejects where the browser knows no locks, or refuses them. */
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

/** Whether the browser has Web Locks, which plain http and old browsers lack. */
export function hasWebLocks(): boolean {
  return Boolean(navigator.locks);
}

/** Missing on plain http and in old browsers. */
function locks(): LockManager {
  const { locks: manager } = navigator;
  if (!manager) throw new DOMException("no locks", "NotSupportedError");
  return manager;
}
