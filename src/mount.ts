import { startEngine, createApi, type DiningWidgetsApi } from "./shared/mount/publicApi.ts";
import { table } from "./shared/mount/source.ts";

export { table };
export type { DiningWidgetsApi, WidgetHandle, WidgetInfo } from "./shared/mount/publicApi.ts";

declare const __VERSION__: string;

declare global {
  interface Window {
    DiningWidgets?: DiningWidgetsApi | ((api: DiningWidgetsApi) => void)[];
  }
}

/** The page's one engine: the first script makes it, later ones find it. A server has no page: there it stays idle. */
function install(): DiningWidgetsApi {
  if (typeof HTMLElement === "undefined") return createApi(__VERSION__);
  const found = window.DiningWidgets;
  if (found && "version" in found) return found;
  const api = (window.DiningWidgets = createApi(__VERSION__));
  startEngine();
  if (Array.isArray(found)) api.push(...found);
  return api;
}

export const { mount } = install();
