import { pageConfig } from "../config/pageConfig.ts";
import { readOptions } from "../options/readOptions.ts";
import { shadowOf } from "./container.ts";
import type { Bridge, Place } from "./contract.ts";
import type { StoreDeps, Widget } from "./defineWidget.ts";
import type { Environment } from "./environment.ts";
import { attributeTrust } from "./placeTrust.ts";
import { readEnvironment } from "./readEnvironment.ts";

/** Reads a widget's options and environment, and holds what was read last. */
export interface PlaceReader<O> extends StoreDeps<O> {
  /**
   * Reads everything again: at once in English, otherwise when the texts have loaded. If it throws,
   * the earlier reading stays in force.
   */
  read(): Environment | Promise<Environment>;
}

export function createPlaceReader<O>(
  widget: Pick<Widget<O>, "options">,
  place: Place,
  bridge: Bridge,
  signal: AbortSignal,
): PlaceReader<O> {
  let options: O;
  let environment: Environment;
  const listeners: (() => void)[] = [];

  function accept(next: Environment): Environment {
    environment = next;
    listeners.forEach((listener) => listener());
    return next;
  }

  return {
    read() {
      const { element, overrides } = place;
      const shadow = shadowOf(element);
      const config = pageConfig(bridge.configs);
      const trust = attributeTrust(config);
      const next = readEnvironment(place, { shadow, config, trust }, bridge, signal);
      options = readOptions(widget.options, element, overrides, place.widget, trust);
      return next instanceof Promise ? next.then(accept) : accept(next);
    },
    options: () => options,
    environment: () => environment,
    onOptions: (listener) => void listeners.push(listener),
  };
}
