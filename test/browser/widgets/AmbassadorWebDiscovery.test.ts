// @module-tag thorough
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openMockSite, type MockSite } from "../support/mockSite.ts";

let site: MockSite;

beforeAll(async () => {
  site = await openMockSite();
});
beforeEach(() => site.api.open());
afterAll(() => site?.close());

const wide = { viewport: { width: 1280, height: 900 } };
const page1 = '<div data-widget="AmbassadorWebDiscovery" data-load="eager" data-slug="noor"></div>';

test("the page shows the ambassador, the offer with its link, and the brands as a list and on a map [U4]", async () => {
  const { page, close, uncaught, violations } = await site.visit({
    body: page1,
    context: wide,
    policy: { "worker-src": "blob:" },
  });
  await page.getByRole("heading", { level: 1 }).waitFor();
  const claim = page.getByRole("link", { name: "Claim the offer" });
  expect(await claim.getAttribute("href")).toMatch(/^\/offers\/\w+$/);
  await page.evaluate(() =>
    document.addEventListener(
      "widget:navigate",
      (event) =>
        event instanceof CustomEvent &&
        (event.preventDefault(), Object.assign(window, { led: event.detail })),
    ),
  );
  await claim.click();
  expect(await page.evaluate((): unknown => Reflect.get(window, "led")?.reason)).toBe("offer");
  await page.locator(".map-canvas[data-drawn]").waitFor();
  const rows = await page.locator(".place").count();
  expect(rows).toBeGreaterThan(1);
  await page.getByLabel("Search by name").fill("austin");
  await page.getByText(new RegExp(`^\\d+ of ${rows} places`)).waitFor();
  expect([uncaught, violations]).toEqual([[], []]);
  await close();
});

test("the page shares its address by the system's sheet, else by copying, else as text to copy by hand [U4] (fault J3)", async () => {
  const copied = await site.visit({
    body: page1,
    context: { ...wide, permissions: ["clipboard-read", "clipboard-write"] },
    policy: false,
    before: () => Object.defineProperty(navigator, "share", { value: undefined }),
  });
  await copied.page.getByRole("button", { name: "Share this page" }).click();
  await copied.page.getByText("Link copied.").waitFor();
  expect(await copied.page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${site.host.origin}/`,
  );
  await copied.close();
  const refused = await site.visit({
    body: page1,
    context: wide,
    policy: false,
    before: () => {
      Object.defineProperty(navigator, "share", { value: undefined });
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      document.execCommand = () => false;
    },
  });
  await refused.page.getByRole("button", { name: "Share this page" }).click();
  await refused.page.getByText("Copy this link:").waitFor();
  expect(await refused.page.evaluate(() => String(getSelection()))).toBe(`${site.host.origin}/`);
  await refused.close();
});

test("an unknown ambassador leads to the app instead, and draws no map [U4]", async () => {
  const { page, close, uncaught } = await site.visit({
    body: page1.replace("noor", "nobody"),
    context: wide,
    policy: false,
  });
  await page.getByRole("heading", { name: "We couldn’t find this ambassador." }).waitFor();
  await page.locator("[data-widget=MobileLink]").getByText("Get 20% back").first().waitFor();
  expect(await page.locator(".finder").count()).toBe(0);
  expect(uncaught).toEqual([]);
  await close();
});

test("brands whose code cannot be had leave the person and the offer (fault I3)", async () => {
  const { page, close } = await site.visit({ body: "", context: wide, policy: false });
  await page.route(/Brands-[^/]*\.js/, (route) => route.abort());
  await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), page1);
  await page.getByRole("link", { name: "Claim the offer" }).waitFor();
  await page.getByText("We couldn’t load the restaurants.").waitFor();
  expect(await page.getByRole("link", { name: "Claim the offer" }).isVisible()).toBe(true);
  await close();
});
