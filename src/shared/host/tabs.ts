import type * as z from "zod/mini";

export interface Turn {
  /** Another tab had it: whatever it did may have changed what this one knows. */
  readonly hadToWait: boolean;
  release(): void;
}

/**
 * Waits until no other tab of this origin has the turn of this name; it ends with `release` or with the tab. After
 * `patienceMs` without it, and where the browser knows no locks (plain http, no origin), goes on without.
 */
export function takeTurn(name: string, patienceMs: number): Promise<Turn> {
  const without = (hadToWait: boolean): Turn => ({ hadToWait, release() {} });
  const { locks } = navigator;
  if (!locks) return Promise.resolve(without(false));
  return new Promise((given) => {
    const hold = (hadToWait: boolean) =>
      new Promise<void>((release) => given({ hadToWait, release }));
    locks
      .request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await hold(false);
        else
          locks
            .request(name, { signal: AbortSignal.timeout(patienceMs) }, () => hold(true))
            .catch(() => given(without(true)));
      })
      .catch(() => given(without(false)));
  });
}

/** Says something to the other tabs of this origin, and to other parts of this page. */
export function tellTabs(channel: string, message: unknown): void {
  try {
    const own = new BroadcastChannel(channel);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    own.postMessage(message);
    own.close();
  } catch {
    // Whoever cannot be told finds out from the server.
  }
}

/** Passes on what tabs of this origin say, if it has the expected shape. */
export function onTabMessage<T>(
  channel: string,
  schema: z.ZodMiniType<T>,
  signal: AbortSignal,
  run: (message: T) => void,
): void {
  try {
    const own = new BroadcastChannel(channel);
    own.onmessage = ({ data }) => {
      const result = schema.safeParse(data);
      if (result.success) run(result.data);
    };
    signal.addEventListener("abort", () => own.close(), { once: true });
  } catch {
    // No channel, no news.
  }
}
