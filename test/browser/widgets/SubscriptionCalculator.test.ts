// @module-tag thorough
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite, type Site } from "../support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite({ dist: "dist" });
});
afterAll(() => site?.close());

test.each([360, 390, 430, 600, 1280])(
  "SubscriptionCalculator keeps slider, field and link in place for every amount on a page %i px wide",
  async (width) => {
    const { page, close } = await site.visit({
      context: { viewport: { width, height: 900 } },
      body: '<div data-widget="SubscriptionCalculator" data-load="eager" data-cta-url="/subscribe"></div>',
    });
    const slider = page.getByRole("slider");
    const parts = [slider, page.getByLabel("Exact monthly spend"), page.getByRole("link")];
    const tops = () => Promise.all(parts.map(async (part) => (await part.boundingBox())?.y));
    await slider.press("Home");
    const first = await tops();
    const last = Number(await slider.getAttribute("max"));
    for (let position = 1; position <= last; position++) {
      await slider.press("ArrowRight");
      expect(await tops(), await slider.getAttribute("aria-valuetext").then(String)).toEqual(first);
    }
    await close();
  },
);
