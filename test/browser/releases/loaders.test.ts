// @module-tag thorough
import { afterAll, beforeAll, expect, test } from "vitest";
import { placeholder, ready, statuses } from "../mount/widgets.ts";
import { folder, serve, type Respond, type Server } from "../support/serve.ts";
import { openSite, type Site } from "../support/site.ts";
import { firstRelease } from "./firstRelease.ts";

let site: Site;
let other: Server;
let oldFiles: Respond;
const newFiles = folder("dist");

beforeAll(async () => {
  oldFiles = folder(await firstRelease());
  site = await openSite({ dist: "dist" });
  other = await serve(oldFiles);
});
afterAll(() => Promise.all([site.close(), other.close()]));

const calculator = `<div id="a" data-widget="SubscriptionCalculator" data-load="eager">${placeholder}</div>`;

/** `mount.js` of one release, as a cache still has it, and the files of another. */
function cached(loader: Respond, files: Respond): Respond {
  return (url, request) =>
    url.pathname === "/mount.js" && !url.search ? loader(url, request) : files(url, request);
}

const releases = [
  ["1.0.0", "this release", () => oldFiles, () => newFiles],
  ["this release", "1.0.0", () => newFiles, () => oldFiles],
] as const;

test.each(releases)(
  "a cached loader of %s, beside the files of both releases, starts its own widget",
  async (_, __, loader, files) => {
    const [own, others] = [loader(), files()];
    site.bundle.respond = cached(own, async (url, request) => {
      const reply = await own(url, request);
      return reply ?? others(url, request);
    });
    const { page, console, uncaught, close } = await site.visit({ body: calculator });
    await ready(page, "#a");
    expect([console, uncaught]).toEqual([[], []]);
    await close();
  },
);

test.each(releases)(
  "a cached loader of %s, beside the files of %s alone, leaves the placeholder and says one error",
  async (_, __, loader, files) => {
    site.bundle.respond = cached(loader(), files());
    const { page, uncaught, close } = await site.visit({ body: calculator });
    await page.waitForFunction(() => {
      const api = window.DiningWidgets;
      return api && !Array.isArray(api) && api.list()[0]?.status === "error";
    });
    expect(await page.getByRole("link", { name: "Read more" }).isVisible()).toBe(true);
    expect(uncaught).toEqual([]);
    await close();
  },
);

test.each([
  ["1.0.0 before this release", () => [other, site.bundle] as const],
  ["this release before 1.0.0", () => [site.bundle, other] as const],
] as const)("a page with both loaders, %s, has one engine and one widget", async (_, order) => {
  site.bundle.respond = newFiles;
  const [first, second] = order();
  const versions = await Promise.all(
    [first, second].map(async ({ origin }) => (await fetch(`${origin}/mount.js`)).text()),
  );
  expect(versions[0]).not.toBe(versions[1]);
  const { page, console, uncaught, close } = await site.visit({
    body: calculator,
    scripts: [`${first.origin}/mount.js`, `${second.origin}/mount.js`],
  });
  await ready(page, "#a");
  expect(await statuses(page)).toEqual({ a: "ready" });
  expect(await page.locator("#a").evaluate((element) => element.children.length)).toBe(1);
  expect([console, uncaught]).toEqual([[], []]);
  await close();
});
