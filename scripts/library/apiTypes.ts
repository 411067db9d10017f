/**
 * The types of everything except the options. They come after the generated `WidgetName`,
 * `WidgetOptions` and `CommonOptions`.
 */
export const apiTypes = `export type WidgetStatus = "waiting" | "loading" | "ready" | "error" | "unmounted";

/** The result of \`mount()\`. */
export interface WidgetHandle {
  update(options: object): void;
  unmount(): void;
  /** Settles with the first paint; rejects with the failure. */
  readonly ready: Promise<void>;
  readonly status: WidgetStatus;
}

export interface WidgetInfo {
  readonly element: HTMLElement;
  readonly widget: string;
  readonly id: string;
  readonly status: WidgetStatus;
}

export interface MountWidget {
  /** Starts a widget in an element at once, without waiting for \`data-load\`. */
  <Name extends WidgetName>(
    element: HTMLElement,
    name: Name,
    options?: WidgetOptions[Name] & CommonOptions,
  ): WidgetHandle;
  /** The purchase panel under the name of a product, such as \`DineHousePanel\`. */
  (
    element: HTMLElement,
    name: \`\${string}HousePanel\`,
    options?: WidgetOptions["HousePanel"] & CommonOptions,
  ): WidgetHandle;
}

export interface WidgetEventDetail {
  readonly widget: string;
  readonly id: string;
}

/** Events on a widget's element, all of them bubbling and composed, with their \`detail\`. */
export interface WidgetEvents {
  /** First paint with content, \`ms\` milliseconds after loading began. */
  "widget:ready": CustomEvent<WidgetEventDetail & { readonly ms: number }>;
  /** A failure; \`preventDefault()\` silences the console. */
  "widget:error": CustomEvent<
    WidgetEventDetail & {
      readonly phase: "name" | "options" | "load" | "render" | "timeout";
      readonly message: string;
      /** The code that the message begins with, such as \`DW301\`; \`docs/errors.md\` explains each. */
      readonly code: string;
    }
  >;
  /** Before every navigation; \`preventDefault()\` and go there yourself. */
  "widget:navigate": CustomEvent<
    WidgetEventDetail & { readonly url: string; readonly reason: string }
  >;
  "widget:signed-in": CustomEvent<WidgetEventDetail>;
  "widget:signed-out": CustomEvent<WidgetEventDetail>;
  /** A step of a flow, without personal data; \`detail.widget\` and \`detail.step\` tell the fields. */
  "widget:step": CustomEvent<WidgetStepDetail>;
  /** The widget's job is complete; \`detail.widget\` and \`detail.outcome\` tell the fields. */
  "widget:done": CustomEvent<WidgetDoneDetail>;
  "widget:close": CustomEvent<WidgetEventDetail>;
  "widget:unmount": CustomEvent<WidgetEventDetail>;
}

/** \`window.DiningWidgets\`, once \`mount.js\` has run. */
export interface DiningWidgetsApi {
  readonly version: string;
  readonly mount: MountWidget & {
    /** Starts the widget that the element's \`data-widget\` names. */
    (element: HTMLElement): WidgetHandle;
  };
  /** Finds elements in a subtree, as in another component's shadow root. */
  scan(root: Node): void;
  list(): WidgetInfo[];
  /** Listens to the events of all widgets on the page; returns a function that stops it. */
  on<Type extends keyof WidgetEvents>(
    type: Type,
    listener: (event: WidgetEvents[Type]) => void,
  ): () => void;
  /** Resolves when every element found is ready, failed or waiting for its trigger. */
  settled(): Promise<void>;
  /** Starts the widgets that wait for \`data-load="consent:<purpose>"\`. */
  consent(purpose: string): void;
  /** Opens the debug panel. Undefined until the first widget has started. */
  debug?(): Promise<void>;
  /** Overrides settings of the page configuration. */
  configure(config: Record<string, unknown>): void;
  /** Calls each callback with the API. An array in its place queues callbacks until the script has loaded. */
  push(...callbacks: ((api: DiningWidgetsApi) => void)[]): void;
}

declare global {
  interface Window {
    DiningWidgets?: DiningWidgetsApi | ((api: DiningWidgetsApi) => void)[];
  }
  interface GlobalEventHandlersEventMap extends WidgetEvents {}
}
`;

/** The exports of `index.js`. */
export const indexExports = `export declare const mount: MountWidget;
/** Ends what \`mount\` started in the element; the element's own content is shown again. */
export declare function unmount(element: HTMLElement): void;
`;

/** The types of `dist/mount.js`. They are beside `index.d.ts`. */
export const mountDeclarations = `import type { DiningWidgetsApi } from "./index.js";

export type {
  CommonOptions,
  DiningWidgetsApi,
  WidgetDoneDetail,
  WidgetEvents,
  WidgetHandle,
  WidgetInfo,
  WidgetName,
  WidgetOptions,
  WidgetOutcomes,
  WidgetStatus,
  WidgetStepDetail,
  WidgetSteps,
} from "./index.js";
export declare const mount: DiningWidgetsApi["mount"];
`;
