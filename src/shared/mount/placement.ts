import type { Mounted, Place } from '../widget/contract.ts'

/** One element of the host page that is, or will be, a widget. Its state lives here, never in the page. */
export interface Placement extends Place {
  /** `data-widget` as it was last seen; undefined where only the JavaScript API asked for the widget. */
  readonly attribute: string | undefined
  mounted?: Mounted
  /** Aborted when the wait for the trigger is over: ends its listeners and observers. */
  waiting: AbortController
  /** Settles with the first paint or the failure; a new load gets a new one. */
  outcome: PromiseWithResolvers<void>
  /** Loads again; there when the code could not be had. */
  reload?: () => void
}

let count = 0

export function newPlacement(element: HTMLElement, written: string, widget: string): Placement {
  return {
    element,
    widget,
    written,
    attribute: element.dataset.widget,
    id: `dining-${++count}`,
    status: 'waiting',
    overrides: {},
    from: 0,
    waiting: new AbortController(),
    outcome: newOutcome(),
  }
}

export function newOutcome(): PromiseWithResolvers<void> {
  const outcome = Promise.withResolvers<void>()
  // Nobody has to listen to it; a host's `unhandledrejection` must stay silent.
  outcome.promise.catch(() => {})
  return outcome
}
