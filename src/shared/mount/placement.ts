import type { Bridge, contractVersion, ErrorPhase, Mounted, Place } from "../widget/contract.ts";
import { emit, report } from "./events.ts";
import { errorFallback, showPlaceholder } from "./fallback.ts";
import { load, policyHint } from "./load.ts";
import { source } from "./source.ts";
import { recovery } from "./table.ts";

/**
 * An element of the host page that is or will be a widget. Its state is kept here, never in the
 * page.
 */
export interface Placement extends Place {
  /**
   * `data-widget` as it was first seen. Undefined if only the JavaScript API asked for the widget.
   */
  readonly attribute: string | undefined;
  mounted?: Mounted;
  /**
   * The code runs only after this promise. While the page is parsed, the element may lack its
   * content and the page its configuration.
   */
  readonly complete: Promise<unknown>;
  /** Aborted when the wait for the trigger ends, which removes its listeners and observers. */
  readonly waiting: AbortController;
  /** Settles with the first paint or the first failure. */
  readonly ready: Promise<void>;
  resolve(): void;
  reject(error: Error): void;
  update(options?: object): void;
  unmount(): void;
}

export const placements = new Map<Node, Placement>();
/** The arguments of `configure()`, in order. They override the page's own configuration. */
export const configs: object[] = [];
// Not imported, because `mount.js` imports nothing.
const bridge: Bridge = {
  contract: 1 satisfies typeof contractVersion,
  configs,
  emit,
  report,
  ready,
  fail,
  texts: source.texts,
};
let count = 0;

export function createPlacement(
  element: HTMLElement,
  written: string,
  complete: Promise<unknown>,
): Placement {
  const settling = Promise.withResolvers<void>();
  const placement: Placement = {
    ...settling,
    element,
    written,
    complete,
    // `{product}HousePanel` is registered as `HousePanel`. The widget checks that the product is
    // the configured one.
    widget: written.endsWith("HousePanel") ? "HousePanel" : written,
    attribute: element.dataset.widget,
    id: `dining-${++count}`,
    status: "waiting",
    overrides: {},
    waiting: new AbortController(),
    ready: settling.promise,
    reject(error) {
      // Aborted at once, because another widget may wait in the same element next.
      placement.waiting.abort();
      settling.reject(error);
    },
    update(options) {
      Object.assign(placement.overrides, options);
      placement.mounted?.update();
    },
    unmount() {
      const { mounted, status } = placement;
      if (status === "unmounted") return;
      placement.reject(Error((placement.status = "unmounted")));
      placements.delete(element);
      mounted?.unmount();
      showPlaceholder(element);
      if (mounted) emit(placement, "widget:unmount");
    },
  };
  placements.set(element, placement);
  // Nobody may use the promise, and its rejection must not reach the host's `unhandledrejection`.
  settling.promise.catch(() => {});
  return placement;
}

/** Listens before the page does, until the wait for the widget ends. */
export function listen(
  placement: Placement,
  target: EventTarget,
  types: string,
  listener: (placement: Placement, event: Event) => void,
): void {
  for (const type of types.split(" "))
    target.addEventListener(type, (event) => listener(placement, event), {
      capture: true,
      signal: placement.waiting.signal,
    });
}

/**
 * Loads the code. A first click or Enter also starts the placement, and is held for the widget
 * instead of reaching the page.
 */
export function touch(placement: Placement, event: Event): void {
  // Only loads the code. A failure is reported when the widget starts.
  load(placement.widget).catch(() => {});
  // SAFETY: other events have no `key`.
  if (event.type !== "click" && (event as KeyboardEvent).key !== "Enter") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  placement.held ??= event;
  start(placement);
}

/**
 * Loads and renders a placement that waits or whose code failed to load. Does nothing for any other
 * placement.
 */
export function start(placement: Placement, name = placement.widget): void {
  const { element } = placement;
  if (placement.mounted || !/waiting|error/.test(placement.status)) return;
  placement.status = "loading";
  placement.from = Date.now();
  // Texts load in parallel with the code, and the widget requests them again.
  source.texts(name, langOf(element))?.catch(() => {});
  load(name)
    .finally(() => placement.complete)
    .then(
      (module) => {
        if (placement.status === "loading")
          placement.mounted = module.default.mount(placement, bridge);
      },
      (error) => {
        const phase = error ? "load" : "timeout";
        fail(
          placement,
          phase,
          `DW301 ${name}: ${error ?? phase}${policyHint}`,
          errorFallback(element, () => start(placement)),
        );
        // Offers the debug panel and reports the error, if at least this file can be loaded.
        load("diagnostics").catch(() => {});
      },
    );
  placement.complete.then(() => prepareSnapshot(placement));
}

/** Holds presses on a snapshot, and loads the code that takes over the snapshot. */
function prepareSnapshot(placement: Placement): void {
  const { shadowRoot } = placement.element;
  if (!shadowRoot) return;
  shadowRoot
    .querySelectorAll("button")
    .forEach((button) => listen(placement, button, "click", touch));
  // Requested after the widget's files, because a browser requests only six files at a time from an
  // HTTP/1.1 server. A widget requests it again when it takes over a snapshot.
  source.load(recovery).catch(() => {});
}

/**
 * The widget's language without its region, such as `es`. Matches no language if the page names
 * none.
 */
function langOf(element: HTMLElement): string {
  return `${element.dataset.lang ?? element.closest<HTMLElement>("[lang]")?.lang}`.slice(0, 2);
}

function ready(placement: Placement): void {
  placement.status = "ready";
  placement.resolve();
  // Ends the wait at once, because a held press is repeated next.
  placement.waiting.abort();
  emit(placement, "widget:ready", { ms: Date.now() - placement.from! });
}

function fail(placement: Placement, phase: ErrorPhase, message: string, ...more: Node[]): void {
  if (placement.status === "unmounted") return;
  placement.status = "error";
  showPlaceholder(placement.element, ...more);
  placement.reject(Error(message));
  report(placement, phase, message);
}
