import type { HeldClick, Mounted, Place } from '../widget/contract.ts'

/** One element of the host page that is, or will be, a widget. Its state lives here, never in the page. */
export interface Placement extends Place {
  /** True when the page itself asked for the widget through `data-widget`. */
  fromPage: boolean
  mounted?: Mounted | undefined
  held?: HeldClick | undefined
  /** Aborted when the wait for the trigger is over: ends its listeners and observers. */
  waiting: AbortController
  /** Settles with the first paint or the failure; a new try gets a new one. */
  outcome: PromiseWithResolvers<void>
  /** True when the code could not be had: worth another try when the browser is online again. */
  loadFailed?: boolean
}

let count = 0

export function newPlacement(element: HTMLElement, widget: string): Placement {
  return {
    element,
    widget,
    fromPage: 'widget' in element.dataset,
    id: `dining-${++count}`,
    status: 'waiting',
    overrides: {},
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
