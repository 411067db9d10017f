import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Bridge, Place } from "./contract.ts";
import { clearCookie, writeCookie } from "../host/cookies.ts";
import { pageEngine } from "../host/engine.ts";
import { optOutsOfPage } from "../session/honorOptOut.ts";
import { withDataLayer } from "./dataLayer.ts";

const entries: object[] = [];
const calls: string[] = [];

beforeEach(() => {
  entries.length = calls.length = 0;
  vi.stubGlobal("dataLayer", { push: (entry: object) => entries.push(entry) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  optOutsOfPage.clear();
  clearCookie("dine_do_not_sell");
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
});

const loader: Bridge = {
  contract: 1,
  configs: [],
  emit: (_, type) => calls.push(type) > 0,
  ready: () => void calls.push("ready"),
  report: () => void calls.push("report"),
  fail: () => void calls.push("fail"),
};
const bridge = withDataLayer(loader);

function place(isAsking: boolean, status: Place["status"] = "loading"): Place {
  const element = document.createElement("div");
  if (isAsking) element.dataset["datalayer"] = "";
  const names = { id: "dining-1", widget: "Checkout", written: "Checkout" };
  return { ...names, element, overrides: {}, from: Date.now(), status };
}

/** All events that a widget can tell the page. */
function tellAll(of: Place): void {
  bridge.ready(of);
  bridge.emit(of, "widget:navigate", { url: "/elsewhere" });
  bridge.emit(of, "widget:done", { outcome: "paid" });
  bridge.report(of, "render", "DW403 typed by a guest");
  bridge.fail(of, "timeout", "DW402 typed by a guest");
}

it("feeds the tag manager where the element asks for it, and never with a message", () => {
  tellAll(place(true));
  const common = { widget: "Checkout", widget_id: "dining-1" };
  expect(entries).toEqual([
    { event: "widget:ready", ...common, ms: expect.any(Number) },
    { event: "widget:done", ...common, outcome: "paid" },
    { event: "widget:error", ...common, phase: "render", code: "DW403" },
    { event: "widget:error", ...common, phase: "timeout", code: "DW402" },
  ]);
});

it("leaves the tag manager alone elsewhere, and hands all on to the loader", () => {
  tellAll(place(false));
  expect(entries).toEqual([]);
  expect(calls).toEqual(["ready", "widget:navigate", "widget:done", "report", "fail"]);
});

it("says nothing of the failure of a widget that has left the page", () => {
  bridge.fail(place(true, "unmounted"), "render", "DW401 too late");
  expect(entries).toEqual([]);
});

it.each([
  [
    "Global Privacy Control",
    () =>
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true }),
  ],
  ["the cookie of an opt-out", () => writeCookie("dine_do_not_sell", "1", 1)],
  ["an opt-out that the browser does not keep", () => optOutsOfPage.add("dine_do_not_sell")],
])("says nothing to the tag manager under %s, and all to the page", (_, optOut) => {
  optOut();
  tellAll(place(true));
  expect(entries).toEqual([]);
  expect(calls).toEqual(["ready", "widget:navigate", "widget:done", "report", "fail"]);
});

it("says nothing to the tag manager while the page has turned measuring off", () => {
  let isOff = true;
  const measured = withDataLayer(loader, () => isOff);
  const asking = place(true);
  measured.emit(asking, "widget:done", { outcome: "paid", purchaseId: 7 });
  expect(entries).toEqual([]);
  isOff = false;
  measured.emit(asking, "widget:done", { outcome: "paid", purchaseId: 7 });
  expect(entries).toHaveLength(1);
});

it("keeps the last 50 events for the debug panel, on the page's engine", () => {
  vi.stubGlobal("DiningWidgets", { version: "1.0.0" });
  const placement = place(false);
  for (let number = 0; number < 60; number++) bridge.emit(placement, "widget:step", { number });
  bridge.fail(placement, "render", "DW401 Checkout: broken");
  const keptEvents = pageEngine()?.told ?? [];
  expect(keptEvents).toHaveLength(50);
  expect(keptEvents[0]).toMatchObject({
    type: "widget:step",
    id: "dining-1",
    detail: { number: 11 },
  });
  expect(keptEvents.at(-1)).toMatchObject({
    type: "widget:error",
    detail: { phase: "render", code: "DW401", message: "DW401 Checkout: broken" },
  });
});
