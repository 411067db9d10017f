import { MapScreen } from "../../shared/map/MapScreen.tsx";
import type { Options } from "./options.ts";
import type { MapStore } from "./store.ts";

/** Loads all places at once (B7.19, MP2). */
export function Root({ options, store }: { options: Options; store: MapStore }) {
  return <MapScreen options={options} finder={store} />;
}
