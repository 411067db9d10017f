// @module-tag thorough
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openHarness, type Harness } from "../harness/openHarness.ts";
import { partnerVisit } from "./partnerVisit.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
});
afterAll(() => harness?.close());

/** The links of the portal's navigation that are not wholly inside it, and its free scroll in px. */
function cutTabs(page: Page): Promise<{ tabs: number; cut: string[]; hidden: number }> {
  return page.evaluate(() => {
    const nav = document
      .querySelector("[data-widget]")
      ?.shadowRoot?.querySelector<HTMLElement>(".portal-nav");
    if (!nav) throw new Error("The portal shows no navigation.");
    const box = nav.getBoundingClientRect();
    const links = [...nav.querySelectorAll("a")];
    const cut = links.filter((link) => {
      const { left, right, bottom } = link.getBoundingClientRect();
      return left < box.left || right > box.right || bottom > box.bottom + 1;
    });
    return {
      tabs: links.length,
      cut: cut.map((link) => link.textContent),
      hidden: nav.scrollWidth - nav.clientWidth,
    };
  });
}

test.for(["en", "es"])(
  "no tab of the portal is cut, however narrow the page (%s)",
  async (lang) => {
    const attributes = encodeURIComponent(JSON.stringify({ lang }));
    const { page, close } = await harness.visit(
      `/?widget=PartnerPortal&scenario=dashboard&attributes=${attributes}`,
    );
    await page.locator("input[type=email]").fill("partner@example.com");
    await page.locator("input[type=password]").fill("dinner-for-two");
    await page.keyboard.press("Enter");
    await page
      .getByRole("link", { name: lang === "es" ? "Sucursales" : "Locations", exact: true })
      .waitFor();
    for (const width of [320, 390, 560, 600, 768]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await cutTabs(page), `${width} px`).toEqual({ tabs: 6, cut: [], hidden: 0 });
    }
    await close();
  },
);

test("the dashboard has one checklist below the next step, which says once how many tasks are left", async () => {
  const { page, close } = await partnerVisit(harness, "dashboard");
  await page.getByRole("heading", { name: "Still missing" }).waitFor();
  const headings = await page.locator(".dash-main h3").allTextContents();
  expect(headings).toEqual([
    "Add the phone number Harbor Grill Airport",
    "Still missing",
    "Submit",
    "Locations",
    "Brands",
    "Finances",
    "Integrations",
  ]);
  expect(await page.getByText(/8 tasks/).allTextContents()).toEqual([
    "8 tasks left before you can submit. Everything you enter is saved as you go.",
  ]);
  await close();
});

test("a viewer, who has no next step, reads in the checklist how many tasks are left", async () => {
  const { page, close } = await partnerVisit(
    harness,
    "dashboard-read-only",
    "/",
    "viewer@example.com",
  );
  await page.getByRole("heading", { name: "Still missing" }).waitFor();
  expect(await page.getByText(/before you can submit/).allTextContents()).toEqual([
    "Finish 8 tasks before you can submit.",
  ]);
  await close();
});
