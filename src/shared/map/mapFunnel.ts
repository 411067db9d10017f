import type { FinderState } from "./state.ts";

/** The steps of a map of restaurants. */
export const mapSteps = {
  /** The restaurants are shown. */
  "places-viewed": {},
  /** The restaurants could not be read. */
  "places-not-found": {},
};

/** The step of a map's state; null while it is read. */
export function mapStep({ load }: FinderState) {
  if (load.kind === "loaded") return ["places-viewed"] as const;
  return load.kind === "failed" ? (["places-not-found"] as const) : null;
}
