import type { ComponentType } from "react";
import type { Options } from "../options/optionSchema.ts";
import { contractVersion, type MountableWidget } from "./contract.ts";
import type { Environment } from "./environment.ts";
import { mountInstance } from "./instance.tsx";

/** Creates a widget's store. The store outlives the React tree and ends with `signal` of the environment. */
export interface StoreStart<O> {
  options(): O;
  environment(): Environment;
}

interface FunnelModule<Store> {
  readonly funnel: {
    start(
      store: Store,
      environment: () => Environment,
      options: () => unknown,
      overrides: object,
    ): void;
  };
}

export interface Widget<O = unknown, Store = unknown> {
  /** Gives attribute types, validation, the documentation table and the harness form. */
  readonly options: Options<O>;
  /** State that survives a crash, a page translation and a move; made once per root. */
  readonly createStore?: (start: StoreStart<O>) => Store;
  /** A new store asks the API at once: the call leaves before the screen is rendered, which takes long on a slow phone. */
  readonly callsFirst?: true;
  /** Loads what the first screen shows besides the widget's own file; a snapshot of that screen stays until it has come. */
  readonly preload?: (store: Store) => Promise<unknown> | undefined;
  readonly Root: ComponentType<{ options: O; store: Store }>;
  /** Reports the steps of the widget's flows (`widget:step`); loaded after the first paint. */
  readonly funnel?: () => Promise<FunnelModule<Store> | undefined> | undefined;
  /** Start states for the harness, the matrix tests and the screenshots; left out of the build. */
  readonly examples?: () => Promise<unknown>;
}

/** Makes a widget: the default export of its folder's `index.ts`. */
export function defineWidget<O, Store = undefined>(
  widget: Widget<O, Store>,
): MountableWidget & { widget: Widget<O, Store> } {
  let funnel: ReturnType<NonNullable<typeof widget.funnel>>;
  const mounted: Widget<O, Store> = {
    ...widget,
    // Once for all instances, of which a page may have a thousand; after a failure the next one tries again.
    funnel: () => (funnel ??= widget.funnel?.()?.catch(() => (funnel = undefined))),
  };
  return {
    contract: contractVersion,
    widget,
    mount: (place, bridge) => mountInstance(mounted, place, bridge),
  };
}
