// @module-tag thorough
import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { fixtureBundle } from "../browser/support/fixtures.ts";
import { hostPage } from "../browser/support/hostPage.ts";
import { folder, serve, type Reply } from "../browser/support/serve.ts";
import { launchChromiumDriver } from "./drivers/chromium.ts";
import { engineNames, firefoxPath, missing, webkitPaths } from "../../scripts/browsers/engines.ts";
import type { Driver } from "./drivers/driver.ts";
import { launchFirefox } from "./drivers/firefox.ts";
import { launchWebkit } from "./drivers/webkit.ts";
import { listed, wordsOf } from "./page/counter.ts";
import { ways, type Way } from "../../scripts/docs/ways.ts";

describe.each(engineNames)("%s", (engine) => {
  test.skipIf(missing(engine)).for(ways.filter((way) => way.engine === engine))(
    "$name: widgets of another site mount, and their calls to that site carry no cookies",
    async (way) => {
      const site = await openSite();
      const driver = await launch(way);
      try {
        await callTwice(driver, site);
        expect(site.cookies).toEqual(["", ""]);
        expect(await driver.evaluate(wordsOf, "a")).toMatch(/^Counter Count 0/);
        expect(await driver.evaluate(listed, null)).toEqual({
          roots: 2,
          statuses: { a: "ready", b: "ready" },
        });
        expect(await driver.evaluate(() => window.pageErrors ?? [], null)).toEqual([]);
      } finally {
        await driver.close();
        await site.close();
      }
    },
  );
});

function launch({ engine, preferences = {}, switches = [] }: Way): Promise<Driver> {
  const [firefox, webkit] = [firefoxPath(), webkitPaths()];
  if (engine === "firefox" && firefox) return launchFirefox({ path: firefox, preferences });
  if (engine === "webkit" && webkit) return launchWebkit({ paths: webkit, settings: switches });
  return launchChromiumDriver(...switches);
}

/**
 * A guest signs in on the API's own site. Then a page of another site calls the API twice, and the
 * first answer sets a cookie.
 */
async function callTwice(driver: Driver, { page, api }: Site): Promise<void> {
  await driver.open(`${api}/sign-in`);
  await driver.open(page);
  await expect
    .poll(() => driver.evaluate(listed, null))
    .toMatchObject({
      statuses: { a: "ready", b: "ready" },
    });
  for (const call of [1, 2])
    expect(await driver.evaluate(callSession, null), `call ${call}`).toBeNull();
}

/** Runs in the page. */
function callSession(): unknown {
  const call: (call: object) => unknown = Reflect.get(window, "callApi");
  return call({ method: "GET", path: "/session", auth: "none", encoding: "json" });
}

interface Site {
  readonly page: string;
  readonly api: string;
  /** The cookies of each session call, in order. */
  readonly cookies: readonly string[];
  close(): Promise<void>;
}

/** A page on `localhost`, and its bundle and API on `127.0.0.1`, which is another site. */
async function openSite(): Promise<Site> {
  const cookies: string[] = [];
  const [bundle, api] = await Promise.all([
    serve(folder(await fixtureBundle())),
    serve((url, request) => {
      if (url.pathname === "/sign-in") return withCookie("signed-in", request);
      const isCall = request.method === "GET" && url.pathname === "/session";
      if (isCall) cookies.push(request.headers.cookie ?? "");
      return withCookie("called", request);
    }),
  ]);
  const host = await serve(() => ({
    body: hostPage({
      bundle: bundle.origin,
      head: listener,
      config: { apiOrigin: api.origin },
      body: '<div id="a" data-widget="Counter" data-load="eager"></div><div id="b" data-widget="Caller" data-load="eager"></div>',
    }),
  }));
  return {
    page: host.origin.replace("127.0.0.1", "localhost"),
    api: api.origin,
    cookies,
    close: async () =>
      void (await Promise.all([bundle, api, host].map((server) => server.close()))),
  };
}

/**
 * Secure, because engines require that for a third party's cookie. They treat `127.0.0.1` as secure
 * without TLS.
 */
function withCookie(name: string, request: IncomingMessage): Reply {
  return {
    body: "{}",
    type: "application/json",
    headers: {
      "access-control-allow-origin": request.headers.origin ?? "*",
      "access-control-allow-credentials": "true",
      "access-control-allow-headers": request.headers["access-control-request-headers"] ?? "",
      "set-cookie": `${name}=1; Path=/; SameSite=None; Secure`,
    },
  };
}

const listener = `<script>
  window.pageErrors = [];
  addEventListener("error", ({ message }) => complaints.push("uncaught: " + message));
  addEventListener("unhandledrejection", ({ reason }) => complaints.push("unhandled: " + reason));
  console.error = (...words) => complaints.push("console: " + words.join(" "));
</script>`;
