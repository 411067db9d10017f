/** An event of a widget, stored for a debug panel that opens later. */
export interface Told {
  readonly type: string;
  readonly widget: string;
  readonly id: string;
  readonly detail: object | undefined;
  /** Milliseconds since the page began to load. */
  readonly atMs: number;
}

/** A mistake of the page's set-up, such as a missing header. Its message names the line to change. */
export interface PageError {
  readonly code: string;
  readonly message: string;
}

type Engine = Extract<Window["DiningWidgets"], { version: string }> & {
  told?: Told[];
  pageErrors?: readonly PageError[];
  /** What watches the page for mistakes of its set-up already. */
  watched?: readonly string[];
};

/** The page's `window.DiningWidgets`. Null until the script has created it. */
export function pageEngine(): Engine | null {
  const { DiningWidgets: api } = window;
  return api && "version" in api ? api : null;
}

/** Stores the last 50 events of the page's widgets. */
export function keepEvent(event: Told): void {
  const api = pageEngine();
  if (api) api.told = [...(api.told ?? []), event].slice(-50);
}
