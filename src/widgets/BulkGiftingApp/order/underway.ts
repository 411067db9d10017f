const underway = new Map<string, Promise<unknown>>();

/**
 * Runs `send` unless the same is under way already, for whichever root of this page: then that one's outcome is awaited
 * instead. The place is taken before anything is awaited (faults D1), and outlives the root that took it.
 */
export function sole<T>(key: string, send: () => Promise<T>): Promise<T> {
  // SAFETY: a key stands for one kind of call, so whatever is under way gives that call's outcome.
  const known = underway.get(key) as Promise<T> | undefined;
  if (known) return known;
  const own = send().finally(() => underway.delete(key));
  underway.set(key, own);
  return own;
}
