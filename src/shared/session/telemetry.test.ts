import { afterEach, describe, expect, it, vi } from "vitest";
import type { Client } from "../api/client.ts";
import { failed } from "../api/outcome.ts";
import { clearCookie } from "../host/cookies.ts";
import { replaceCookieJar } from "../../../test/support/cookieJar.ts";
import { isOptedOut } from "./honorOptOut.ts";
import { dropOptOut, keepOptOut } from "./optOut.ts";
import { createTelemetry } from "./telemetry.ts";

const product = { key: "dine", name: "Dine" };

afterEach(() => {
  clearCookie("dine_do_not_sell");
  history.replaceState(null, "", "/");
});

function setUp({
  isUntracked = false,
  hasCodeInPath = false,
  experiments = {},
}: {
  isUntracked?: boolean;
  hasCodeInPath?: boolean;
  experiments?: Record<string, string>;
} = {}) {
  const call = vi.fn(async (..._: unknown[]) => failed({ kind: "offline" }));
  const client: Client = { call, warmUp() {} };
  const config = {
    apiOrigin: "https://api.test",
    appOrigin: "https://api.test",
    endpoints: {},
    behaviour: {},
    product,
    experiments,
  };
  return {
    call,
    ...createTelemetry({
      client,
      config,
      isUntracked: () => isUntracked,
      hasCodeInPath,
      clock: () => Date.UTC(2026, 2, 14, 12),
    }),
  };
}

describe("telemetry", () => {
  it("sends an event with whitelisted fields alone, outliving the page [G12] [A7.54]", () => {
    history.replaceState(null, "", "/offers/X?token=secret#Y29kZQ");
    const { log, call } = setUp();
    log("offer_viewed", {
      tier: 2,
      is_new: true,
      offer: "abc",
      email: "a@b.example",
      phone: "15125550100",
      long: "x".repeat(101),
      nested: { a: 1 },
      nan: NaN,
    });
    const [endpoint, input, options] = call.mock.calls[0]!;
    expect(endpoint).toMatchObject({ method: "POST", path: "/api/v5/events", auth: "none" });
    expect(input).toEqual({
      body: {
        event: {
          name: "offer_viewed",
          properties: { tier: 2, is_new: true, offer: "abc" },
          occurred_at: "2026-03-14T12:00:00.000Z",
          session_id: sessionStorage.getItem("sessionId"),
          device_id: localStorage.getItem("deviceId"),
          url: "https://host.example/offers/X",
        },
      },
    });
    expect(options).toEqual({ keepalive: true });
  });

  it.each([
    ["/offers/SPRING/CLAIM9", "/offers/SPRING/…", false],
    ["/en/offers/SPRING/CLAIM9/done", "/en/offers/SPRING/…/done", false],
    ["/promo/SPRING/CLAIM9/", "/promo/SPRING/…", true],
    ["/gifts/abc123", "/gifts/…", false],
    ["/offers/SPRING", "/offers/SPRING", false],
    ["/pay", "/pay", false],
  ])("sends the path %s as %s", (path, sent, hasCodeInPath) => {
    history.replaceState(null, "", path);
    const { log, call } = setUp({ hasCodeInPath });
    log("offer_viewed");
    expect(call.mock.calls[0]?.[1]).toMatchObject({
      body: { event: { url: `https://host.example${sent}` } },
    });
  });

  it.each([
    [
      "Global Privacy Control",
      () => vi.stubGlobal("navigator", { globalPrivacyControl: true }),
      {},
    ],
    ["the opt-out cookie", () => keepOptOut(product), {}],
    ["do_not_track", () => {}, { isUntracked: true }],
  ])("is silent under %s, and makes no ids [G12] [D5]", (_, optOut, person) => {
    const { log, variantOf, call } = setUp({ ...person, experiments: { hero: "b" } });
    localStorage.removeItem("deviceId");
    optOut();
    log("offer_viewed");
    expect(variantOf("hero")).toBe("b");
    expect(call).not.toHaveBeenCalled();
    expect(localStorage.getItem("deviceId")).toBeNull();
  });

  it("logs the exposure of an experiment once, and of an unknown one never [A7.54] [G13]", () => {
    const { variantOf, call } = setUp({ experiments: { hero: "b" } });
    expect([
      variantOf("hero"),
      variantOf("hero"),
      variantOf("other"),
      variantOf("constructor"),
    ]).toEqual(["b", "b", null, null]);
    expect(call).toHaveBeenCalledOnce();
    expect(call.mock.calls[0]?.[1]).toMatchObject({
      body: {
        event: { name: "experiment_exposure", properties: { experiment: "hero", variant: "b" } },
      },
    });
  });
});

describe("an opt-out", () => {
  it("is kept by the product's cookie and can be undone [D4] [D7]", () => {
    expect(isOptedOut(product)).toBe(false);
    expect(keepOptOut(product)).toBe(true);
    expect([isOptedOut(product), isOptedOut({ key: "feast" })]).toEqual([true, false]);
    dropOptOut(product);
    expect(isOptedOut(product)).toBe(false);
  });

  it("holds for the page where cookies are refused, and can be undone there too [D4] [D7]", () => {
    const end = replaceCookieJar(
      () => "",
      () => {},
    );
    expect([keepOptOut(product), isOptedOut(product)]).toEqual([false, true]);
    dropOptOut(product);
    expect(isOptedOut(product)).toBe(false);
    end();
  });
});
