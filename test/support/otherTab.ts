/**
 * Another tab of the same browser that is paying: it holds the lock, and its record is in the shared storage. Waits for the lock,
 * which the page of the test before keeps a moment longer.
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
    /** The record that it has written; `facts` in the widget's own shape. */
    writes(phase: "sent" | "paid", facts: unknown): void {
      const record = { phase, key: "other-tab", payload: "", owner: "", atMs: Date.now(), facts };
      localStorage.setItem(key, JSON.stringify(record));
    },
    /** The payment was refused: its record is removed. */
    drops: (): void => localStorage.removeItem(key),
    /** The other tab has finished, or crashed. */
    ends: (): void => resolve(),
  };
}
