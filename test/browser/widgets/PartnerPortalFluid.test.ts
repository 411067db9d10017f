// @module-tag thorough
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openHarness, type Harness } from "../harness/openHarness.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
});
afterAll(() => harness?.close());

async function open(widget: string, scenario: string) {
  const visit = await harness.visit(`/?widget=${widget}&scenario=${scenario}&play=1`);
  visit.page.setDefaultTimeout(120_000);
  await visit.page.locator("html[data-played=done]").waitFor();
  return visit;
}

/** The number of elements that the widget adds to its page meanwhile. */
async function elementsAdded(page: Page, run: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    let added = 0;
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof Element) added += 1 + node.querySelectorAll("*").length;
    });
    const root = document.querySelector("[data-widget]")?.shadowRoot;
    if (root) observer.observe(root, { childList: true, subtree: true });
    Object.assign(window, { elementsAdded: () => added });
  });
  await run();
  return page.evaluate(() => Reflect.get(window, "elementsAdded")());
}

/** Types into the search of thousands of locations, of which only a few are rendered. */
async function expectFewDrawn(page: Page, all: string): Promise<void> {
  await page.getByRole("status").filter({ hasText: all }).waitFor();
  await page.getByLabel("Search").focus();
  const added = await elementsAdded(page, async () => {
    await page.keyboard.type("grill 7 au");
    await expect.poll(() => page.url()).toContain("q=grill+7+au");
    await page
      .getByRole("status")
      .filter({ hasText: `of ${all}` })
      .waitFor();
  });
  expect(added).toBeGreaterThan(0);
  expect(added).toBeLessThan(2_000);
  expect(await page.getByRole("link", { name: /^Harbor Grill No/ }).count()).toBeLessThan(60);
}

describe("typing beside thousands of rows", () => {
  it("in the search of 2,000 locations draws a few of them (fault F2) [A2.08]", async () => {
    const { page, close } = await open("PartnerPortal", "locations-chain");
    await expectFewDrawn(page, "2,000 locations");
    await close();
  });

  it("in the search of 10,000 locations draws a few of them, and in the form of one none of the others while it saves itself (fault F2) [A2.08]", async () => {
    const { page, close } = await open("PartnerPortal", "locations-huge");
    await expectFewDrawn(page, "10,000 locations");
    await page
      .getByRole("link", { name: /^Harbor Grill No/ })
      .first()
      .click();
    const city = page.getByLabel("City");
    await city.fill("");
    await city.focus();
    const added = await elementsAdded(page, async () => {
      await page.keyboard.type("Pflugerville");
      await page.getByText("All changes saved").waitFor();
    });
    expect(added).toBeLessThan(200);
    await close();
  });

  it("2,000 locations are selected, reviewed and written with a few of them drawn (fault F2)", async () => {
    const { page, close } = await open("PartnerPortal", "locations-chain");
    const added = await elementsAdded(page, async () => {
      await page.getByRole("button", { name: "Edit several" }).click();
      await page.getByRole("button", { name: "Select all 2,000" }).click();
      await page.getByText("2,000 selected").waitFor();
      await page.getByRole("button", { name: "Edit selected" }).click();
      await page.getByLabel("POS system").selectOption("Clover");
      await page.getByRole("button", { name: "Review changes" }).click();
      await page.getByRole("button", { name: "Update 2,000 locations" }).click();
      await page.getByText(/^Saving [1-9]\d* of 2,000 locations/).waitFor();
      await page.getByRole("button", { name: "Stop" }).click();
      await page.getByText(/^Not sent: /).waitFor();
    });
    expect(added).toBeLessThan(3_000);
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByRole("button", { name: "Edit several" }).waitFor();
    await close();
  });

  it("in the form of a menu that is one of 2,000 draws none of the others", async () => {
    const { page, close } = await open("MenuVisibilityForm", "many-locations");
    await page.getByLabel("Menu link").focus();
    const added = await elementsAdded(page, () => page.keyboard.type("https://luna.example"));
    expect(added).toBeLessThan(200);
    await close();
  });
});
