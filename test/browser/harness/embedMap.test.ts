// @module-tag thorough
import { afterAll, beforeAll, expect, test } from "vitest";
import { hostedSite, type HostedSite } from "./hostedSite.ts";
import { settle } from "../support/settle.ts";

let site: HostedSite;

beforeAll(async () => {
  site = await hostedSite();
});
afterAll(() => site?.close());

const frame =
  '<iframe title="Map" src="/embed/map?pass=true&colorMode=black" width="700" height="400" style="border:0"></iframe>';

/**
 * Runs before every page and frame. Records the messages that the page around the frame receives,
 * and their senders.
 */
function listen(): void {
  Object.assign(window, { told: [] });
  addEventListener("message", ({ data, origin, source }) => {
    if (data?.type === "dining-widgets:height")
      Reflect.get(window, "told").push({
        origin,
        isFrame: source === document.querySelector("iframe")?.contentWindow,
        ...data,
      });
  });
}

interface Told {
  readonly origin: string;
  readonly isFrame: boolean;
  readonly widget: string;
  readonly height: number;
}

const messages = (): Told[] => Reflect.get(window, "told");

test("the harness’s own /embed/map is black, without a heading, shows brands with the pass alone, and posts its height, also a new one, to the page of its origin (fault B11) [MP4]", async () => {
  site.api.open();
  const { page, close, uncaught, violations } = await site.visit({
    body: frame,
    before: listen,
    context: { viewport: { width: 1000, height: 900 } },
  });
  const inside = page.frameLocator("iframe");
  await inside.getByText("38 places").waitFor();
  const finder = inside.locator(".finder");
  expect(
    await finder.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(element).colorScheme,
    ]),
  ).toEqual(["rgb(0, 0, 0)", "dark"]);
  expect(
    await inside.locator("body").evaluate((element) => getComputedStyle(element).backgroundColor),
  ).toBe("rgb(0, 0, 0)");
  expect(await inside.getByRole("heading", { name: "Explore locations" }).count()).toBe(0);
  const heightInside = async () =>
    inside
      .locator("[data-widget]")
      .evaluate((element) => Math.ceil(element.getBoundingClientRect().height));
  await expect
    .poll(async () => (await page.evaluate(messages)).at(-1)?.height)
    .toBe(await heightInside());
  for (const message of await page.evaluate(messages))
    expect(message).toMatchObject({ origin: site.host.origin, isFrame: true, widget: "Map" });
  const before = await heightInside();
  await inside.getByLabel("Search by name").fill("zzz");
  await inside.getByText("No places match your search.").waitFor();
  await expect.poll(heightInside).not.toBe(before);
  await expect
    .poll(async () => (await page.evaluate(messages)).at(-1)?.height)
    .toBe(await heightInside());
  expect([uncaught, violations]).toEqual([[], []]);
  await close();
});

test("the same page around it from another origin receives no message (fault B11) [MP4]", async () => {
  site.api.open();
  const foreign = site.host.origin.replace("127.0.0.1", "localhost");
  const { page, close } = await site.visit({
    body: `<iframe title="Map" src="${foreign}/embed/map?pass=true&colorMode=black" width="700" height="400"></iframe>`,
    before: listen,
  });
  await page.frameLocator("iframe").getByText("38 places").waitFor();
  await settle(page);
  expect(await page.evaluate(messages)).toEqual([]);
  await close();
});
