/** An event of a widget, kept for a debug panel that opens later. */
export interface Told {
  readonly type: string;
  readonly widget: string;
  readonly id: string;
  readonly detail: object | undefined;
  /** Ms since the page began to load. */
  readonly atMs: number;
}

type Engine = Extract<Window["DiningWidgets"], { version: string }> & { told?: Told[] };

/** The page's `window.DiningWidgets`, once the script has made it; null before. */
export function pageEngine(): Engine | null {
  const { DiningWidgets: api } = window;
  return api && "version" in api ? api : null;
}

/** Keeps the page's last 50 events of widgets. */
export function keepEvent(event: Told): void {
  const api = pageEngine();
  if (api) api.told = [...(api.told ?? []), event].slice(-50);
}
