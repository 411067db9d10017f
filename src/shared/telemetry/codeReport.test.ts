import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepEvent } from "../host/engine.ts";
import { startReport } from "./codeReport.ts";

const settings = {
  apiOrigin: "https://api.test",
  appOrigin: "https://app.test",
  product: { key: "dine", name: "Dine" },
};
const fetched = vi.fn(async (_url: unknown, _request: RequestInit) => new Response());
let ending = new AbortController();
let rows: { id: string; widget: string; status: string }[] = [];

const start = (report: unknown = "/codes") =>
  startReport(() => ({ ...settings, behaviour: { report } }), ending.signal);
const bodies = () => fetched.mock.calls.map(([, { body }]): unknown => JSON.parse(String(body)));
const fire = (code: unknown, widget: unknown = "Checkout") =>
  document.dispatchEvent(new CustomEvent("widget:error", { detail: { code, widget } }));

beforeEach(() => {
  rows = [];
  ending = new AbortController();
  fetched.mockClear();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("DiningWidgets", { version: "1.2.3", list: () => rows });
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  ending.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

describe("the report of codes", () => {
  it("sends each code once: code, widget, version and path", () => {
    history.replaceState(null, "", "/en/offers/WELCOME25?code=A1#token");
    start();
    fire("DW405");
    fire("DW405", "Map");
    fire("DW406");
    expect(bodies()).toEqual([
      { code: "DW405", widget: "Checkout", version: "1.2.3", path: "/en/offers/•••" },
      { code: "DW406", widget: "Checkout", version: "1.2.3", path: "/en/offers/•••" },
    ]);
  });

  it("sends neither cookies nor the page's address, and outlives the page", () => {
    start();
    fire("DW405");
    const [[url, request] = []] = fetched.mock.calls;
    expect(String(url)).toBe(`${location.origin}/codes`);
    expect(request).toMatchObject({
      method: "POST",
      mode: "same-origin",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      keepalive: true,
      headers: { "Content-Type": "application/json" },
    });
  });

  it("sends plain text to the API's origin, which needs no CORS headers", () => {
    start("https://api.test/codes");
    fire("DW405");
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      mode: "no-cors",
      headers: { "Content-Type": "text/plain;charset=UTF-8" },
    });
  });

  it("tells errors from before its start, and widgets that the loader could not load", () => {
    keepEvent({
      type: "widget:error",
      widget: "Checkout",
      id: "dining-1",
      detail: { code: "DW102", message: "DW102 Checkout: ana@example.com" },
      atMs: 1,
    });
    rows = [
      { id: "dining-1", widget: "Checkout", status: "error" },
      { id: "dining-2", widget: "Map", status: "error" },
      { id: "dining-3", widget: "MapV6", status: "ready" },
    ];
    start();
    expect(bodies()).toMatchObject([
      { code: "DW102", widget: "Checkout" },
      { code: "DW301", widget: "Map" },
    ]);
  });

  it("sends no text that is neither a code nor a widget's name", () => {
    start();
    fire("ana@example.com");
    fire(undefined);
    fire("DW101", "ana@example.com");
    expect(bodies()).toMatchObject([{ code: "DW101", widget: "" }]);
  });

  it.each(["https://elsewhere.test/codes", "//elsewhere.test", "javascript:alert(1)", "http://["])(
    "sends nothing to %s, and says so",
    (address) => {
      start(address);
      fire("DW405");
      expect(fetched).not.toHaveBeenCalled();
      expect(console.error).toHaveBeenCalledExactlyOnceWith(
        expect.stringContaining('DW201 the page configuration\'s "behaviour.report"'),
      );
    },
  );

  it("is silent under the opt-out", () => {
    document.cookie = "dine_do_not_sell=1";
    start();
    fire("DW405");
    document.cookie = "dine_do_not_sell=; Max-Age=0";
    expect(fetched).not.toHaveBeenCalled();
  });
});
