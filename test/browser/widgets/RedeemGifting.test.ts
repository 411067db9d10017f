// @module-tag thorough
import { afterAll, beforeAll, expect, test } from "vitest";
import { knownBrands } from "../../../mock-api/mapBrands.ts";
import { openSite, type Site } from "../support/site.ts";
import { settle } from "../support/settle.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite({ dist: "dist" });
  site.routes.set("/embed/map", () => ({ body: "<!doctype html><title>Map</title><h1>Map</h1>" }));
});
afterAll(() => site?.close());

const gift = JSON.stringify({
  gift: { sender_name: "Ada", amount: 50, code: "TASTE-4821", expires_at: "2031-03-14" },
});
const body = `<div data-widget="RedeemGifting" data-load="eager"><script type="application/json">${gift}</script></div>`;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test("loads neither QR code nor map on a phone, both on a desktop, and follows the window [GC3] [C2.126] [C2.127]", async () => {
  site.host.requests.length = 0;
  const small = await site.visit({ body, context: phone });
  await small.page.getByRole("button", { name: "Copy the code" }).waitFor();
  expect(await small.page.locator("iframe, .qr").count()).toBe(0);
  expect(site.host.requests.filter((path) => path.startsWith("/embed"))).toEqual([]);
  await small.close();

  const large = await site.visit({ body, context: { viewport: { width: 1280, height: 900 } } });
  await large.page.locator(".qr svg").waitFor();
  // A light page has no black hole before the map's page is there.
  expect(
    await large.page.locator("iframe").evaluate((frame) => getComputedStyle(frame).backgroundColor),
  ).toBe("rgb(246, 244, 239)");
  await large.page.locator("iframe").scrollIntoViewIfNeeded();
  await large.page.frameLocator("iframe").getByRole("heading", { name: "Map" }).waitFor();
  expect(site.host.requests).toContain("/embed/map?pass=true&colorMode=light");
  await large.page.setViewportSize({ width: 991, height: 900 });
  await large.page.locator("iframe").waitFor({ state: "detached" });
  expect(await large.page.locator(".qr").count()).toBe(0);
  expect([large.violations, large.uncaught, large.console]).toEqual([[], [], []]);
  await large.close();
});

test("shows a message and a link when the map is missing", async () => {
  site.routes.set("/no-map", () => ({ status: 404, body: "gone" }));
  const { page, close } = await site.visit({
    body: body.replace("data-load", 'data-map-url="/no-map" data-load'),
    context: { viewport: { width: 1280, height: 1400 } },
  });
  await page.getByText("The map isn’t available right now.").waitFor();
  expect(await page.locator("iframe").count()).toBe(0);
  expect(await page.getByRole("link", { name: "Open map in a new page" }).count()).toBe(1);
  await close();
});

test("copies the code to the clipboard, and selects it when that is refused [C2.121] [C2.122] [GC6]", async () => {
  const allowed = await site.visit({
    body,
    context: { ...phone, permissions: ["clipboard-read", "clipboard-write"] },
  });
  await allowed.page.getByRole("button", { name: "Copy the code" }).click();
  await allowed.page.getByText("Copied to clipboard.").waitFor();
  expect(await allowed.page.evaluate(() => navigator.clipboard.readText())).toBe("TASTE-4821");
  await allowed.close();

  const refused = await site.visit({
    body,
    context: phone,
    before: () =>
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) },
      }),
  });
  await refused.page.getByRole("button", { name: "Copy the code" }).click();
  await refused.page.getByText("Press Ctrl/⌘ + C to copy").waitFor();
  expect(await refused.page.evaluate(() => String(getSelection()))).toBe("TASTE-4821");
  await refused.close();
});

test("adopts the height that the map's page reports, and ignores other origins, windows and formats [MP4] (fault B11)", async () => {
  const framed = `<!doctype html><script type="module" src="${site.bundle.origin}/mount.js"></script><div data-widget="Map" data-load="eager" data-embed></div>`;
  site.routes.set("/embed/map", () => ({ body: framed }));
  site.routes.set("/api/v5/map", () => ({
    type: "application/json",
    body: JSON.stringify({ brands: knownBrands() }),
  }));
  site.routes.set("/api/v4/ip_location", () => ({
    type: "application/json",
    body: '{"location":[30.2672,-97.7431]}',
  }));
  const { page, close, uncaught } = await site.visit({
    body,
    policy: false,
    context: { viewport: { width: 1280, height: 900 } },
  });
  const frame = page.locator("iframe");
  await frame.scrollIntoViewIfNeeded();
  const inside = page.frameLocator("iframe");
  await inside.getByText("38 places").waitFor();
  // The map has the theme of the page.
  await inside.locator(".finder[data-color=light]").waitFor();
  const high = () => frame.evaluate((element) => element.getBoundingClientRect().height);
  const mapText = () =>
    inside
      .locator("[data-widget=Map]")
      .evaluate((element) => Math.ceil(element.getBoundingClientRect().height));
  await expect
    .poll(async () => Math.abs((await high()) - (await mapText())))
    .toBeLessThanOrEqual(2);
  const before = await high();
  const say = (message: unknown) => page.evaluate((data) => window.postMessage(data, "*"), message);
  await say({ type: "dining-widgets:height", widget: "Map", height: 333 });
  const sayInside = (message: unknown) =>
    inside.locator("body").evaluate((_, data) => parent.postMessage(data, "*"), message);
  for (const message of [
    null,
    "dining-widgets:height",
    { type: "dining-widgets:height", height: "900" },
    { type: "dining-widgets:height", height: 1e9 },
    { type: "dining-widgets:height", height: -5 },
    { type: "other", height: 333 },
  ])
    await sayInside(message);
  await settle(page);
  expect(await high()).toBe(before);
  await sayInside({ type: "dining-widgets:height", widget: "Map", height: 611 });
  await expect.poll(high).toBe(611);
  expect(uncaught).toEqual([]);
  await close();
});
