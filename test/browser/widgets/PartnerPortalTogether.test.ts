// @module-tag thorough
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openHarness, type Harness } from "../harness/openHarness.ts";
import { press } from "../support/keys.ts";
import { colleague, focusedField, partnerVisit, retype } from "./partnerVisit.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
}, 120_000);
afterAll(() => harness?.close());

const conflict = "Someone else changed this. Reload?";
const details = "/locations/101?step=details";

const locationNow = async (page: Page) =>
  (await colleague(page, "GET", "/locations/101.json"))["location"];

/**
 * The form is open when a colleague writes the city and the phone. Here the city and the address
 * are changed too.
 */
async function clash(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Details", exact: true }).waitFor();
  await colleague(page, "PUT", "/locations/101", {
    partner_project_location: { city: "Round Rock", phone: "(512) 555-0777" },
  });
  await retype(page, "Address", "14 Harbor Street");
  await retype(page, "City", "Pflugerville");
  await page.keyboard.press("Enter");
  await page.getByText(conflict).first().waitFor();
}

describe("two users at one location", () => {
  it("two users in conflict see both values, and 'Keep mine' loses nothing of either [P23]", async () => {
    const { page, close, console: said } = await partnerVisit(harness, "dashboard", details);
    await clash(page);
    const alert = page.getByRole("alert");
    expect(await alert.innerText()).toContain("Theirs: Round Rock");
    expect(await alert.innerText()).toContain("Yours: Pflugerville");
    expect(await locationNow(page)).toMatchObject({
      city: "Round Rock",
      address_line_one: "12 Harbor Street",
    });
    // Typing continues while the question is open, and nothing is saved until it is answered.
    await retype(page, "City", "Georgetown");
    await page.getByText("Yours: Georgetown").waitFor();
    await page.waitForTimeout(2_000);
    expect(await locationNow(page)).toMatchObject({ city: "Round Rock" });
    await press(page, "Keep mine");
    await page.getByText("All changes saved").waitFor();
    expect(await focusedField(page)).toBe("city");
    expect(await page.getByRole("textbox", { name: "Phone" }).inputValue()).toBe("(512) 555-0777");
    expect(await locationNow(page)).toMatchObject({
      city: "Georgetown",
      address_line_one: "14 Harbor Street",
      phone: "(512) 555-0777",
    });
    expect(said).toEqual([]);
    await close();
  });

  it("'Use theirs' takes the conflicting field and saves unsaved input in other fields [P23]", async () => {
    const { page, close } = await partnerVisit(harness, "dashboard", details);
    await clash(page);
    await press(page, "Use theirs");
    await page.getByText("All changes saved").waitFor();
    expect(await focusedField(page)).toBe("city");
    expect(await page.getByRole("textbox", { name: "City" }).inputValue()).toBe("Round Rock");
    expect(await locationNow(page)).toMatchObject({
      city: "Round Rock",
      address_line_one: "14 Harbor Street",
    });
    await page.getByRole("link", { name: "All locations" }).click();
    await page.getByRole("heading", { name: "Locations", exact: true }).waitFor();
    await close();
  });

  it("two users are asked before an open question is left, and keep unsaved input over a reload", async () => {
    const { page, close } = await partnerVisit(harness, "dashboard", details);
    await clash(page);
    await page.getByRole("link", { name: "All locations" }).click();
    await page.getByText("Leave without saving?").waitFor();
    await page.keyboard.press("Escape");
    await page.getByText("Yours: Pflugerville").waitFor();
    page.on("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText("We restored your unsaved changes.").waitFor();
    expect(await page.getByRole("textbox", { name: "City" }).inputValue()).toBe("Pflugerville");
    await close();
  });

  it("conflicts show tags, accounts and pictures by name and by sight, never by number", async () => {
    const { page, close } = await partnerVisit(harness, "dashboard", "/brands/11?step=about");
    await page.getByRole("group", { name: "Cuisine" }).getByLabel("Barbecue").waitFor();
    await colleague(page, "PUT", "/brands/11", { partner_brand: { tag_ids: ["1", "3"] } });
    await page.getByRole("group", { name: "Cuisine" }).getByLabel("Barbecue").check();
    await page.getByRole("button", { name: "Save and continue" }).click();
    await page.getByText(conflict).first().waitFor();
    const words = (await page.getByRole("alert").innerText()).replace(/\s+/g, " ");
    expect(words).toMatch(/Theirs: [A-Z][a-z]+, [A-Z][a-z]+ Yours: .*Barbecue/);
    await page.getByRole("button", { name: "Use theirs" }).click();
    await page.getByRole("link", { name: /Photos/ }).click();
    await page.getByRole("img", { name: "Photo 4" }).waitFor();
    await colleague(page, "PUT", "/brands/11", { partner_brand: { hero_image_id: "303" } });
    await page.getByRole("button", { name: "Use as hero: photo 2" }).click();
    await page.getByText(conflict).first().waitFor();
    expect(await page.getByRole("alert").locator("img").count()).toBe(2);
    expect(await page.getByRole("alert").innerText()).toContain("1 photo");
    await close();
  });
});
