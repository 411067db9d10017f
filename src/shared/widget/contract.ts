import type { LanguageModule } from "../texts/language.ts";

/**
 * The whole interface between the loader and a widget's chunk. A chunk of one release must work
 * with the loader of another, so this interface changes only together with its version.
 */
export const contractVersion = 1;

export type ErrorPhase = "name" | "options" | "load" | "render" | "timeout";

export type Status = "waiting" | "loading" | "ready" | "error" | "unmounted";

/** One place in a host page, as the loader passes it to a widget. */
export interface Place {
  readonly element: HTMLElement;
  /** Unique within the page. The widget's DOM ids start with it. */
  readonly id: string;
  /** The registered name, such as `HousePanel` if the page says `DineHousePanel`. */
  readonly widget: string;
  /** The name as the page wrote it. */
  readonly written: string;
  /** Options from the JavaScript API. They override every attribute. */
  readonly overrides: Record<string, unknown>;
  /** True if a script of the page called `mount()`. Absent if only markup asked for the widget. */
  isScripted?: boolean;
  /** The click or Enter that the placeholder or snapshot received before the widget was ready. */
  held?: Event | undefined;
  /** When loading began, by `Date.now()`. */
  from?: number;
  status: Status;
}

/** The loader's services for a mounted widget. */
export interface Bridge {
  /** The loader's `contractVersion`. A chunk with another version refuses to start. */
  readonly contract: number;
  /** The arguments of `configure()`, in order. They override the page's own configuration. */
  readonly configs: readonly object[];
  /**
   * Loads a widget's texts in a language, once per page. Undefined if no such texts are shipped.
   * The loader of an older release has no such method.
   */
  texts?(widget: string, language: string): Promise<LanguageModule | undefined> | undefined;
  /** Fires a DOM event on the element. Returns false if a listener prevented its default. */
  emit(place: Place, type: string, detail?: object): boolean;
  /**
   * Reports a failure as `widget:error` and, unless a listener prevents that, one console error.
   */
  report(place: Place, phase: ErrorPhase, message: string): void;
  /** The widget has painted. */
  ready(place: Place): void;
  /**
   * The widget cannot be shown. Shows the placeholder again, followed by `more`, and reports the
   * failure.
   */
  fail(place: Place, phase: ErrorPhase, message: string, ...more: (Node | string)[]): void;
}

/** A widget whose render was requested. */
export interface Mounted {
  /**
   * The element has moved, or the page around it or its options may have changed. The widget reads
   * them again, once per task.
   */
  update(): void;
  unmount(): void;
}

/** The default export of a widget's chunk. */
export interface MountableWidget {
  readonly contract: number;
  /** Queues the first render, which ends in `bridge.ready` or `bridge.fail`. Never throws. */
  mount(place: Place, bridge: Bridge): Mounted;
}

export interface WidgetModule {
  readonly default: MountableWidget;
}
