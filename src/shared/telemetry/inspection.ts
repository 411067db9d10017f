import { pageEngine } from "../host/engine.ts";
import { hasQueryFlag } from "../host/queryFlag.ts";
import type { Environment } from "../widget/environment.ts";

/** A mounted widget, as the debug panel shows it. */
export interface Inspected {
  readonly environment: Environment;
  readonly options: unknown;
  /** Options given through the JavaScript API. */
  readonly overrides: object;
}

const question = "widget:inspect";

/**
 * Opens the debug panel if the address asks for it (`?dining-debug`), and offers
 * `DiningWidgets.debug()`. Runs once per page.
 */
export function offerDebugPanel(): void {
  if (typeof HTMLElement === "undefined") return;
  const api = pageEngine();
  if (!api || "debug" in api) return;
  const debug = async (): Promise<void> => (await import("./openPanel.ts")).openPanel();
  Object.assign(api, { debug });
  if (hasQueryFlag("dining-debug")) debug().catch(() => {});
}

/** Reports the options and the environment of a widget to the panel. */
export function answerInspection(
  element: HTMLElement,
  signal: AbortSignal,
  answer: () => Inspected,
): void {
  element.addEventListener(
    question,
    (event) => {
      if (event.target !== element || !(event instanceof CustomEvent)) return;
      event.stopPropagation();
      event.detail.answer(answer());
    },
    { signal },
  );
}

/** Options and configuration as a widget has read them. Null for a widget that has not started. */
export function inspect(element: HTMLElement): Inspected | null {
  let inspection: Inspected | null = null;
  const detail = { answer: (inspected: Inspected) => (inspection = inspected) };
  element.dispatchEvent(new CustomEvent(question, { detail }));
  return inspection;
}
