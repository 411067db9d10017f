// @module-tag thorough
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openHarness, type Harness } from "../harness/openHarness.ts";
import { plainPhoto } from "../../../src/widgets/PartnerPortal/sections/brands/exampleImages.ts";
import { press, tabTo, tick, type } from "../support/keys.ts";
import { alone, partnerVisit } from "./partnerVisit.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
});
afterAll(() => harness?.close());

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { name, exact: typeof name === "string" }).waitFor();

async function uploadByKeyboard(page: Page, button: string, name: string): Promise<void> {
  await tabTo(page, button);
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.keyboard.press("Space"),
  ]);
  await chooser.setFiles({
    name,
    mimeType: "image/png",
    buffer: Buffer.from(plainPhoto(name).bytes),
  });
}

async function signInByKeyboard(page: Page, email: string): Promise<void> {
  await type(page, "Email", email);
  await type(page, "Password", "dinner-for-two");
  await page.keyboard.press("Enter");
}

async function fillLocation(page: Page): Promise<void> {
  await press(page, /^Add the address/);
  await heading(page, "Details");
  await page.getByLabel("Address", { exact: true }).and(page.locator(":focus")).waitFor();
  await page.keyboard.insertText("12 Harbor Street");
  await type(page, "City", "Austin");
  await type(page, "State", "TX");
  await type(page, "ZIP code", "78701");
  await type(page, "Phone", "512 555 0101");
  await page.keyboard.press("Enter");
  await heading(page, "Menu");
  await type(page, /^Menu link/, "harborgrill.example/menu");
  await page.keyboard.press("Enter");
  await heading(page, "Reservations");
  await press(page, "Save and continue");
  await heading(page, "Brand");
  await tabTo(page, "Brand");
  await page.keyboard.type("Harbor");
  await press(page, "Save and continue");
  await heading(page, "Point of sale");
  await tick(page, "The POS is connected");
  await press(page, "Save and continue");
  await heading(page, "Payments");
  await press(page, "Connect an account");
  await heading(page, "Payment accounts");
}

async function connectAccount(page: Page): Promise<void> {
  await press(page, "Connect account");
  await heading(page, "Connect your account");
  await press(page, "Connect this account");
  await page.getByText("Your account is connected.").waitFor();
  await alone(page);
}

async function fillBrand(page: Page): Promise<void> {
  await press(page, /^Add the description/);
  await heading(page, "About");
  await page.getByLabel("Description").and(page.locator(":focus")).waitFor();
  await page.keyboard.insertText("Oysters, whole fish and a wood grill by the water.");
  await tick(page, "Seafood");
  await press(page, "Save and continue");
  await heading(page, "Photos");
  await uploadByKeyboard(page, "Choose photos", "oysters.png");
  // The first photo is the hero.
  await page.getByRole("img", { name: "Photo 1" }).waitFor();
  await press(page, "Save and continue");
  await heading(page, "Logos");
  await uploadByKeyboard(page, "Choose your logo", "logo.png");
  // A plain picture has no versions, so it becomes the dark logo unchanged.
  await page.getByText("Replace dark logo").first().waitFor();
  await press(page, "Save and continue");
  await heading(page, "Website");
  await type(page, "Why isn’t the pop-up live yet?", "The new website comes in May.");
  await press(page, "Save and continue");
  await heading(page, "Brands");
}

async function inviteEditor(page: Page): Promise<void> {
  await press(page, "Team");
  await heading(page, "Team");
  await press(page, "Invite member");
  await heading(page, "Person");
  await type(page, "First name", "Eddie");
  await type(page, "Last name", "Editor");
  await type(page, "Email", "editor@example.com");
  await page.keyboard.press("Enter");
  await heading(page, "Access");
  // A group of radio buttons is a single Tab stop, and its arrow keys choose.
  await tabTo(page, /^(Admin|Editor|Viewer)/);
  await choose(page, /^Editor/);
  await tabTo(page, /^(All|Only some) brands/);
  await choose(page, /^Only some brands/);
  await tick(page, "Harbor Grill");
  await press(page, "Invite member");
  await page.getByText("Invitation sent to Eddie Editor.").waitFor();
}

async function choose(page: Page, name: RegExp): Promise<void> {
  const radio = page.getByRole("radio", { name });
  await page.keyboard.press("Space");
  for (let presses = 0; presses < 5 && !(await radio.isChecked()); presses++)
    await page.keyboard.press("ArrowDown");
  expect(await radio.isChecked()).toBe(true);
}

