import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import { createMapWidget } from "../../shared/map/mapWidget.ts";
import type { Options } from "./options.ts";

export type MapV6Store = ReturnType<typeof createMapV6>;

export function createMapV6(deps: StoreDeps<Options>) {
  return createMapWidget(deps, "view");
}
