import type { ComponentType } from "react";
import type { Options } from "../options/optionSchema.ts";
import { contractVersion, type MountableWidget } from "./contract.ts";
import type { Environment } from "./environment.ts";
import { mountInstance } from "./instance.tsx";

/** What a widget's store is created from. */
export interface StoreDeps<O> {
  /** The options as they were read last. */
  options(): O;
  environment(): Environment;
  /**
   * Calls `listener` whenever options and environment were read again, whether they differ or not.
   * `onOptionChange` compares them.
   */
  onOptions(listener: () => void): void;
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
  /** Defines attribute types and validation, the documentation table and the harness form. */
  readonly options: Options<O>;
  /**
   * Creates the state that survives a crash, a page translation and a move, once per root. It ends
   * with the environment's `signal`.
   */
  readonly createStore?: (deps: StoreDeps<O>) => Store;
  /**
   * A new store calls the API at once. The call is sent before the screen renders, because
   * rendering takes long on a slow phone.
   */
  readonly callsFirst?: true;
  /**
   * Loads what the first screen needs besides the widget's own file. A snapshot of that screen
   * stays until then.
   */
  readonly preload?: (store: Store) => Promise<unknown> | undefined;
  readonly Root: ComponentType<{ options: O; store: Store }>;
  /** Reports the steps of the widget's flows (`widget:step`). Loaded after the first paint. */
  readonly funnel?: () => Promise<FunnelModule<Store> | undefined> | undefined;
  /**
   * Start states for the harness, the matrix tests and the screenshots. The build leaves them out.
   */
  readonly examples?: () => Promise<unknown>;
}

/** Defines a widget. The result is the default export of its folder's `index.ts`. */
export function defineWidget<O, Store = undefined>(
  widget: Widget<O, Store>,
): MountableWidget & { widget: Widget<O, Store> } {
  let funnel: ReturnType<NonNullable<typeof widget.funnel>>;
  const mounted: Widget<O, Store> = {
    ...widget,
    // Loaded once for all instances, since a page may have a thousand. After a failure, the next
    // instance tries again.
    funnel: () => (funnel ??= widget.funnel?.()?.catch(() => (funnel = undefined))),
  };
  return {
    contract: contractVersion,
    widget,
    mount: (place, bridge) => mountInstance(mounted, place, bridge),
  };
}
