import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import { createMapWidget } from "../../shared/map/mapWidget.ts";
import type { Options } from "./options.ts";

export type MapStore = ReturnType<typeof createMap>;

export function createMap(deps: StoreDeps<Options>) {
  return createMapWidget(deps, "all");
}
