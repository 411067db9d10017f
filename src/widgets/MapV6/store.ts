import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import { createMapWidget } from "../../shared/map/mapWidget.ts";
import type { Options } from "./options.ts";

export type MapV6Store = ReturnType<typeof createMapV6>;

export function createMapV6(start: StoreStart<Options>) {
  return createMapWidget(start, "view");
}
