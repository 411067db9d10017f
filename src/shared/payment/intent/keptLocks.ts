import type { Lock } from "../../host/lock.ts";

/**
 * The keys of attempts whose end no page has shown, and of which other tabs cannot know because
 * storage is refused or full. All widgets of a page share them.
 */
const secretKeys = new Set<string>();

/** Once the attempt is no longer secret, the page releases the lock that it has kept for it. */
export function noteSecret(key: string, isSecret: boolean): void {
  if (isSecret) {
    secretKeys.add(key);
    return;
  }
  secretKeys.delete(key);
  takeKeptLock(key)?.release();
}

export function isSecret(key: string): boolean {
  return secretKeys.has(key);
}

/** The locks of these attempts while no widget of the page is busy with them. */
const keptLocks = new Map<string, Lock>();
const waiting = new Map<string, PromiseWithResolvers<void>>();

/** The page keeps the lock until one of its widgets takes it. */
export function keepLock(key: string, lock: Lock): void {
  keptLocks.set(key, lock);
  waiting.get(key)?.resolve();
  waiting.delete(key);
}

export function isLockKept(key: string): boolean {
  return keptLocks.has(key);
}

/** Removes a kept lock, which the caller holds from now on. */
export function takeKeptLock(key: string): Lock | undefined {
  const lock = keptLocks.get(key);
  keptLocks.delete(key);
  return lock;
}

/** Resolves when the page keeps the lock. */
export async function whenLockKept(key: string): Promise<void> {
  if (keptLocks.has(key)) return;
  const wait = waiting.get(key) ?? Promise.withResolvers<void>();
  waiting.set(key, wait);
  return wait.promise;
}

/** Releases everything that the page keeps, as its end does. */
export function endKeptLocks(): void {
  for (const lock of keptLocks.values()) lock.release();
  keptLocks.clear();
  secretKeys.clear();
}
