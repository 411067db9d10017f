import { picture } from "../server/picture.ts";
import type { WorkerScope } from "./scope.ts";

declare const self: WorkerScope;
declare const __BUILD__: string;
declare const __SITE_FILES__: readonly string[];

/**
 * The static site's own files, stored in the browser, so that the site works without a network
 * after the first page.
 */
const cacheName = `site-${__BUILD__}`;
const files = new Set(__SITE_FILES__);

self.addEventListener("install", (event) =>
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([...files]))),
);
self.addEventListener("activate", (event) => event.waitUntil(dropOldCaches()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(fromCache("/index.html"));
  else if (files.has(pathname)) event.respondWith(fromCache(pathname));
  else if (pathname.startsWith("/pictures/")) event.respondWith(drawn(pathname));
});

async function fromCache(path: string): Promise<Response> {
  return (await caches.match(path, { ignoreSearch: true })) ?? fetch(path);
}

async function drawn(pathname: string): Promise<Response> {
  const { status, type, body } = picture(pathname.replace("/pictures/", ""));
  return new Response(String(body), { status, headers: { "content-type": type } });
}

async function dropOldCaches(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith("site-") && name !== cacheName) await caches.delete(name);
}
