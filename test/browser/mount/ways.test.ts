import { readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fixtureBundle } from "../support/fixtures.ts";
import { openSite, type Site } from "../support/site.ts";
import { placeholder, ready } from "./widgets.ts";

let site: Site;
let dist: string;

beforeAll(async () => {
  dist = await fixtureBundle();
  site = await openSite({ dist });
});
afterAll(() => site.close());

const counter = `<div id="a" data-widget="Counter" data-load="eager">${placeholder}</div>`;

const tags: Readonly<Record<string, (src: string) => { head?: string; body: string }>> = {
  "at the end of the body": (src) => ({
    body: `${counter}<script type="module" nonce="test-nonce" src="${src}"></script>`,
  }),
  "async in the head": (src) => ({
    head: `<script type="module" async nonce="test-nonce" src="${src}"></script>`,
    body: counter,
  }),
  "before the element, in the body": (src) => ({
    body: `<script type="module" async nonce="test-nonce" src="${src}"></script>${counter}`,
  }),
  "added by another script": (src) => ({
    body: `${counter}<script nonce="test-nonce">document.body.append(Object.assign(document.createElement('script'), { type: 'module', src: trustedTypes.createPolicy('dining-widgets', { createScriptURL: (url) => url }).createScriptURL('${src}') }))</script>`,
  }),
};

test.each(Object.keys(tags))(
  "mounts wherever the script element is: %s (fault G3)",
  async (where) => {
    const { page, uncaught, violations, close } = await site.visit({
      scripts: [],
      ...tags[where]!(`${site.bundle.origin}/mount.js`),
    });
    await ready(page, "#a");
    expect({ uncaught, violations }).toEqual({ uncaught: [], violations: [] });
    await close();
  },
);

test("files asked for with modulepreload and integrity are fetched once, before the loader asks", async () => {
  site.bundle.requests.length = 0;
  const plain = await site.visit({ body: counter });
  await ready(plain.page, "#a");
  await plain.close();
  const files = [...new Set(site.bundle.requests)].filter((path) => path !== "/mount.js");
  const hash = (path: string) =>
    `sha384-${createHash("sha384")
      .update(readFileSync(dist + path))
      .digest("base64")}`;
  const links = files.map(
    (path) =>
      `<link rel="modulepreload" nonce="test-nonce" crossorigin href="${site.bundle.origin}${path}" integrity="${hash(path)}">`,
  );
  site.bundle.requests.length = 0;
  const { page, console, violations, close } = await site.visit({
    head: links.join(""),
    body: counter,
  });
  await ready(page, "#a");
  expect(site.bundle.requests.toSorted()).toEqual([...files, "/mount.js"].toSorted());
  expect(site.bundle.requests.at(-1)).toBe("/mount.js");
  expect({ console, violations }).toEqual({ console: [], violations: [] });
  await close();
});

test("a loader that is not what its integrity says leaves the placeholder and the page alone (fault G4)", async () => {
  const script = `<script type="module" nonce="test-nonce" crossorigin src="${site.bundle.origin}/mount.js" integrity="sha384-${createHash("sha384").update("another release").digest("base64")}"></script>`;
  const { page, uncaught, close } = await site.visit({ scripts: [], head: script, body: counter });
  await page.waitForLoadState("networkidle");
  expect(await page.getByRole("link", { name: "Read more" }).isVisible()).toBe(true);
  expect(await page.evaluate(() => "DiningWidgets" in window)).toBe(false);
  expect(uncaught).toEqual([]);
  await close();
});

test("configure() lays over the page’s configuration", async () => {
  const { page, close } = await site.visit({
    body: '<div id="a" data-widget="DineHousePanel" data-load="eager"></div>',
  });
  await ready(page, "#a");
  await page.evaluate(() => {
    const api = window.DiningWidgets;
    if (api && !Array.isArray(api)) api.configure({ product: { key: "feast", name: "Feast" } });
    const element = Object.assign(document.createElement("div"), { id: "b" });
    Object.assign(element.dataset, { widget: "FeastHousePanel", load: "eager" });
    document.body.append(element);
  });
  await ready(page, "#b");
  expect(await page.locator("#b").getByRole("button", { name: "House" }).isVisible()).toBe(true);
  await close();
});

test("data-datalayer pushes events to the tag manager, without a guest's input", async () => {
  const { page, close } = await site.visit({
    head: '<script nonce="test-nonce">window.dataLayer = []</script>',
    body: '<div id="a" data-widget="Counter" data-load="eager" data-datalayer></div><div id="b" data-widget="Counter" data-load="eager" data-datalayer data-start="typed by a guest"></div><div id="c" data-widget="Counter" data-load="eager"></div>',
  });
  await ready(page, "#a");
  await ready(page, "#c");
  const layer = await page.evaluate(() => JSON.parse(JSON.stringify(window.dataLayer)));
  expect(layer).toHaveLength(2);
  expect(layer).toContainEqual({
    event: "widget:ready",
    widget: "Counter",
    widget_id: expect.any(String),
    ms: expect.any(Number),
  });
  expect(layer).toContainEqual({
    event: "widget:error",
    widget: "Counter",
    widget_id: expect.any(String),
    phase: "options",
    code: expect.stringMatching(/^DW\d{3}$/),
  });
  await close();
});

test("a widget in a hidden element is ready all the same, and says so", async () => {
  const { page, close } = await site.visit({
    head: `<script nonce="test-nonce">window.seen = []; addEventListener('widget:ready', ({ detail }) => seen.push(detail.widget))</script>`,
    body: '<section hidden><div id="a" data-widget="Counter" data-load="eager"></div></section>',
  });
  await ready(page, "#a");
  expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual(["Counter"]);
  await close();
});