describe("PartnerPortal in a browser", () => {
  it(
    "the portal leads a new project from empty to submitted by keyboard alone, with a second member who may edit one brand only [A1.01] [A1.07]",
    { timeout: 240_000 },
    async () => {
      const visit = await harness.visit("/?widget=PartnerPortal&scenario=dashboard-new");
      const { page } = visit;
      await heading(page, "Partner sign in");
      await alone(page);
      await signInByKeyboard(page, "partner@example.com");
      await heading(page, "Still missing");

      await fillLocation(page);
      await connectAccount(page);
      await press(page, "Dashboard");
      await heading(page, "Still missing");
      await fillBrand(page);
      await inviteEditor(page);
      await press(page, "Dashboard");
      await page.getByText("Ready to submit?").waitFor();

      // The second member sees everything, may edit one brand, and may not submit.
      await press(page, "Not yet");
      await press(page, "Log out");
      await heading(page, "Partner sign in");
      await signInByKeyboard(page, "editor@example.com");
      await page.getByText("Only an admin on your team can submit the project.").waitFor();
      await press(page, "Finances");
      await page.getByText("You have view-only access to finances.").waitFor();
      await press(page, "Brands");
      await press(page, /^Harbor Grill/);
      await heading(page, "About");
      await type(page, "Website", "harborgrill.example");
      await page.getByText("All changes saved").waitFor();

      await press(page, "Log out");
      await heading(page, "Partner sign in");
      await signInByKeyboard(page, "partner@example.com");
      await press(page, "Submit for review");
      await press(page, "Submit now");
      await page.getByText("Thank you!").waitFor();
      await press(page, "Back to dashboard");
      await page.getByText("Your project is with our team.").waitFor();
      expect({ violations: visit.violations, uncaught: visit.uncaught }).toEqual({
        violations: [],
        uncaught: [],
      });
      await visit.close();
    },
  );

  it("the portal goes back and forward through its pages and steps, and asks before a form that cannot be saved is left", async () => {
    const visit = await partnerVisit(harness, "dashboard", "/locations");
    const { page } = visit;
    await page.getByRole("link", { name: /^Harbor Grill Downtown/ }).click();
    await heading(page, "Details");
    await page.getByRole("link", { name: /^2?Menu/ }).click();
    await heading(page, "Menu");
    await page.goBack();
    await heading(page, "Details");
    await page.getByLabel("City").fill("");
    await page.goBack();
    await page.getByText("Leave without saving?").waitFor();
    expect(new URL(page.url()).pathname).toBe("/locations/101");
    await page.getByRole("button", { name: "Stay and finish" }).click();
    expect(await page.getByLabel("City").inputValue()).toBe("");
    await page.getByLabel("City").fill("Dallas");
    await page.getByText("All changes saved").waitFor();
    await page.getByRole("link", { name: "All locations" }).click();
    await heading(page, "Locations");
    await visit.close();
  });

  it("the portal restores unsaved input after a reload, at the same step", async () => {
    const visit = await partnerVisit(harness, "dashboard", "/locations/102?step=details");
    const { page } = visit;
    page.on("dialog", (dialog) => void dialog.accept());
    await page.getByLabel("Phone").fill("512");
    await page.waitForFunction(() =>
      [...Object.values(sessionStorage), ...Object.values(localStorage)].some((value) =>
        value.includes('"512"'),
      ),
    );
    await page.reload();
    await page.getByText("We restored your unsaved changes.").waitFor();
    expect(await page.getByLabel("Phone").inputValue()).toBe("512");
    expect(new URL(page.url()).search).toContain("step=details");
    await visit.close();
  });

  it("the portal signs out in every tab", async () => {
    const visit = await partnerVisit(harness, "dashboard");
    const { page } = visit;
    await heading(page, "Still missing");
    const other = await page.context().newPage();
    // Without a scenario, which would reset the backend.
    await other.goto(`${harness.url}/?widget=PartnerPortal`);
    await heading(other, "Which project?");
    await other.getByRole("button", { name: "Log out" }).click();
    await heading(page, "Partner sign in");
    expect(
      await page.locator("[data-widget]").evaluate((host) => host.shadowRoot?.textContent),
    ).not.toContain("Harbor");
    await visit.close();
  });
});
