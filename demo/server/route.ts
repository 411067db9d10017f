import type { IncomingMessage } from "node:http";
import { widgetAt } from "../hostPaths.ts";
import { hostPage } from "../hosts/hostPage.ts";
import { bootstrapPage } from "./bootstrapPage.ts";
import { decodedPath } from "./decodedPath.ts";
import { fileOf, type Served } from "./files.ts";
import { folders } from "./folders.ts";
import { frontPage, lostPage, widgetPage } from "./pages.ts";
import { embedMap } from "./embedMap.ts";
import { picture } from "./picture.ts";
import { vendorFile } from "./vendor.ts";

/** The source of scripts: built folders for `npm start`, Vite's dev server for `npm run dev`. */
export interface HarnessFiles {
  /**
   * The name of the service worker that pages need. Pages that were fetched by a worker with
   * another name are not shown.
   */
  build(): Promise<string>;
  /** Returns `/worker.js`, `/harness/…` and `/dist/…`. Undefined if there is no such file. */
  file(path: string): Promise<Served | undefined>;
}

export interface Asked {
  readonly url: URL;
  readonly request: IncomingMessage;
  /** The address from which pages load `mount.js`. */
  readonly assets: string;
  readonly files: HarnessFiles;
}

/** The answer of the harness. Undefined if it is withheld on purpose. */
export async function route(visit: Asked): Promise<Served | undefined> {
  const path = decodedPath(visit.url);
  if (path === "/__harness/hold") return undefined;
  if (path.startsWith("/__harness/") || path.startsWith("/api/")) return unanswered;
  const file = await ownFile(path, visit.files);
  if (file) return file;
  const build = await visit.files.build();
  if (bypassesWorker(visit.request, build)) return bootstrapPage(build);
  return page(path, visit);
}

async function page(path: string, { url, request, assets }: Asked): Promise<Served> {
  const widget = url.searchParams.get("widget") ?? widgetAt(path);
  if (/^\/hosts(\/|$)/.test(path))
    return (await hostPage({ path, method: request.method ?? "GET", assets })) ?? missing;
  if (path === "/embed/map") return embedMap(url, assets);
  if (widget) return widgetPage(widget, assets);
  if (path === "/") return frontPage(assets);
  return /\.\w+$/.test(path) ? missing : lostPage(assets);
}

async function ownFile(path: string, files: HarnessFiles): Promise<Served | undefined> {
  const [, folder = "", ...rest] = path.split("/");
  const name = rest.join("/");
  if (path === "/favicon.ico") return { status: 204, type: "image/x-icon", body: "" };
  if (path === "/harness/harness.css") return fileOf(folders.harnessSource, "harness.css");
  if (path === "/worker.js" || folder === "harness" || folder === "dist")
    return (await files.file(path)) ?? missing;
  if (folder === "widget-pictures") return (await fileOf(folders.pictures, name)) ?? missing;
  if (folder === "vendor") return (await vendorFile(name)) ?? missing;
  if (folder === "pictures") return picture(name);
  return undefined;
}

/** Without this build's service worker, a page has no backend. */
function bypassesWorker({ headers, method }: IncomingMessage, build: string): boolean {
  if (method !== "GET") return false;
  const fetchedBy = headers["x-harness-worker"];
  return fetchedBy === undefined ? headers["sec-fetch-mode"] === "navigate" : fetchedBy !== build;
}

const missing: Served = {
  status: 404,
  type: "text/plain; charset=utf-8",
  body: "Nothing stands at this address.",
};

const unanswered: Served = {
  status: 503,
  type: "application/json; charset=utf-8",
  body: JSON.stringify({
    error: "The mock API answers in the browser, and its service worker did not see this request.",
  }),
};
