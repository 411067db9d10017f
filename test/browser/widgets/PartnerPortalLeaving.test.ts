// @module-tag thorough
import type { Dialog, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openHarness, type Harness } from "../harness/openHarness.ts";
import { press } from "../support/keys.ts";
import { colleague, partnerVisit, retype, signIn } from "./partnerVisit.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
}, 120_000);
afterAll(() => harness?.close());

const guard = "Leave without saving?";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { name, exact: true }).waitFor();
const path = (page: Page): string => new URL(page.url()).pathname;

/**
 * Empties a required field, so that nothing can be saved. Uses the keyboard, because browsers guard
 * a tab only after real input.
 */
async function halfFill(page: Page): Promise<void> {
  await heading(page, "Details");
  await retype(page, "City", "");
  await retype(page, "Address", "14 Harbor");
}

/** The browser's question on a reload of the page. Null if it reloads without one. */
async function reloadAsks(page: Page): Promise<Dialog | null> {
  const dialog = page.waitForEvent("dialog").catch(() => null);
  const reloaded = page.waitForEvent("domcontentloaded").then(
    () => null,
    () => null,
  );
  await page.evaluate(() => void setTimeout(() => location.reload()));
  return Promise.race([dialog, reloaded]);
}

describe("a half-filled form", () => {
  it("a half-filled form is guarded against every link, with the focus in the question and back at the form", async () => {
    const { page, close } = await partnerVisit(harness, "dashboard", "/locations/101?step=details");
    await halfFill(page);
    for (const name of ["All locations", "Team", "Dashboard"]) {
      await page.getByRole("link", { name, exact: true }).click();
      const question = page.getByRole("dialog", { name: guard });
      await question.waitFor();
      expect(await question.evaluate((dialog) => dialog.matches(":focus-within"))).toBe(true);
      await page.keyboard.press("Escape");
      await question.waitFor({ state: "detached" });
      expect(path(page)).toBe("/locations/101");
      expect(await field(page, "Address").inputValue()).toBe("14 Harbor");
    }
    await page.getByRole("combobox", { name: "Project" }).selectOption("Lake Kitchens");
    await page.getByRole("button", { name: "Stay and finish" }).click();
    expect(
      await page.getByRole("combobox", { name: "Project" }).locator("option:checked").innerText(),
    ).toBe("Harbor Restaurant Group");
    await page.getByRole("link", { name: "Team", exact: true }).click();
    await page.getByRole("button", { name: "Leave without saving" }).click();
    await heading(page, "Team");
    await close();
  });

  it("a half-filled form is guarded against the browser’s own back and forward", async () => {
    const { page, close } = await partnerVisit(harness, "dashboard", "/locations");
    await page.getByRole("link", { name: /^Harbor Grill Downtown/ }).click();
    await halfFill(page);
    await page.goBack();
    await page.getByRole("dialog", { name: guard }).waitFor();
    expect(path(page)).toBe("/locations/101");
    await page.getByRole("button", { name: "Stay and finish" }).click();
    expect(await field(page, "City").inputValue()).toBe("");
    await page.goBack();
    await page.getByRole("button", { name: "Leave without saving" }).click();
    await heading(page, "Locations");
    expect(path(page)).toBe("/locations");
    await page.getByRole("link", { name: /^Harbor Grill Downtown/ }).click();
    await heading(page, "Details");
    expect(await field(page, "City").inputValue()).toBe("Austin");
    await close();
  });

  it("a half-filled form is guarded against a reload, and one that is saved is not", async () => {
    const { page, close } = await partnerVisit(harness, "dashboard", "/locations/101?step=details");
    await halfFill(page);
    const hasAsked = await reloadAsks(page);
    expect(hasAsked?.type()).toBe("beforeunload");
    await hasAsked?.dismiss();
    expect(await field(page, "Address").inputValue()).toBe("14 Harbor");
    await field(page, "City").focus();
    await page.keyboard.type("Austin");
    await page.getByText("All changes saved").waitFor();
    const reloaded = page.waitForEvent("load");
    expect(await reloadAsks(page)).toBeNull();
    await reloaded;
    await heading(page, "Details");
    expect(await field(page, "Address").inputValue()).toBe("14 Harbor");
    await close();
  });
});

