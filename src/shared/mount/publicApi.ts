import type { Status } from "../widget/contract.ts";
import { logError } from "./events.ts";
import { call, page } from "./native.ts";
import { parsed } from "./parsed.ts";
import { configs, placements, start } from "./placement.ts";
import { granted } from "./triggers.ts";
import { addPlacement, scan, watch } from "./watch.ts";

/** The result of `mount()`. */
export interface WidgetHandle {
  update(options: Record<string, unknown>): void;
  unmount(): void;
  /** Resolves with the first paint, or rejects with the failure. */
  readonly ready: Promise<void>;
  readonly status: Status;
}

export interface WidgetInfo {
  readonly element: HTMLElement;
  readonly widget: string;
  readonly id: string;
  readonly status: Status;
}

/** `window.DiningWidgets`. */
export interface DiningWidgetsApi {
  readonly version: string;
  /** Starts the widget at once, whatever `data-load` says. */
  mount(element: HTMLElement, name?: string, options?: Record<string, unknown>): WidgetHandle;
  scan(root: Node): void;
  list(): WidgetInfo[];
  /** Listens on every widget of the page. Returns a function that stops listening. */
  on(event: string, listener: (event: CustomEvent) => void): () => void;
  /** Resolves when every element found is ready, has failed or waits for its trigger. */
  settled(): Promise<void>;
  consent(purpose: string): void;
  configure(config: Record<string, unknown>): void;
  push(...callbacks: ((api: DiningWidgetsApi) => void)[]): void;
}

declare const __VERSION__: string;

export const api: DiningWidgetsApi = {
  version: __VERSION__,
  mount(element, name = element.dataset.widget ?? "", options) {
    watch(element);
    const placement = addPlacement(element, name, "manual");
    placement.isScripted = true;
    start(placement);
    placement.update(options);
    return placement;
  },
  scan(root) {
    watch(root);
    scan(root);
  },
  list: () =>
    [...placements.values()].map(({ element, widget, id, status }) => ({
      element,
      widget,
      id,
      status,
    })),
  on(type, listener) {
    // SAFETY: the names of the contract are those of CustomEvents.
    addEventListener(type, listener as EventListener, true);
    // SAFETY: see above.
    return () => removeEventListener(type, listener as EventListener, true);
  },
  async settled() {
    await parsed;
    while (api.list().some(({ status }) => status === "loading"))
      await new Promise((later) => setTimeout(later, 20));
  },
  consent(purpose) {
    call(page, "dispatchEvent", new CustomEvent("widget:consent", { detail: { purpose } }));
  },
  configure(config) {
    configs.push(config);
    placements.forEach(({ update }) => update());
  },
  push(...callbacks) {
    for (const callback of callbacks) {
      try {
        callback(api);
      } catch (error) {
        logError(error);
      }
    }
  },
};

/**
 * Starts the page's one engine, even while the page is parsed. An element found by then loads its
 * code and renders after the parsing.
 */
export function startEngine(): void {
  // Captured, so that it is known before the placements that wait for it are asked.
  // SAFETY: the contract makes it a CustomEvent; what another kind lacks is undefined.
  addEventListener(
    "widget:consent",
    (event) => granted.add((event as CustomEvent).detail?.purpose),
    true,
  );
  addEventListener("online", () =>
    placements.forEach((placement) => placement.status === "error" && start(placement)),
  );
  // Runs after the calls that the page has queued.
  queueMicrotask(() => api.scan(page));
}
