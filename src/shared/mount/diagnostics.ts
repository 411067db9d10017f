import { offerDebugPanel } from "../debug/inspection.ts";
import { withDataLayer } from "../widget/dataLayer.ts";
import type { contractVersion, MountableWidget, Place } from "../widget/contract.ts";

declare const __FROM_TABLE__: boolean;
declare const __WIDGET_NAMES__: readonly string[];

/** Takes the place of the widget in an element that cannot start, and reports why. A file of its own: correct pages never load it. */
export function diagnostics(names: readonly string[]): MountableWidget {
  return {
    // Not imported: this chunk imports nothing.
    contract: 1 satisfies typeof contractVersion,
    mount(place, bridge) {
      offerDebugPanel();
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

/** Tells a developer why an element cannot start, and what to write instead. */
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

/** The known name that shares the most neighbouring letters with what the page wrote. */
export function nearestName(written: string, known: readonly string[]): string | undefined {
  const wanted = letterPairs(written);
  const likeness = (name: string) => {
    const namePairs = letterPairs(name);
    const left = [...wanted];
    let shared = 0;
    for (const pair of namePairs) {
      const at = left.indexOf(pair);
      if (at >= 0) shared += left.splice(at, 1).length;
    }
    return (2 * shared) / (namePairs.length + wanted.length);
  };
  const [best] = known.toSorted((a, b) => likeness(b) - likeness(a));
  return best && likeness(best) > 0.3 ? best : undefined;
}

function letterPairs(name: string): string[] {
  const letters = name.toLowerCase();
  return [...letters].map((_, index) => letters.slice(index, index + 2));
}
