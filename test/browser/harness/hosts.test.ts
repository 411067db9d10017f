// @module-tag thorough
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { openHarness, type Harness } from "./openHarness.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
});
afterAll(() => harness.close());

/** The loader's own count of live widgets, after everything has settled. */
async function statuses(page: Page): Promise<string[]> {
  await page.waitForFunction(
    () =>
      window.DiningWidgets &&
      "list" in window.DiningWidgets &&
      window.DiningWidgets.list().some(({ status }) => status === "ready"),
  );
  return page.evaluate(async () => {
    const api = window.DiningWidgets;
    if (!api || !("list" in api)) return [];
    await api.settled();
    return api.list().map(({ widget, status }) => `${widget} ${status}`);
  });
}

const slider = (page: Page) =>
  page.locator("[data-widget=SubscriptionCalculator]").getByRole("slider");
const rendered = (page: Page) => page.locator(".rendered time").first().getAttribute("datetime");

describe("host pages", () => {
  it.each([
    "plain",
    "bootstrap",
    "turbo",
    "htmx",
    "csp",
    "hostile",
    "hostile/unset",
    "hostile/globals",
  ])("%s mounts its widgets without a error", async (kind) => {
    const visit = await harness.visit(`/hosts/${kind}`);
    const widgetStatuses = await statuses(visit.page);
    expect(widgetStatuses.length).toBeGreaterThan(0);
    expect(widgetStatuses.filter((status) => !/ready|waiting/.test(status))).toEqual([]);
    expect([visit.violations, visit.uncaught]).toEqual([[], []]);
    await visit.close();
  });

  it.each(
    ["plain", "bootstrap", "csp", "hostile/unset"].flatMap((kind) =>
      [390, 1280].map((width) => ({ kind, width })),
    ),
  )(
    "$kind moves nothing by more than a hundredth while its widgets start on $width px",
    async ({ kind, width }) => {
      const viewport = { width, height: 900 };
      const { page, close } = await harness.visit(`/hosts/${kind}`, { viewport });
      await statuses(page);
      const shifted = await page.evaluate(async () => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
        }).observe({ type: "layout-shift", buffered: true });
        for (let frames = 6; frames > 0; frames -= 1) await new Promise(requestAnimationFrame);
        return sum;
      });
      expect(shifted).toBeLessThanOrEqual(0.01);
      await close();
    },
  );

  it("turbo keeps input through a morphing refresh, and unmounts widgets of the page it leaves", async () => {
    const visit = await harness.visit("/hosts/turbo");
    const { page } = visit;
    // Below the first view, so it starts when it is scrolled to.
    await page.locator("[data-widget=SubscriptionCalculator]").scrollIntoViewIfNeeded();
    await slider(page).focus();
    await page.keyboard.press("Home");
    const value = await slider(page).inputValue();
    const before = await rendered(page);
    await page.getByRole("button", { name: "Refresh by morphing" }).click();
    await page.waitForFunction(
      (old) => document.querySelector(".rendered time")?.getAttribute("datetime") !== old,
      before,
    );
    expect(await slider(page).inputValue()).toBe(value);
    await page.getByRole("link", { name: "Slides" }).click();
    await page.waitForURL("**/hosts/turbo/slides");
    await page.locator("turbo-frame [data-widget=DynamicSlider]").waitFor();
    await expect.poll(() => statuses(page)).toEqual(["DynamicSlider ready"]);
    await page.goBack();
    await page.locator("[data-widget=SubscriptionCalculator]").scrollIntoViewIfNeeded();
    await slider(page).waitFor();
    expect(
      (await statuses(page)).filter((status) => status.startsWith("SubscriptionCalculator")),
    ).toHaveLength(1);
    expect(visit.uncaught).toEqual([]);
    await visit.close();
  });

  it("htmx swaps widgets in and out, one at a time", async () => {
    const visit = await harness.visit("/hosts/htmx");
    const { page } = visit;
    await slider(page).waitFor();
    await page.getByRole("button", { name: "Swap in: slides" }).click();
    await page.locator("#place [data-widget=DynamicSlider]").waitFor();
    await expect.poll(() => statuses(page)).toEqual(["DynamicSlider ready"]);
    await page.getByRole("button", { name: "Swap in: calculator" }).click();
    await slider(page).waitFor();
    await expect.poll(() => statuses(page)).toEqual(["SubscriptionCalculator ready"]);
    expect(visit.uncaught).toEqual([]);
    await visit.close();
  });
});
