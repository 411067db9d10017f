import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "../fixtures/src/Caller/index.tsx";
import { fixtureBundle } from "../support/fixtures.ts";
import { serve, type Server } from "../support/serve.ts";
import { openSite, type Site } from "../support/site.ts";
import { ready } from "./widgets.ts";

let site: Site;
/** An API on another origin. */
let api: Server;
/** The server to which the API redirects an upload. */
let elsewhere: Server;
let allowedHeaders: string;
/** Method, path and idempotency key of the requests that reached the API. */
const received: string[] = [];

beforeAll(async () => {
  site = await openSite({ dist: await fixtureBundle() });
  const json = { body: "{}", type: "application/json" };
  const open = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
  elsewhere = await serve(() => ({ ...json, headers: open }));
  api = await serve(async ({ pathname }, request) => {
    const headers = { ...open, "access-control-allow-headers": allowedHeaders };
    if (request.method === "OPTIONS") return { body: "", status: 204, headers };
    const key = request.headers["idempotency-key"];
    received.push([request.method, pathname, key].filter(Boolean).join(" "));
    for await (const _ of request);
    if (pathname === "/moved")
      return { body: "", status: 307, headers: { ...headers, location: elsewhere.origin } };
    return { ...json, headers };
  });
});
beforeEach(() => void received.splice(0));
afterAll(async () => {
  await site.close();
  await Promise.all([api.close(), elsewhere.close()]);
});

/**
 * What a page learns about a call to the API: the kind of problem, the code of `widget:error`, and
 * the percentages of an upload.
 */
async function outcomeOf(call: Omit<Call, "method" | "auth">) {
  const { page, close } = await site.visit({
    policy: false,
    config: { apiOrigin: api.origin },
    before: () =>
      addEventListener("widget:error", (event) =>
        Reflect.set(globalThis, "code", Reflect.get(event, "detail").code),
      ),
    body: '<div id="a" data-widget="Caller" data-load="eager"></div>',
  });
  await ready(page, "#a");
  const outcome = await page.evaluate(
    async (options) => {
      const problem: unknown = await Reflect.get(globalThis, "callApi")(options);
      const code: unknown = Reflect.get(globalThis, "code");
      const percents: readonly number[] = Reflect.get(globalThis, "percents");
      return { problem, code, percents };
    },
    { method: "POST", auth: "none", ...call } as const,
  );
  await close();
  return outcome;
}

describe("a payment to an API of another origin", () => {
  const payment = {
    path: "/pay",
    encoding: "json",
    timeoutPolicy: "payment",
    intent: "key-1",
  } as const;

  test("carries its idempotency key where the CORS headers name it", async () => {
    allowedHeaders = "content-type, x-session-id, x-device-id, idempotency-key";
    expect(await outcomeOf(payment)).toMatchObject({ problem: null, code: undefined });
    expect(received).toEqual(["HEAD /pay preflight", "POST /pay key-1"]);
  });

  test("is not sent where they do not name it, and widget:error says DW404", async () => {
    allowedHeaders = "content-type, x-session-id, x-device-id";
    expect(await outcomeOf(payment)).toMatchObject({ problem: "offline", code: "DW404" });
    expect(received).toEqual(["HEAD /pay"]);
  });
});

describe("an upload", () => {
  const upload = { path: "/pictures", encoding: "multipart", megabytes: 4 } as const;
  beforeAll(() => {
    allowedHeaders = "x-session-id, x-device-id";
  });

  test("reports in percent how much has left, and ends at 100", async () => {
    const { problem, percents } = await outcomeOf(upload);
    expect(problem).toBeNull();
    expect(percents.at(-1)).toBe(100);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(received).toEqual(["POST /pictures"]);
  });

  test("that was redirected to another origin does not count as answered", async () => {
    expect(await outcomeOf({ ...upload, path: "/moved" })).toMatchObject({
      problem: "off-contract",
    });
  });
});
