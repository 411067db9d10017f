// @module-tag thorough
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveMockApi } from "../matrix/mockApi.ts";
import { openSite, type Site } from "../support/site.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite({ dist: "dist" });
  serveMockApi(site);
});
afterAll(() => site?.close());

test.each([390, 1280])(
  "at %i px the price of an offer stands on the line of its credit",
  async (width) => {
    const { page, close } = await site.visit({
      body: '<div data-widget="HousePanel" data-project-id="house" data-load="eager"></div>',
      context: { viewport: { width, height: 844 } },
    });
    const cards = page.locator(".tiers .radio-card");
    await cards.first().waitFor();
    const distances = await cards.evaluateAll((all) =>
      all.map((card) => {
        const bottomOf = (selector: string) => {
          const range = document.createRange();
          const text = card.querySelector(selector)?.firstChild;
          if (text) range.selectNodeContents(text);
          return range.getBoundingClientRect().bottom;
        };
        return Math.abs(bottomOf(".tier-get > span") - bottomOf(".figure"));
      }),
    );
    expect(distances.length).toBeGreaterThan(2);
    for (const distance of distances) expect(distance).toBeLessThan(1);
    await close();
  },
);
