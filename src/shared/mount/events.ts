import type { ErrorPhase, Place } from "../widget/contract.ts";
import { call, page } from "./native.ts";

/**
 * Dispatches an event on the element, and on the document too if the element is no longer
 * connected. Returns false if a listener prevented the default.
 */
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

/**
 * Fires `widget:error` with the code at the start of the message (`DW301`). Logs one console error
 * unless a listener prevents that.
 */
export function report(place: Place, phase: ErrorPhase, message: string): void {
  if (emit(place, "widget:error", { phase, message, code: message.slice(0, 5) }))
    logError(`DiningWidgets: ${message}`, place.element);
}
