import { pageConfig } from "../config/pageConfig.ts";
import { offerDebugPanel } from "../telemetry/inspection.ts";
import { watchPageErrors } from "../telemetry/pageErrors.ts";
import { withDataLayer } from "../widget/dataLayer.ts";
import type { contractVersion, MountableWidget, Place } from "../widget/contract.ts";
import { nearestName } from "./nearestName.ts";

declare const __FROM_TABLE__: boolean;
declare const __WIDGET_NAMES__: readonly string[];

/**
 * Replaces the widget in an element that cannot start, and reports why. It is a separate file that
 * correct pages never load. The loader also loads it, without mounting it, after the code of a
 * widget did not load.
 */
export function diagnostics(names: readonly string[]): MountableWidget {
  offerDebugPanel();
  watchPageErrors(() => pageConfig([]));
  return {
    // Not imported, because this chunk imports nothing.
    contract: 1 satisfies typeof contractVersion,
    mount(place, bridge) {
      watchPageErrors(() => pageConfig(bridge.configs));
      withDataLayer(bridge).fail(
        place,
        names.includes(place.widget) ? "options" : "name",
        diagnosis(place, names),
      );
      return { update() {}, unmount() {} };
    },
  };
}

export default diagnostics(__FROM_TABLE__ ? __WIDGET_NAMES__ : []);

/** Returns why an element cannot start, and what to write instead. */
export function diagnosis(
  { element, widget, written }: Pick<Place, "element" | "widget" | "written">,
  names: readonly string[],
): string {
  if (names.includes(widget)) {
    return `DW105 ${widget}: data-load="${element.dataset.load}" is not usable: expected visible, eager, idle, interaction, media:(…), manual or consent:<purpose>`;
  }
  const nearest = nearestName(widget, names);
  return `DW101 data-widget="${written}" names no widget of this build${nearest ? `; did you mean "${nearest}"?` : ""}`;
}
