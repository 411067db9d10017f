import type { ErrorPhase, Place } from '../widget/contract.ts'

/** Hears every event of every widget, also of those that just left the document. */
export const hub = new EventTarget()

declare global {
  interface Window {
    /** The tag manager's own global, fed only where an element carries `data-datalayer`. */
    dataLayer?: { push?(entry: object): void }
  }
}

/** Dispatches on the element; false when a listener prevented the default. */
export function emit({ element, widget, id }: Place, type: string, detail?: object, cancelable = false): boolean {
  const init = { detail: { widget, id, ...detail }, bubbles: true, composed: true, cancelable }
  const isAllowed = [element, hub].map((target) => target.dispatchEvent(new CustomEvent(type, init)))
  if ('datalayer' in element.dataset && /ready|done|error/.test(type)) {
    // A message may quote what a guest typed; it stays out of the tag manager.
    ;(window.dataLayer ??= []).push?.({ event: type, widget, widget_id: id, ...detail, message: undefined })
  }
  return !isAllowed.includes(false)
}

/** The failure as an event and, unless a listener cancels that, as one console error. */
export function report(place: Place, phase: ErrorPhase, message: string): void {
  if (emit(place, 'widget:error', { phase, message }, true)) window.console?.error?.(`DiningWidgets: ${message}`, place.element)
}
