/**
 * Simulates another tab of the same browser that is paying: it holds the lock, and its record is in
 * the shared storage. Waits for the lock, which the page of the previous test keeps for a moment.
 */
export async function otherTab(key: string) {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  await new Promise<void>((granted) => {
    void navigator.locks.request(key, () => {
      granted();
      return over;
    });
  });

  return {
    /** Writes the other tab's record. `facts` have the widget's own type. */
    writes(phase: "sent" | "paid", facts: unknown): void {
      const record = { phase, key: "other-tab", payload: "", owner: "", atMs: Date.now(), facts };
      localStorage.setItem(key, JSON.stringify(record));
    },
    /** The payment is refused, so the record is removed. */
    drops: (): void => localStorage.removeItem(key),
    /** The other tab has finished or crashed, so the lock is released. */
    ends: (): void => resolve(),
  };
}
