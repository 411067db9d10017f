import { widgetAt } from "../hostPaths.ts";
import { loader } from "./loader.ts";

/**
 * The only page of the static site. Starts the mock API, then shows the front page or the widget in
 * the address.
 */
async function start(): Promise<void> {
  const { build = "" } = document.documentElement.dataset;
  const script = new URL(`/worker.js?build=${build}`, location.href).href;
  if (navigator.serviceWorker?.controller?.scriptURL !== script)
    return void (await import("./bootstrap.ts"));
  document.querySelector("#starting")?.remove();
  const isFront = location.pathname === "/" && !new URLSearchParams(location.search).has("widget");
  if (isFront && !widgetAt(location.pathname)) return void (await import("./front/front.ts"));
  await loader();
  await import("./widget.ts");
}

void start();
