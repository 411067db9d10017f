import { api, startEngine, type DiningWidgetsApi } from "./shared/mount/publicApi.ts";
import { page } from "./shared/mount/native.ts";
import { source } from "./shared/mount/source.ts";

// A cached loader of an older release requests files from the newest one.
export { source };
export type { DiningWidgetsApi, WidgetHandle, WidgetInfo } from "./shared/mount/publicApi.ts";

declare global {
  interface Window {
    DiningWidgets?: DiningWidgetsApi | Queue;
  }
}

/** Calls that a page makes before the engine has loaded. */
type Queue = ((api: DiningWidgetsApi) => void)[];

/**
 * The page's one engine. The first script creates it, and later ones find it. On a server there is
 * no page, and the engine does nothing.
 */
function install(): DiningWidgetsApi {
  if (!page) return api;
  const existing: DiningWidgetsApi | (Queue & { mount?: undefined }) | undefined =
    window.DiningWidgets;
  // An element with this id is found under the same name, but is not the engine.
  if (typeof existing?.mount === "function") return existing;
  window.DiningWidgets = api;
  startEngine();
  if (Array.isArray(existing)) api.push(...existing);
  return api;
}

export const { mount } = install();
