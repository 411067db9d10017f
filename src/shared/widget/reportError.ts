/**
 * Stands in for the global `reportError` inside the bundle (see `vite.config.ts`): what a widget
 * throws in an event handler is logged, and never reaches the host page's `onerror`.
 */
export function reportError(error: unknown): void {
  window.console?.error?.(error);
}
