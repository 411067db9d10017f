import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fixtureBundle } from "../support/fixtures.ts";
import { folder, type Respond } from "../support/serve.ts";
import { openSite, type Site } from "../support/site.ts";
import { placeholder, ready } from "./widgets.ts";

let site: Site;
let old: Respond;
let fresh: Respond;

beforeAll(async () => {
  const dist = await fixtureBundle("1.0.0");
  old = folder(dist);
  fresh = folder(await fixtureBundle("1.1.0"));
  site = await openSite({ dist });
});
beforeEach(() => {
  site.bundle.respond = old;
  site.bundle.requests.length = 0;
});
afterAll(() => site.close());

const counter = `<div id="a" data-widget="Counter" data-load="eager">${placeholder}</div>`;
const isOwnChunk = (path: string) => path.startsWith("/Counter-");

/** Fails the request for the widget's own chunk this many times, and then answers it. */
function failing(times: number, reply: ReturnType<Respond>): Respond {
  return (url, request) => (isOwnChunk(url.pathname) && times-- > 0 ? reply : old(url, request));
}

test("a server error, twice, is overcome by an address with a query (fault G1)", async () => {
  site.bundle.respond = failing(2, { body: "no", status: 503 });
  const { page, uncaught, close } = await site.visit({ body: counter });
  await ready(page, "#a");
  const chunkRequests = site.bundle.requests.filter(isOwnChunk);
  expect(chunkRequests).toHaveLength(3);
  // It is up to the browser whether it requests a failed address again at once.
  expect(chunkRequests[0]).not.toContain("?");
  expect(chunkRequests.at(-1)).toMatch(/\?\d+$/);
  expect(uncaught).toEqual([]);
  await close();
});

test.each([
  [
    "a page instead of the script",
    { body: "<!doctype html>", headers: { "access-control-allow-origin": "*" } },
  ],
  ["a broken connection", "reset"],
] as const)("%s, twice, is overcome", async (_, reply) => {
  site.bundle.respond = failing(2, reply);
  const { page, uncaught, close } = await site.visit({ body: counter });
  await ready(page, "#a");
  expect(site.bundle.requests.filter(isOwnChunk).length).toBeGreaterThan(2);
  expect(uncaught).toEqual([]);
  await close();
});

test("after a deploy that took the old files away, a page with the old loader finds the new ones (fault G2)", async () => {
  const { page, close } = await site.visit({ body: counter.replace("eager", "manual") });
  const [first] = [await page.evaluate(() => document.title)];
  expect(first).toBe("Host page");
  site.bundle.respond = fresh;
  await page.evaluate(() => {
    const api = window.DiningWidgets;
    if (api && !Array.isArray(api)) api.mount(document.querySelector("#a")!);
  });
  await ready(page, "#a");
  expect(await page.getByRole("heading").getAttribute("data-deploy")).toBe("1.1.0");
  await close();
});

test("a file that cannot be loaded leaves the placeholder, Try again and one error of phase load; it is loaded when the connection is back (fault G1) (fault G7)", async () => {
  site.bundle.respond = failing(Infinity, { body: "no", status: 404 });
  const { page, console, uncaught, close } = await site.visit({
    body: `${counter}<div id="empty" data-widget="Counter" data-load="eager"></div><div id="b" data-widget="HousePanel" data-load="eager"></div>`,
  });
  await page.locator("#a").getByRole("button", { name: "Try again" }).waitFor();
  await ready(page, "#b");
  expect(await page.getByRole("link", { name: "Read more" }).isVisible()).toBe(true);
  expect(await page.locator("#empty [lang=en]").textContent()).toMatch(/could not be shown/);
  expect(console.filter((line) => /^DiningWidgets: DW\d{3} Counter/.test(line))).toHaveLength(2);
  site.bundle.respond = old;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await ready(page, "#a");
  await ready(page, "#empty");
  expect(uncaught).toEqual([]);
  await close();
});

test("files that never come end in phase timeout after 35 s, with fake time (fault G1)", async () => {
  site.bundle.respond = failing(Infinity, "hang");
  const { page, close } = await site.visit({ body: counter.replace("eager", "manual") });
  await page.clock.install();
  await page.evaluate(() => {
    const api = window.DiningWidgets;
    if (!api || Array.isArray(api)) return;
    api.on("widget:error", ({ detail }) => (document.title = detail.phase));
    api.mount(document.querySelector("#a")!);
  });
  for (const seconds of [16, 16]) await page.clock.runFor(seconds * 1000);
  expect(await page.title()).toBe("Host page");
  await page.clock.runFor(5000);
  expect(await page.title()).toBe("timeout");
  await close();
});
