import { afterEach, describe, expect, it, vi } from "vitest";
import { pathRoute } from "./pathRoute.ts";

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

describe("pathRoute", () => {
  it("reads and writes below its base path, and keeps the fragment of the host", () => {
    history.replaceState({ host: 1 }, "", "/staff/login?a=b#top");
    const route = pathRoute("browser", "/staff/");
    expect(route.read()).toEqual({ path: "/login", query: "?a=b" });
    route.go({ path: "/refund", query: "?a=b" }, "push");
    expect([location.pathname, location.search, location.hash, history.state]).toEqual([
      "/staff/refund",
      "?a=b",
      "#top",
      { host: 1 },
    ]);
    route.go({ path: "/", query: "" }, "replace");
    expect(location.pathname + location.search).toBe("/staff/");
  });

  it("never touches the address outside its base path", () => {
    history.replaceState(null, "", "/elsewhere?x=1");
    const route = pathRoute("browser", "/staff");
    route.go({ path: "/login", query: "" }, "push");
    expect(location.pathname + location.search).toBe("/elsewhere?x=1");
    expect(route.read()).toEqual({ path: "/login", query: "" });
  });

  it("lives in the fragment with the hash router", () => {
    history.replaceState(null, "", "/page?own=1#/staff/login?location_id=7&b=?");
    const route = pathRoute("hash", "/staff");
    expect(route.read()).toEqual({ path: "/login", query: "?location_id=7&b=?" });
    route.go({ path: "/checkout", query: "" }, "push");
    expect(location.pathname + location.search + location.hash).toBe("/page?own=1#/staff/checkout");
  });

  it("leaves the fragment of another widget alone", () => {
    history.replaceState(null, "", "/#/other/place");
    const route = pathRoute("hash", "/staff");
    route.go({ path: "/login", query: "" }, "push");
    expect(location.hash).toBe("#/other/place");
  });

  it("leaves the address alone with the memory router", () => {
    const route = pathRoute("memory", "/");
    route.go({ path: "/login", query: "?a=1" }, "push");
    expect([location.pathname, route.read()]).toEqual(["/", { path: "/login", query: "?a=1" }]);
  });

  it("goes on in memory where history is forbidden", () => {
    vi.spyOn(history, "pushState").mockImplementation(() => {
      throw new DOMException("sandboxed", "SecurityError");
    });
    const route = pathRoute("browser", "/");
    route.go({ path: "/login", query: "" }, "push");
    expect(route.read().path).toBe("/login");
  });

  it("calls back for back and forward below its base path only", () => {
    history.replaceState(null, "", "/staff/login");
    const route = pathRoute("browser", "/staff");
    const run = vi.fn();
    const ending = new AbortController();
    route.onMove(ending.signal, run);
    dispatchEvent(new PopStateEvent("popstate"));
    history.replaceState(null, "", "/blog");
    dispatchEvent(new PopStateEvent("popstate"));
    ending.abort();
    history.replaceState(null, "", "/staff");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(run).toHaveBeenCalledTimes(1);
  });
});
