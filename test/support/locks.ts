type Mode = "exclusive" | "shared";
type Hold = (lock: { name: string; mode: Mode } | null) => unknown;
interface Wanted {
  readonly name: string;
  readonly mode: Mode;
  start(): void;
}

/** Web Locks of one browser: each caller gets its turn in order, shared ones together. */
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
    for (const wanted of queue.slice())
      if (isFree(wanted, queue.slice(0, queue.indexOf(wanted)))) {
        queue.splice(queue.indexOf(wanted), 1);
        running.add(wanted);
        wanted.start();
      }
  }

  return {
    request(name: string, optionsOrHold: LockOptions | Hold, holdAfter?: Hold): Promise<unknown> {
      const options = typeof optionsOrHold === "function" ? {} : optionsOrHold;
      const hold = typeof optionsOrHold === "function" ? optionsOrHold : holdAfter!;
      const { mode = "exclusive", ifAvailable = false, signal } = options;
      if (ifAvailable && !isFree({ name, mode }, queue))
        return Promise.resolve().then(() => hold(null));
      return new Promise((resolve, reject) => {
        const wanted: Wanted = {
          name,
          mode,
          start: () =>
            void Promise.resolve()
              .then(() => hold({ name, mode }))
              .then(resolve, reject)
              .finally(() => (running.delete(wanted), advance())),
        };
        signal?.addEventListener("abort", () => {
          if (!queue.includes(wanted)) return;
          queue.splice(queue.indexOf(wanted), 1);
          reject(signal.reason);
        });
        if (signal?.aborted) return reject(signal.reason);
        queue.push(wanted);
        advance();
      });
    },
  };
}
