import { MapScreen } from "../../shared/map/MapScreen.tsx";
import type { Options } from "./options.ts";
import type { MapV6Store } from "./store.ts";

/** Loads the places of each view (MP2). */
export function Root({ options, store }: { options: Options; store: MapV6Store }) {
  return <MapScreen options={options} finder={store} />;
}
