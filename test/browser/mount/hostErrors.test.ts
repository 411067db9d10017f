// @module-tag thorough
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { Call } from "../fixtures/src/Caller/index.tsx";
import { fixtureBundle } from "../support/fixtures.ts";
import { serve, type Reply, type Server } from "../support/serve.ts";
import { openSite, type Site, type VisitOptions } from "../support/site.ts";
import { ready } from "./widgets.ts";

/** What the widgets' host must learn, and its guests never see. */
let site: Site;
/** An API on another origin, and the headers of its answers. */
let api: Server;
let apiReply: Reply;
/** The bodies and headers that arrived at `behaviour.report`. */
let reports: { body: unknown; cookie: string | undefined; referer: string | undefined }[] = [];

const json = { body: "{}", type: "application/json" };
const allowed = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
  "access-control-allow-headers":
    "Authorization, Content-Type, X-Device-Id, X-Session-Id, Idempotency-Key",
};

beforeAll(async () => {
  site = await openSite({ dist: await fixtureBundle() });
  api = await serve(() => apiReply);
  site.host.respond = ((pages) => async (url, request) => {
    if (url.pathname !== "/codes") return pages(url, request);
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const { cookie, referer } = request.headers;
    reports.push({ body: JSON.parse(body), cookie, referer });
    return { body: "", status: 204 };
  })(site.host.respond);
});
beforeEach(() => void (reports = []));
afterAll(async () => {
  await site.close();
  await api.close();
});

const makeCall = (page: Page, call: Partial<Call> = {}) =>
  page.evaluate((options): Promise<unknown> => Reflect.get(globalThis, "callApi")(options), {
    method: "GET",
    auth: "none",
    encoding: "json",
    path: "/api/v5/offers",
    ...call,
  } as const);

/** Opens a page, makes two calls, and returns what its host learned. */
async function learnedFrom(
  apiOrigin: string | undefined,
  { policy = false, config = {}, ...more }: Omit<VisitOptions, "config"> & { config?: object } = {},
  calls: readonly Partial<Call>[] = [{}, {}],
) {
  const visit = await site.visit({
    policy,
    config: { ...(apiOrigin && { apiOrigin }), behaviour: { report: "/codes" }, ...config },
    body: '<div id="a" data-widget="Caller" data-load="eager"></div><div data-widget="Caller" data-load="eager"></div>',
    address: "/table/A17?code=SECRET",
    before: () => {
      document.cookie = "session=ana";
    },
    ...more,
  });
  await ready(visit.page, "#a");
  for (const call of calls) await makeCall(visit.page, call);
  const own = () => visit.console.filter((line) => line.startsWith("DiningWidgets:"));
  return { ...visit, own };
}

const report = (code: string, widget = "Caller") => ({
  body: { code, widget, version: "1.0.0", path: "/table/•••" },
  cookie: undefined,
  referer: undefined,
});

/** Waits for the one message, then for as long as a second would need. */
async function once(
  { page, own }: { page: Page; own: () => string[] },
  code: string,
  widget?: string,
): Promise<string> {
  await expect.poll(() => own().length, { timeout: 15_000 }).toBe(1);
  await expect.poll(() => reports.length, { timeout: 5_000 }).toBe(1);
  await makeCall(page);
  await page.waitForTimeout(1_500);
  expect(own()).toHaveLength(1);
  expect(reports).toEqual([report(code, widget)]);
  return own()[0]?.replaceAll(api.origin, "API").replaceAll(site.host.origin, "PAGE") ?? "";
}

