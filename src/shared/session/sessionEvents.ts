import type { Session } from "./session.ts";

interface Announcer {
  readonly signal: AbortSignal;
  emit(type: string, detail?: object): boolean;
}

/** Fires `widget:signed-in` and `widget:signed-out` on the widget's element whenever the session changes, until it is unmounted. */
export function emitSessionEvents(session: Session, { signal, emit }: Announcer): void {
  if (signal.aborted) return;
  const stop = session.subscribe((change) => emit(`widget:${change}`));
  signal.addEventListener("abort", stop, { once: true });
}
