// @module-tag thorough
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite, type Site } from "../support/site.ts";
import { settle } from "../support/settle.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite({ dist: "dist" });
});
afterAll(() => site?.close());

const body = '<div data-widget="AmexApp" data-load="eager" data-partner-offer-code="CARD"></div>';

test("replaces the campaign page in the history by the offer, with query and hash [A2.62] [U5]", async () => {
  site.routes.set("/offers/CARD", () => ({ body: "<!doctype html><title>Offer</title>" }));
  site.routes.set("/before", () => ({ body: "<!doctype html><title>Before</title>" }));
  const { page, close } = await site.visit({ body: "", address: "/start" });
  await page.goto(`${site.host.origin}/before`);
  site.routes.set("/special", () => ({
    body: `<!doctype html><script type="module" src="${site.bundle.origin}/mount.js"></script>${body}`,
  }));
  await page.evaluate(() => location.assign("/special?utm_source=card&x=%20y#terms"));
  await page.waitForURL(`${site.host.origin}/offers/CARD?utm_source=card&x=%20y#terms`);
  await page.goBack();
  expect(page.url()).toBe(`${site.host.origin}/before`);
  await close();
});

test("stops a redirect loop between two pages and shows a link [U5]", async () => {
  site.routes.set("/offers/CARD", () => ({
    body: '<!doctype html><script>location.replace("/special")</script>',
  }));
  const { page, violations, close } = await site.visit({ body, address: "/special" });
  await page.getByRole("link", { name: "Continue to the offer" }).waitFor();
  await settle(page);
  expect(new URL(page.url()).pathname).toBe("/special");
  expect(violations).toEqual([]);
  await close();
});

test("stays on the page when the host cancels the navigation, and shows a link after 2 s [U5]", async () => {
  const { page, close } = await site.visit({
    body,
    address: "/taken",
    before: () => addEventListener("widget:navigate", (event) => event.preventDefault()),
  });
  await page.getByRole("heading", { name: "Your card member special" }).waitFor();
  await page.getByRole("link", { name: "Continue to the offer" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/taken");
  await close();
});
