import type { ErrorPhase, Place } from "../widget/contract.ts";
import { call, page } from "./native.ts";

/** Dispatches on the element, and on the document too where the element has left it; false when a listener prevented the default. */
export function emit({ element, widget, id }: Place, type: string, detail?: object): boolean {
  const fire = (target: Node) =>
    call(
      target,
      "dispatchEvent",
      new CustomEvent(type, {
        detail: { widget, id, ...detail },
        bubbles: true,
        composed: true,
        cancelable: true,
      }),
    );
  if (!element.isConnected) fire(page);
  return fire(element);
}

/** Logs one console error. Hostile pages may lack a console, or its methods. */
export function logError(...words: unknown[]): void {
  window.console?.error?.(...words);
}

/** Fires `widget:error` with the code that the message begins with (`DW301`) and, unless a listener cancels it, logs one console error. */
export function report(place: Place, phase: ErrorPhase, message: string): void {
  if (emit(place, "widget:error", { phase, message, code: message.slice(0, 5) }))
    logError(`DiningWidgets: ${message}`, place.element);
}