describe("the host is told once in the console and once by the report", () => {
  test("that the API's CORS headers do not name the page", async () => {
    apiReply = json;
    const visit = await learnedFrom(api.origin);
    expect(await once(visit, "DW405")).toContain(
      'DW405 Caller: API does not let pages of PAGE read its answers; let it send "Access-Control-Allow-Origin: PAGE"',
    );
    await visit.page.evaluate(() => Reflect.get(window.DiningWidgets ?? {}, "debug")());
    const panel = visit.page.getByRole("region", { name: "Dining widgets debug panel" });
    await expect.poll(() => panel.innerText()).toContain("To change in this page");
    expect(await panel.innerText()).toContain(`Access-Control-Allow-Origin: ${site.host.origin}`);
    await visit.close();
  });

  test("that they do not name the widgets' headers", async () => {
    apiReply = { ...json, headers: { "access-control-allow-origin": "*" } };
    const visit = await learnedFrom(api.origin);
    expect(await once(visit, "DW405")).toContain(
      'let it answer OPTIONS with "Access-Control-Allow-Headers: Authorization, Content-Type, X-Device-Id, X-Session-Id, Idempotency-Key"',
    );
    await visit.close();
  });

  test("that they do not name a method", async () => {
    const headers = { ...allowed, "access-control-allow-methods": "GET, POST" };
    apiReply = { ...json, headers };
    const visit = await learnedFrom(api.origin, {}, [{}, { method: "PUT" }, { method: "PUT" }]);
    expect(await once(visit, "DW405")).toContain("make PUT requests; let it answer OPTIONS with");
    await visit.close();
  });

  test("that apiOrigin is missing, so that the page's own server answers with HTML", async () => {
    const notFound = { body: "<!doctype html><h1>Not found</h1>", status: 404 };
    site.routes.set("/api/v5/offers", () => notFound);
    const visit = await learnedFrom(undefined);
    expect(await once(visit, "DW406")).toContain(
      `DW406 Caller: calls go to the page's own origin, which answers with a page of HTML (status 404) and no call with JSON; set "apiOrigin"`,
    );
    await visit.close();
  });

  test("that apiOrigin is a server that answers every call with a page", async () => {
    apiReply = { body: "<!doctype html><title>Shop</title>", headers: allowed };
    const visit = await learnedFrom(api.origin);
    expect(await once(visit, "DW406")).toContain(
      '"apiOrigin" (API) answers with a page of HTML (status 200) and no call with JSON; set "apiOrigin" in script#dining-widgets-config to the origin of your API',
    );
    await visit.close();
  });

  test("that nothing answers at apiOrigin", async () => {
    const gone = await serve(() => json);
    await gone.close();
    const visit = await learnedFrom(gone.origin);
    expect(await once(visit, "DW408")).toContain(
      "cannot be reached, although the browser is online",
    );
    await visit.close();
  });

  test("that the page's policy blocks the calls, with the line to write", async () => {
    apiReply = { ...json, headers: allowed };
    const visit = await learnedFrom(api.origin, { policy: true });
    expect(await once(visit, "DW407")).toContain(
      `DW407 Caller: the page's Content-Security-Policy blocks API (connect-src); write "connect-src 'self' API" into it`,
    );
    await visit.close();
  });
});

describe("the host is told of a file or picture of the widgets", () => {
  test("that the page's policy blocks", async () => {
    apiReply = { ...json, headers: allowed };
    const visit = await learnedFrom(api.origin, { policy: { "connect-src": api.origin } });
    await visit.page.evaluate(() => {
      for (const name of ["a", "b"]) {
        const picture = new Image();
        picture.src = `https://images.example/gifts/${name}.png?code=SECRET`;
        document.querySelector("#a")?.shadowRoot?.append(picture);
      }
    });
    expect(await once(visit, "DW407")).toMatch(
      /blocks https:\/\/images\.example \(img-src\); write "img-src 'self' data: \S+ https:\/\/images\.example" into it/,
    );
    await visit.close();
  });

  test("that is not on the server, although the loader itself stores no events", async () => {
    apiReply = { ...json, headers: allowed };
    const { respond } = site.bundle;
    site.bundle.respond = (url, request) =>
      /Thrower-/.test(url.pathname) ? undefined : respond(url, request);
    const visit = await learnedFrom(api.origin, {
      body: '<div id="a" data-widget="Caller" data-load="eager"></div><div data-widget="Thrower" data-load="eager"></div>',
    });
    expect(await once(visit, "DW301", "Thrower")).toContain("DW301 Thrower: ");
    site.bundle.respond = respond;
    await visit.close();
  });

  test("that the policy blocks, by the loader, where no other file can load", async () => {
    const visit = await site.visit({
      policy: false,
      head: `<meta http-equiv="Content-Security-Policy" content="script-src ${site.bundle.origin}/mount.js">`,
      body: '<div data-widget="Caller" data-load="eager"></div>',
    });
    const own = () => visit.console.filter((line) => line.startsWith("DiningWidgets:"));
    await expect.poll(() => own().length, { timeout: 15_000 }).toBe(1);
    expect(own()[0]).toMatch(
      /DW301 Caller: .*; script-src-elem blocks http:\/\/127\.0\.0\.1:\d+\//,
    );
    await visit.close();
  });
});

describe("the host is told nothing", () => {
  test("while everything works, and no code for it loads", async () => {
    apiReply = { ...json, headers: allowed };
    site.bundle.requests.splice(0);
    const visit = await learnedFrom(api.origin, { config: { behaviour: {} } });
    await visit.page.waitForTimeout(1_000);
    expect(visit.own()).toEqual([]);
    expect(site.bundle.requests.filter((path) => /page-errors|diagnosis/.test(path))).toEqual([]);
    await visit.close();
  });

  test("about what the policy blocks of others", async () => {
    apiReply = { ...json, headers: allowed };
    const visit = await learnedFrom(api.origin, {
      policy: { "connect-src": api.origin },
      head: '<link rel="stylesheet" href="https://fonts.example/a.css">',
    });
    await expect.poll(() => visit.violations.length).toBeGreaterThan(0);
    await visit.page.waitForTimeout(1_000);
    expect({ own: visit.own(), reports }).toEqual({ own: [], reports: [] });
    await visit.close();
  });

  test("by the report, where the visitor has opted out", async () => {
    apiReply = json;
    const visit = await learnedFrom(api.origin, {
      before: () => {
        document.cookie = "dine_do_not_sell=1";
      },
    });
    await expect.poll(() => visit.own().length, { timeout: 15_000 }).toBe(1);
    await visit.page.waitForTimeout(500);
    expect(reports).toEqual([]);
    await visit.close();
  });
});
