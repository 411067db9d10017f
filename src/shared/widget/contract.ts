import type { LanguageModule } from "../texts/language.ts";

/**
 * The whole interface between the loader and a widget's chunk. A chunk of one release must work with the loader of another, so this file changes only with its version.
 */
export const contractVersion = 1;

export type ErrorPhase = "name" | "options" | "load" | "render" | "timeout";

export type Status = "waiting" | "loading" | "ready" | "error" | "unmounted";

/** One place in a host page, as the loader hands it to a widget. */
export interface Place {
  readonly element: HTMLElement;
  /** Unique within the page; prefixes every DOM id that the widget makes. */
  readonly id: string;
  /** The registered name: `HousePanel` where the page says `DineHousePanel`. */
  readonly widget: string;
  /** The name as the page wrote it. */
  readonly written: string;
  /** Options given through the JavaScript API; they beat every attribute. */
  readonly overrides: Record<string, unknown>;
  /** The page's script asked for it with `mount()`; markup alone asked where this is absent. */
  isScripted?: boolean;
  /** The click or Enter that the placeholder or snapshot received before the widget was there. */
  held?: Event | undefined;
  /** When loading began, by `Date.now()`. */
  from?: number;
  status: Status;
}

/** The loader's services for a mounted widget. */
export interface Bridge {
  /** The loader's `contractVersion`; a chunk of another one refuses to start. */
  readonly contract: number;
  /** The arguments of `configure()`, in order; they beat the page's own configuration. */
  readonly configs: readonly object[];
  /**
   * Loads a widget's texts in a language, once per page; undefined where none are shipped. A loader of an older release has no
   * such method.
   */
  texts?(widget: string, language: string): Promise<LanguageModule> | undefined;
  /** Fires a DOM event on the element; false when a listener prevented its default. */
  emit(place: Place, type: string, detail?: object): boolean;
  /** Reports a failure as `widget:error` and, unless that is cancelled, one console error. */
  report(place: Place, phase: ErrorPhase, message: string): void;
  /** The widget has painted. */
  ready(place: Place): void;
  /** The widget cannot be shown: the placeholder comes back, followed by what is given, and the failure is reported. */
  fail(place: Place, phase: ErrorPhase, message: string, ...more: (Node | string)[]): void;
}

/** A widget that has been asked to render. */
export interface Mounted {
  /** The element has moved, or the page around it, its options among it, may have changed: reads it again, once per task. */
  update(): void;
  unmount(): void;
}

/** The default export of a widget's chunk. */
export interface MountableWidget {
  readonly contract: number;
  /** Queues the first render, which ends in `bridge.ready` or `bridge.fail`; does not throw. */
  mount(place: Place, bridge: Bridge): Mounted;
}

export interface WidgetModule {
  readonly default: MountableWidget;
}
