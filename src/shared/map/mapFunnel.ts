import { defineFunnel } from "../telemetry/defineFunnel.ts";
import type { Finder } from "./finder.ts";
import type { FinderState } from "./state.ts";

/** The steps of a map of restaurants. */
export const funnel = defineFunnel({
  steps: {
    /** The restaurants are shown. */
    "places-viewed": {},
    /** The restaurants could not be read. */
    "places-not-found": {},
  },
  outcomes: {},
  watch({ store }: Finder, { follow }) {
    follow(store, stepOf);
  },
});

/** The step of a map's state; null while it is read. */
function stepOf({ load }: FinderState) {
  if (load.kind === "loaded") return ["places-viewed"] as const;
  return load.kind === "failed" ? (["places-not-found"] as const) : null;
}
