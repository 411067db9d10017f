/**
 * What the loader and a widget's chunk know of each other, and nothing more: a chunk of one
 * deploy must work under the loader of another, so this file changes only with its version.
 */
export const contractVersion = 1

export type ErrorPhase = 'name' | 'options' | 'load' | 'render' | 'timeout'

export type Status = 'waiting' | 'loading' | 'ready' | 'error' | 'unmounted'

/** One place in a host page, as the loader hands it to a widget. */
export interface Place {
  readonly element: HTMLElement
  /** Unique within the page; prefixes every DOM id that the widget makes. */
  readonly id: string
  /** The registered name: `HousePanel` where the page says `DineHousePanel`. */
  readonly widget: string
  /** Options given through the JavaScript API; they beat every attribute. */
  readonly overrides: Record<string, unknown>
  status: Status
}

/** What the loader does for a mounted widget. */
export interface Bridge {
  readonly contract: number
  /** What `configure()` was given, in order; it beats the page's own configuration. */
  readonly configs: readonly object[]
  /** Fires a DOM event on the element; false when a listener prevented its default. */
  emit(place: Place, type: string, detail?: object, cancelable?: boolean): boolean
  /** Reports a failure as `widget:error` and, unless that is cancelled, one console error. */
  report(place: Place, phase: ErrorPhase, message: string): void
  /** Shows the placeholder, or words where there is none, with a Try again button. */
  showFallback(element: HTMLElement, retry: () => void): void
}

/** A click or Enter on the placeholder that came before the widget; no point means the keyboard. */
export interface HeldClick {
  readonly point: readonly [x: number, y: number] | null
}

/** A widget that has been rendered. */
export interface Mounted {
  /** Settles after the first paint with content; rejects with a MountError. */
  readonly painted: Promise<void>
  /** Reads the options again and renders the same tree with them. */
  update(): void
  /** The element has been put elsewhere in the page. */
  moved(): unknown
  /** Repeats a click that the placeholder had received. */
  click(held: HeldClick): void
  unmount(): void
}

/** What `painted` rejects with: an error that knows the phase that host pages are told. */
export interface MountError extends Error {
  readonly phase: ErrorPhase
}

/** The default export of a widget's chunk. */
export interface MountableWidget {
  readonly contract: number
  /** Queues the first render; whatever goes wrong rejects `painted`. */
  mount(place: Place, bridge: Bridge): Mounted
}

export interface WidgetModule {
  readonly default: MountableWidget
}
