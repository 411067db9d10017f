import type { IncomingMessage } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "../fixtures/src/Caller/index.tsx";
import { fixtureBundle } from "../support/fixtures.ts";
import { serve, type Reply, type Server } from "../support/serve.ts";
import { openSite, type Site } from "../support/site.ts";
import { ready } from "./widgets.ts";

let site: Site;
/** An API on another origin. */
let api: Server;
/** The target of the redirects. It sends permissive CORS headers. */
let thief: Server;
/** Methods of the calls that reached the thief. */
const stolen: string[] = [];

const open = ({ headers }: IncomingMessage): Record<string, string> => ({
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "*",
  "access-control-allow-headers": headers["access-control-request-headers"] ?? "*",
});

const json = { body: '{"token":"theirs"}', type: "application/json" };

/** `/to-thief/307` and `/to-self/307` redirect; `/landed` answers. */
function redirecting(url: URL, request: IncomingMessage): Reply | undefined {
  const headers = open(request);
  const [, target, status] = /^\/to-(thief|self)\/(\d+)$/.exec(url.pathname) ?? [];
  if (request.method === "OPTIONS") return { status: 204, body: "", headers };
  if (url.pathname === "/landed") return { ...json, headers };
  const location = target === "thief" ? `${thief.origin}/` : "/landed";
  return target
    ? { status: Number(status), body: "", headers: { ...headers, location } }
    : undefined;
}

beforeAll(async () => {
  site = await openSite({ dist: await fixtureBundle() });
  thief = await serve((_url, request) => {
    stolen.push(request.method ?? "");
    return { ...json, headers: open(request) };
  });
  api = await serve(redirecting);
  site.host.respond = (
    (pages) => (url, request) =>
      redirecting(url, request) ?? pages(url, request)
  )(site.host.respond);
});
beforeEach(() => void stolen.splice(0));
afterAll(async () => {
  await site.close();
  await Promise.all([api.close(), thief.close()]);
});

const statuses = [301, 302, 303, 307, 308];
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const encodings = ["json", "form", "multipart"] as const;
const bearers = ["none", "required"] as const;

/**
 * Every kind of redirect: status, method, encoding of the body, with and without a bearer token.
 */
const callsTo = (target: "thief" | "self"): Call[] =>
  statuses.flatMap((status) =>
    methods.flatMap((method) =>
      (method === "GET" ? (["json"] as const) : encodings).flatMap((encoding) =>
        bearers.map((auth) => ({ method, auth, encoding, path: `/to-${target}/${status}` })),
      ),
    ),
  );

/**
 * Makes the calls one after the other in a page that uses this API. Returns the kinds of problem
 * for each method.
 */
async function problemsOf(apiOrigin: string, calls: readonly Call[]) {
  const { page, close } = await site.visit({
    policy: false,
    config: { apiOrigin },
    before: () => localStorage.setItem("userToken", "t-1"),
    body: '<div id="a" data-widget="Caller" data-load="eager"></div>',
  });
  await ready(page, "#a");
  const problems = await page.evaluate(async (all) => {
    const results: [string, string | null][] = [];
    for (const call of all)
      results.push([call.method, await Reflect.get(globalThis, "callApi")(call)]);
    return results;
  }, calls);
  const token = await page.evaluate(() => localStorage.getItem("userToken"));
  await close();
  return { token, count: problems.length, kinds: [...new Set(problems.map(String))].toSorted() };
}

describe("a redirect to another origin", () => {
  test("takes no request along from the page's own origin: all methods, statuses and bodies", async () => {
    const { count, kinds, token } = await problemsOf(site.host.origin, callsTo("thief"));
    expect({ count, kinds, token, stolen }).toEqual({
      count: 130,
      // A write may have been carried out before it was redirected.
      kinds: [
        "DELETE,unexpected",
        "GET,off-contract",
        "PATCH,unexpected",
        "POST,unexpected",
        "PUT,unexpected",
      ],
      token: "t-1",
      stolen: [],
    });
  });

  test("takes no request along from an API of another origin: all methods, statuses and bodies", async () => {
    const { count, kinds, token } = await problemsOf(api.origin, callsTo("thief"));
    expect({ count, kinds, token, stolen }).toEqual({
      count: 130,
      kinds: methods.map((method) => `${method},off-contract`).toSorted(),
      token: "t-1",
      stolen: [],
    });
  });

  test("is refused where the page's own wrapper around fetch follows it", async () => {
    const { page, close } = await site.visit({
      policy: false,
      before: () => {
        const original = globalThis.fetch.bind(globalThis);
        // Omits options that it does not know, as old wrappers do.
        globalThis.fetch = (url, { method = "GET", body = null, headers = {} } = {}) =>
          original(url, { method, body, headers });
      },
      body: '<div id="a" data-widget="Caller" data-load="eager"></div>',
    });
    await ready(page, "#a");
    const problems = await page.evaluate(
      (calls) => Promise.all(calls.map((call) => Reflect.get(globalThis, "callApi")(call))),
      callsTo("thief").filter(({ auth }) => auth === "none"),
    );
    expect(new Set(problems)).toEqual(new Set(["off-contract"]));
    await close();
  });
});

test("a redirect within the page's own origin is followed", async () => {
  const { count, kinds } = await problemsOf(site.host.origin, callsTo("self"));
  expect({ count, kinds }).toEqual({
    count: 130,
    kinds: methods.map((method) => `${method},`).toSorted(),
  });
});
