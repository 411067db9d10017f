import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reportViolation } from "./policyReport.ts";

const config = { apiOrigin: "https://api.test", appOrigin: location.origin };
const folder = "https://cdn.test/widgets/";
const violation = {
  directive: "connect-src",
  blocked: "https://api.test/api/v5/offers",
  policy: "connect-src 'self'",
  sourceFile: "",
};

let element: HTMLElement;
const errors: unknown[] = [];

beforeEach(() => {
  errors.length = 0;
  element = document.createElement("div");
  element.addEventListener("widget:error", (event) => {
    if (event instanceof CustomEvent) errors.push(event.detail);
  });
  const list = () => [{ element, widget: "Map", id: "dining-1", status: "ready" }];
  vi.stubGlobal("DiningWidgets", { version: "1.2.3", list });
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const report = (more: Partial<typeof violation> = {}) =>
  reportViolation({ ...violation, ...more }, config, undefined, folder);

it("reports a blocked call once per page, with the line to write", () => {
  report();
  report();
  const message = `DW407 Map: the page's Content-Security-Policy blocks https://api.test (connect-src); write "connect-src 'self' https://api.test" into it`;
  expect(errors).toEqual([
    { widget: "Map", id: "dining-1", phase: "render", code: "DW407", message },
  ]);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(`DiningWidgets: ${message}`, element);
});

it("reports what a script of the widgets asks for, and a file of theirs", () => {
  report({ blocked: "https://js.stripe.com/v3/", sourceFile: `${folder}payment-1.js` });
  expect(errors).toHaveLength(1);
  vi.stubGlobal("DiningWidgets", { version: "1.2.3", list: () => [] });
  report({ blocked: `${folder}map-1.js` });
  expect(console.error).toHaveBeenCalledTimes(2);
});

it("leaves out of the console what the page has prevented", () => {
  element.addEventListener("widget:error", (event) => event.preventDefault());
  report();
  expect(errors).toHaveLength(1);
  expect(console.error).not.toHaveBeenCalled();
});

it("says nothing about the page's own scripts, calls and pictures", () => {
  report({ blocked: "https://analytics.test/a.js", sourceFile: "https://shop.test/app.js" });
  report({ blocked: `${location.origin}/picture.png` });
  report({ blocked: "https://api.test.evil.test/" });
  expect(errors).toEqual([]);
  expect(console.error).not.toHaveBeenCalled();
});
