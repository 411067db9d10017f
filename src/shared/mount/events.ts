import type { ErrorPhase, Place } from "../widget/contract.ts";

declare global {
  interface Window {
    /** The tag manager's own global, fed only where an element carries `data-datalayer`. */
    dataLayer?: { push?(entry: object): void };
  }
}

/** Dispatches on the element, and on the document too where the element has left it; false when a listener prevented the default. */
export function emit({ element, widget, id }: Place, type: string, detail?: object): boolean {
  const fire = (target: EventTarget) =>
    target.dispatchEvent(
      new CustomEvent(type, {
        detail: { widget, id, ...detail },
        bubbles: true,
        composed: true,
        cancelable: true,
      }),
    );
  if ("datalayer" in element.dataset && /ready|done|error/.test(type)) {
    // A message may quote what a guest typed; it stays out of the tag manager.
    (window.dataLayer ??= []).push?.({
      event: type,
      widget,
      widget_id: id,
      ...detail,
      message: undefined,
    });
  }
  if (!element.isConnected) fire(document);
  return fire(element);
}

/** Logs one console error. Hostile pages may lack a console, or its methods. */
export function logError(...words: unknown[]): void {
  window.console?.error?.(...words);
}

/** Fires `widget:error` and, unless a listener cancels it, logs one console error. */
export function report(place: Place, phase: ErrorPhase, message: string): void {
  if (emit(place, "widget:error", { phase, message }))
    logError(`DiningWidgets: ${message}`, place.element);
}
