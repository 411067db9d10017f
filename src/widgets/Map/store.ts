import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import { createMapWidget } from "../../shared/map/mapWidget.ts";
import type { Options } from "./options.ts";

export type MapStore = ReturnType<typeof createMap>;

export function createMap(start: StoreStart<Options>) {
  return createMapWidget(start, "all");
}
