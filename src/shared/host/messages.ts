import type * as z from "zod/mini";

interface Expected<T> {
  /** The sender's exact origin. */
  readonly origin: string;
  readonly source: () => Window | null | undefined;
  readonly schema: z.ZodMiniType<T>;
}

/** Passes on messages of one window, one origin and one shape; all others are dropped (faults B11). */
export function onMessage<T>(
  { origin, source, schema }: Expected<T>,
  signal: AbortSignal,
  run: (message: T) => void,
): void {
  const receive = (event: MessageEvent): void => {
    if (event.origin !== origin || !event.source || event.source !== source()) return;
    const result = schema.safeParse(event.data);
    if (result.success) run(result.data);
  };
  addEventListener("message", receive, { signal });
}
