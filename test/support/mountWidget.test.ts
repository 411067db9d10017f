import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { backendFault, mountWidget, overrideBackend, requests, setMedia } from "./mountWidget.ts";

test("mounts by name into a shadow root, says ready and shows a control", async () => {
  const { shadow, events, status } = await mountWidget("SubscriptionCalculator");
  expect(status()).toBe("ready");
  expect(shadow.querySelector("button, input")).not.toBeNull();
  expect(events.map(({ type }) => type)).toContain("widget:ready");
});

test("rejects for a bad option, or returns the placeholder with `evenIfItFails`", async () => {
  await expect(
    mountWidget("SubscriptionCalculator", { attributes: { "start-position": "x" } }),
  ).rejects.toThrow("data-start-position");
  const { status, events } = await mountWidget("SubscriptionCalculator", {
    attributes: { "start-position": "x" },
    evenIfItFails: true,
  });
  expect(status()).toBe("error");
  expect(events).toMatchObject([{ type: "widget:error", detail: { phase: "options" } }]);
});

test("leaves nothing of one test to the next", () => {
  expect(document.body.children).toHaveLength(0);
  expect(window.DiningWidgets).toMatchObject({ version: expect.any(String) });
  expect(requests).toEqual([]);
});

test("records calls, injects faults and lets an aborted call go", async () => {
  overrideBackend(
    http.post("*/api/echo", async ({ request }) => HttpResponse.json(await request.json())),
  );
  const call = (init?: RequestInit) =>
    fetch(`${location.origin}/api/echo?page=2`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"a":1}',
      ...init,
    });
  const stopFault = backendFault(503, { path: "/api/echo" });
  expect((await call()).status).toBe(503);
  stopFault();
  expect(requests[0]).toMatchObject({
    method: "POST",
    path: "/api/echo",
    query: { page: "2" },
    body: { a: 1 },
  });
  backendFault("silent", { times: 1 });
  await expect(call({ signal: AbortSignal.timeout(20) })).rejects.toThrow();
  backendFault("offline", { times: 1 });
  await expect(call()).rejects.toThrow(TypeError);
  expect(await (await call()).json()).toEqual({ a: 1 });
});

test("answers media queries as a test says", () => {
  const list = matchMedia("(prefers-reduced-motion: reduce)");
  expect(list.matches).toBe(false);
  setMedia("(prefers-reduced-motion: reduce)", true);
  expect(list.matches).toBe(true);
});
