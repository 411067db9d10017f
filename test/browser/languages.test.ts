import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { markup } from "./matrix/markup.ts";
import { openMockSite, type MockSite } from "./support/mockSite.ts";

let site: MockSite;
beforeAll(async () => {
  site = await openMockSite();
});
afterAll(() => site?.close());

const widget = '<div id="w" data-widget="SubscriptionCalculator" data-load="eager"></div>';
const isSpanish = (path: string) => /^\/es-SubscriptionCalculator-\w{7}\.js$/.test(path);
const isSpanishList = (path: string) => /^\/es-\w{7}\.js$/.test(path);

test("Spanish texts are requested while the widget's code still loads on a Spanish page, and not on an English one", async () => {
  site.bundle.requests.length = 0;
  const english = await site.visit({ body: widget });
  await english.page.locator("#w h2", { hasText: "Dine & Earn" }).waitFor();
  expect(site.bundle.requests.filter((path) => path.startsWith("/es-"))).toEqual([]);
  await english.close();

  site.bundle.requests.length = 0;
  const serve = site.bundle.respond;
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  site.bundle.respond = async (url, request) => {
    if (url.pathname !== "/mount.js" && !isSpanishList(url.pathname)) await isReleased;
    return serve(url, request);
  };
  const { page, close, violations } = await site.visit({ body: widget, html: 'lang="es-US"' });
  // All other files are held, so the texts wait only for the list with their address.
  await vi.waitFor(() => expect(site.bundle.requests.filter(isSpanish)).toHaveLength(1));
  release();
  site.bundle.respond = serve;
  await page.locator("#w h2", { hasText: "Cene y gane" }).waitFor();
  expect(await page.locator("#w [lang]").first().getAttribute("lang")).toBe("es-US");
  expect(violations).toEqual([]);
  await close();
});

test("a Spanish page shows English, labeled as English, when the texts do not arrive", async () => {
  const serve = site.bundle.respond;
  site.bundle.respond = async (url, request) =>
    isSpanish(url.pathname) ? { status: 500, body: "" } : serve(url, request);
  const { page, close } = await site.visit({ body: widget, html: 'lang="es"' });
  await page.locator("#w h2", { hasText: "Dine & Earn" }).waitFor();
  expect(await page.locator("#w [lang]").first().getAttribute("lang")).toBe("en");
  site.bundle.respond = serve;
  await close();
});

test("a language that the page adds is written from right to left", async () => {
  const { page, close } = await site.visit({
    body: widget,
    html: 'lang="ar" dir="rtl"',
    config: { texts: { ar: { "SubscriptionCalculator.heading": "تناول واكسب" } } },
  });
  const heading = page.locator("#w h2", { hasText: "تناول واكسب" });
  await heading.waitFor();
  expect(await heading.evaluate((title) => getComputedStyle(title).direction)).toBe("rtl");
  await close();
});

test("on a page from right to left, names and addresses of other letters keep their order, at the side of the page", async () => {
  const user = { name: "Ada Okafor (Chef).", email: "ada@example.com" };
  const brandLinks = [
    { name: "12 Oaks Grill!", url: "https://dine.example/b/oaks", claims: 1, redemptions: 1 },
  ];
  const example = { key: "names", title: "", options: { user, stats: { brandLinks } } };
  const { page, close } = await site.visit({
    body: markup("AmbassadorUserProfile", example),
    html: 'lang="ar" dir="rtl"',
    config: { trustAttributes: true, texts: { ar: { "AmbassadorUserProfile.back": "رجوع" } } },
  });
  for (const text of [user.name, "12 Oaks Grill!"]) {
    const message = page.getByText(text, { exact: true }).first();
    await message.waitFor();
    const { lefts, isAtRight } = await message.evaluate((element) => {
      const node = element.firstChild!;
      const lefts = [...element.textContent!].map((_, index) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        return range.getBoundingClientRect().left;
      });
      return { lefts, isAtRight: getComputedStyle(element).textAlign === "right" };
    });
    expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
    expect(isAtRight).toBe(true);
  }
  await close();
});
