import type { IncomingMessage } from "node:http";
import { widgetAt } from "../hostPaths.ts";
import { hostPage } from "../hosts/hostPage.ts";
import { bootstrapPage } from "./bootstrapPage.ts";
import { buildOf } from "./build.ts";
import { decodedPath } from "./decodedPath.ts";
import { fileOf, type Served } from "./files.ts";
import { folders } from "./folders.ts";
import { frontPage, lostPage, widgetPage } from "./pages.ts";
import { embedMap } from "./embedMap.ts";
import { picture } from "./picture.ts";
import { vendorFile } from "./vendor.ts";

export interface Asked {
  readonly url: URL;
  readonly request: IncomingMessage;
  readonly assets: string;
  readonly dist: string;
}

/** What the harness answers; undefined where the answer is held back on purpose. */
export async function route(asked: Asked): Promise<Served | undefined> {
  const path = decodedPath(asked.url);
  if (path === "/__harness/hold") return undefined;
  if (path.startsWith("/__harness/") || path.startsWith("/api/")) return unanswered;
  const file = await ownFile(path, asked.dist);
  if (file) return file;
  const build = await buildOf();
  if (bypassesWorker(asked.request, build)) return bootstrapPage(build);
  return page(path, asked);
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

async function ownFile(path: string, dist: string): Promise<Served | undefined> {
  const [, folder = "", ...rest] = path.split("/");
  const name = rest.join("/");
  if (path === "/worker.js") return fileOf(folders.harness, "worker.js");
  if (path === "/favicon.ico") return { status: 204, type: "image/x-icon", body: "" };
  if (folder === "harness") return (await fileOf(folders.harness, name)) ?? missing;
  if (folder === "dist") return (await fileOf(dist, name)) ?? missing;
  if (folder === "vendor") return (await vendorFile(name)) ?? missing;
  if (folder === "pictures") return picture(name);
  return undefined;
}

/** A page that the service worker did not fetch, or that one of another build fetched, would meet no backend. */
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
    error:
      "The imitated backend answers in the browser, and its service worker did not see this request.",
  }),
};
