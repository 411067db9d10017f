type Mode = "exclusive" | "shared";
type Hold = (lock: { name: string; mode: Mode } | null) => unknown;
interface Wanted {
  readonly name: string;
  readonly mode: Mode;
  start(): void;
}

/**
 * A fake of one browser's Web Locks. Callers get their turn in order, and shared locks are granted
 * together.
 */
export function createLocks() {
  const running = new Set<Wanted>();
  const queue: Wanted[] = [];

  function isFree(
    { name, mode }: Pick<Wanted, "name" | "mode">,
    before: readonly Wanted[],
  ): boolean {
    return [...running, ...before].every(
      (other) => other.name !== name || (mode === "shared" && other.mode === "shared"),
    );
  }

  function advance(): void {
    for (const waiting of queue.slice())
      if (isFree(waiting, queue.slice(0, queue.indexOf(waiting)))) {
        queue.splice(queue.indexOf(waiting), 1);
        running.add(waiting);
        waiting.start();
      }
  }

  return {
    query: () => Promise.resolve({ held: [...running].map(({ name, mode }) => ({ name, mode })) }),
    request(name: string, optionsOrHold: LockOptions | Hold, holdAfter?: Hold): Promise<unknown> {
      const options = typeof optionsOrHold === "function" ? {} : optionsOrHold;
      const hold = typeof optionsOrHold === "function" ? optionsOrHold : holdAfter!;
      const { mode = "exclusive", ifAvailable = false, signal } = options;
      if (ifAvailable && !isFree({ name, mode }, queue))
        return Promise.resolve().then(() => hold(null));
      return new Promise((resolve, reject) => {
        const waiting: Wanted = {
          name,
          mode,
          start: () =>
            void Promise.resolve()
              .then(() => hold({ name, mode }))
              .then(resolve, reject)
              .finally(() => (running.delete(waiting), advance())),
        };
        signal?.addEventListener("abort", () => {
          if (!queue.includes(waiting)) return;
          queue.splice(queue.indexOf(waiting), 1);
          reject(signal.reason);
        });
        if (signal?.aborted) return reject(signal.reason);
        queue.push(waiting);
        advance();
      });
    },
  };
}
