import "./memoryStorage.ts";
import { areas } from "../../mock-api/areas.ts";
import { createBackend } from "../../mock-api/backend.ts";
import { thirdParties } from "../fakes/thirdParties.ts";
import { answerRequest } from "./answerRequest.ts";
import { control } from "./control.ts";
import { createMockServer } from "./mockServer.ts";
import { isLocal, isStatic } from "./isLocal.ts";
import { fetchPage } from "./fetchPage.ts";
import type { WorkerScope } from "./scope.ts";

declare const self: WorkerScope;

const server = createMockServer(createBackend(areas));

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => {
  if (event.data === "claim") event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (!url.protocol.startsWith("http")) return;
  if (request.mode === "navigate") {
    if (isLocal(url) && request.method === "GET") event.respondWith(fetchPage(request));
  } else if (url.origin === location.origin && url.pathname.startsWith("/__harness/")) {
    event.respondWith(control(server, request));
  } else if (!isLocal(url) || !isStatic(request)) {
    event.respondWith(answerRequest(server, request, thirdParties));
  }
});
