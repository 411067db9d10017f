import type { Bridge, contractVersion, ErrorPhase, Mounted, Place } from "../widget/contract.ts";
import { emit, report } from "./events.ts";
import { errorFallback, showPlaceholder } from "./fallback.ts";
import { load } from "./load.ts";
import { source } from "./source.ts";

/** One element of the host page that is, or will be, a widget. Its state lives here, never in the page. */
export interface Placement extends Place {
  /** `data-widget` as it was first seen; undefined where only the JavaScript API asked for the widget. */
  readonly attribute: string | undefined;
  mounted?: Mounted;
  /** Aborted when the wait for the trigger is over: ends its listeners and observers. */
  readonly waiting: AbortController;
  /** Settles with the first paint or the first failure. */
  readonly ready: Promise<void>;
  resolve(): void;
  reject(error: Error): void;
  update(options?: object): void;
  unmount(): void;
}

export const placements = new Map<Node, Placement>();
/** The arguments of `configure()`, in order; widgets lay them over the page's own configuration. */
export const configs: object[] = [];
// Not imported: `mount.js` imports nothing.
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

export function createPlacement(element: HTMLElement, written: string): Placement {
  const settling = Promise.withResolvers<void>();
  // The promise may go unused; a host's `unhandledrejection` must stay silent.
  settling.promise.catch(() => {});
  const placement: Placement = {
    ...settling,
    element,
    written,
    // `{product}HousePanel` is registered as `HousePanel`; the widget checks that the product is the configured one.
    widget: written.replace(/^.+(?=HousePanel$)/, ""),
    attribute: element.dataset.widget,
    id: `dining-${++count}`,
    status: "waiting",
    overrides: {},
    from: 0,
    waiting: new AbortController(),
    ready: settling.promise,
    update(options) {
      Object.assign(placement.overrides, options);
      placement.mounted?.update();
    },
    unmount() {
      const { mounted, status } = placement;
      if (status === "unmounted") return;
      placement.reject(Error((placement.status = "unmounted")));
      placement.waiting.abort();
      placements.delete(element);
      mounted?.unmount();
      showPlaceholder(element);
      if (mounted) emit(placement, "widget:unmount");
    },
  };
  placements.set(element, placement);
  return placement;
}

/** Loads and renders a placement that waits, or whose code could not be had; anything else is left as it is. */
export function start(placement: Placement, name = placement.widget): void {
  if (placement.mounted || !/waiting|error/.test(placement.status)) return;
  placement.status = "loading";
  placement.from = Date.now();
  // Texts travel beside the code; the widget asks for them again.
  source.texts(name, langOf(placement.element))?.catch(() => {});
  load(name).then(
    (module) => {
      if (placement.status === "loading")
        placement.mounted = module.default.mount(placement, bridge);
    },
    (error) =>
      fail(
        placement,
        error ? "load" : "timeout",
        `DW301 ${name}: ${error ?? "timeout"}`,
        errorFallback(placement.element, () => start(placement)),
      ),
  );
}

/** The widget's language without its region, such as `es`; that of no language where the page names none. */
function langOf(element: HTMLElement): string {
  return `${element.dataset.lang ?? element.closest<HTMLElement>("[lang]")?.lang}`.slice(0, 2);
}

function ready(placement: Placement): void {
  placement.status = "ready";
  placement.waiting.abort();
  placement.resolve();
  emit(placement, "widget:ready", { ms: Date.now() - placement.from });
}

function fail(placement: Placement, phase: ErrorPhase, message: string, ...more: Node[]): void {
  if (placement.status === "unmounted") return;
  placement.status = "error";
  placement.waiting.abort();
  showPlaceholder(placement.element, ...more);
  placement.reject(Error(message));
  report(placement, phase, message);
}
