import { startEngine, createApi, type DiningWidgetsApi } from "./shared/mount/publicApi.ts";
import { page } from "./shared/mount/native.ts";
import { source } from "./shared/mount/source.ts";

// A cached loader of an older release asks the newest one for files.
export { source };
export type { DiningWidgetsApi, WidgetHandle, WidgetInfo } from "./shared/mount/publicApi.ts";

declare const __VERSION__: string;

declare global {
  interface Window {
    DiningWidgets?: DiningWidgetsApi | Queue;
  }
}

/** Calls that a page makes before the engine has loaded. */
type Queue = ((api: DiningWidgetsApi) => void)[];

/** The page's one engine: the first script makes it, later ones find it. A server has no page: there it stays idle. */
function install(): DiningWidgetsApi {
  const api = createApi(__VERSION__);
  if (!page) return api;
  const existing: DiningWidgetsApi | (Queue & { mount?: undefined }) | undefined =
    window.DiningWidgets;
  // Elements with this id are found under the same name: they are no engine.
  if (typeof existing?.mount === "function") return existing;
  window.DiningWidgets = api;
  startEngine();
  if (Array.isArray(existing)) api.push(...existing);
  return api;
}

export const { mount } = install();