describe("an expired session (fault C1)", () => {
  it("a session that ends within a form leads to /login and, by keyboard, back to the same step with the unsaved input, which is then saved [A2.09] [A8.21]", async () => {
    const { page, close } = await partnerVisit(harness, "location-session-ended");
    await page.getByRole("link", { name: /^.?Reservations/ }).click();
    await heading(page, "Reservations");
    await retype(page, "Reservation phone", "512 555 0142");
    await retype(page, "Reservation link", "book.harbor");
    await page.keyboard.press("Enter");
    await heading(page, "Partner sign in");
    expect(path(page)).toBe("/login");
    expect(new URL(page.url()).searchParams.get("next")).toContain(
      "/locations/101?step=reservations",
    );
    expect(await page.evaluate(() => localStorage.getItem("userToken"))).toBeNull();
    await field(page, "Email").focus();
    await page.keyboard.type("partner@example.com");
    await page.keyboard.press("Tab");
    await page.keyboard.type("dinner-for-two");
    await page.keyboard.press("Enter");
    await heading(page, "Reservations");
    expect(path(page)).toBe("/locations/101");
    expect(new URL(page.url()).searchParams.get("step")).toBe("reservations");
    expect(await field(page, "Reservation phone").inputValue()).toBe("512 555 0142");
    expect(await field(page, "Reservation link").inputValue()).toContain("book.harbor");
    await page.getByText("All changes saved").waitFor();
    expect((await colleague(page, "GET", "/locations/101.json"))["location"]).toMatchObject({
      reservation_phone: "5125550142",
    });
    await close();
  });

  it("a session that ends within a form restores the ticked locations, unsent", async () => {
    const { page, close } = await partnerVisit(harness, "location-session-ended");
    await page.getByRole("link", { name: "Finances", exact: true }).click();
    await page.getByRole("link", { name: /^.?Assign to locations/ }).click();
    await page.getByLabel("Harbor Grill Airport").check();
    await page.getByRole("button", { name: "Save and continue" }).click();
    await heading(page, "Partner sign in");
    await signIn(page);
    await page.getByText("Not saved yet").waitFor();
    expect(await page.getByLabel("Harbor Grill Airport").isChecked()).toBe(true);
    await page.getByRole("button", { name: "Save and continue" }).click();
    await heading(page, "Still missing");
    expect((await colleague(page, "GET", "/locations/102.json"))["location"]).toMatchObject({
      partner_stripe_account_id: 501,
    });
    await page.getByRole("link", { name: "Finances", exact: true }).click();
    await page.getByRole("link", { name: /^.?Assign to locations/ }).click();
    await page.getByLabel("Harbor Grill Airport").waitFor();
    expect(await page.getByText("Not saved yet").count()).toBe(0);
    await close();
  });

  it("a session that ends within a form restores an invitation at its step", async () => {
    const { page, close } = await partnerVisit(harness, "location-session-ended");
    await page.getByRole("link", { name: "Team", exact: true }).click();
    await page.getByRole("button", { name: "Invite member" }).click();
    for (const [name, text] of [
      ["First name", "Nora"],
      ["Last name", "New"],
      ["Email", "nora@example.com"],
    ] as const)
      await field(page, name).fill(text);
    await page.getByRole("button", { name: "Save and continue" }).click();
    await page.getByRole("radio", { name: /^Viewer/ }).check();
    await page.getByRole("button", { name: "Invite member" }).click();
    await heading(page, "Partner sign in");
    await signIn(page);
    await heading(page, "Access");
    expect(await page.getByRole("radio", { name: /^Viewer/ }).isChecked()).toBe(true);
    await page.getByRole("button", { name: "Invite member" }).click();
    await page.getByText("Invitation sent to Nora New.").waitFor();
    await close();
  });
});

describe("a logout", () => {
  it("a logout resets everything, and nothing of it comes back by history or by the next sign-in [A4.07] [P29]", async () => {
    const { page, close } = await partnerVisit(harness, "dashboard", "/locations");
    await page.getByRole("link", { name: /^Harbor Grill Downtown/ }).click();
    await halfFill(page);
    // The typed values are saved for a reload a moment later.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem("partnerDrafts")))
      .toContain("14 Harbor");
    await press(page, "Log out");
    await press(page, "Leave without saving");
    await heading(page, "Partner sign in");
    expect(path(page)).toBe("/login");
    const widget = () =>
      page.locator("[data-widget]").evaluate((host) => host.shadowRoot?.textContent);
    expect(await widget()).not.toMatch(/Harbor|Paula/);
    expect(
      await page.evaluate(() => [
        localStorage.getItem("userToken"),
        sessionStorage.getItem("partnerDrafts"),
      ]),
    ).toEqual([null, null]);
    await page.goBack();
    await expect.poll(() => path(page)).toBe("/login");
    await heading(page, "Partner sign in");
    expect(await widget()).not.toMatch(/Harbor|Paula/);
    await signIn(page);
    await page
      .getByRole("combobox", { name: "Project" })
      .or(page.getByRole("heading", { name: "Which project?" }))
      .waitFor();
    await page.goto(`${harness.url}/locations/101?step=details&widget=PartnerPortal`);
    await page.getByRole("button", { name: /^Harbor Restaurant Group/ }).click();
    await heading(page, "Details");
    expect(await field(page, "City").inputValue()).toBe("Austin");
    expect(await page.getByText("We restored your unsaved changes.").count()).toBe(0);
    await close();
  });
});
