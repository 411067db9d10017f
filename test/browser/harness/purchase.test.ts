// @module-tag thorough
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { press, tabTo, type, typeCard } from "./keyboard.ts";
import { openHarness, type Harness } from "./openHarness.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
});
afterAll(() => harness?.close());

/** From the checkout's first page to its confirmation, by keyboard. */
async function buy(page: Page, email: string, amount: string): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).waitFor();
  await type(page, "Email", email);
  await type(page, "First name", "Ada");
  await type(page, "Last name", "Okafor");
  await press(page, "button", "Continue");
  await typeCard(page);
  await type(page, "ZIP code", "78701");
  await tabTo(page, "checkbox", /I agree/);
  await page.keyboard.press("Space");
  await press(page, "button", `Pay ${amount}`);
  await page.getByRole("heading", { name: "Purchase Successful" }).waitFor();
}

/**
 * RedeemCheckout's text about credit on a bill that credit does not cover. In the mock API every
 * diner starts with $25.
 */
async function creditAtTheTable(page: Page, email: string, password: string): Promise<string> {
  await page.goto(`${harness.url}/?widget=RedeemCheckout&pos=toast&location=lucca&ticket=1006`);
  const signIn = page.getByRole("button", { name: "Sign in", exact: true });
  const bill = page.getByText(/in credit\./);
  await signIn.or(bill).first().waitFor();
  if (await signIn.isVisible()) {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await signIn.click();
  }
  await bill.waitFor();
  return (await bill.textContent()) ?? "";
}

describe("credit, from the purchase page to the table", () => {
  it("is bought as a tier by keyboard alone, and then pays at the table [A1.11] [A1.13]", async () => {
    const visit = await harness.visit("/?widget=HousePanel&scenario=default&utm_source=letter");
    const { page } = visit;
    await press(page, "link", /Pay \$100/);
    await page.waitForURL("**/checkout?ico_id=regular&utm_source=letter**");
    await buy(page, "guest@example.com", "$100.00");
    expect(await creditAtTheTable(page, "guest@example.com", "dinner-for-two")).toContain(
      "$150.00 in credit",
    );
    expect({ violations: visit.violations, uncaught: visit.uncaught }).toEqual({
      violations: [],
      uncaught: [],
    });
    await visit.close();
  });

  it("is bought as an open amount by keyboard alone by a new guest, who sets a password and is known at the table", async () => {
    const visit = await harness.visit("/?widget=HousePanel&scenario=default");
    const { page } = visit;
    await tabTo(page, "textbox", "Amount");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("80");
    await press(page, "button", /^Pay \$/);
    await page.waitForURL("**/checkout?ico_id=credit-1**");
    await buy(page, "ada@example.com", "$80.00");
    await type(page, "Password", "figs-and-embers");
    await type(page, "Confirm password", "figs-and-embers");
    await press(page, "button", "Save password");
    await page.getByText("Password saved.").waitFor();
    expect(await creditAtTheTable(page, "ada@example.com", "figs-and-embers")).toContain(
      "$121.00 in credit",
    );
    expect({ violations: visit.violations, uncaught: visit.uncaught }).toEqual({
      violations: [],
      uncaught: [],
    });
    await visit.close();
  });

  it("shows no amount and no chosen preset after the guest goes back from the checkout [A4.15] [H12]", async () => {
    const visit = await harness.visit("/?widget=HousePanel&scenario=default");
    const { page } = visit;
    const amount = page.getByRole("textbox", { name: "Amount" });
    await amount.fill("80");
    await press(page, "button", /^Pay \$/);
    await page.getByRole("textbox", { name: "Email" }).waitFor();
    await page.goBack();
    await amount.waitFor();
    expect(await amount.inputValue()).toBe("");
    expect(await page.getByRole("button", { pressed: true }).count()).toBe(0);
    await page.reload();
    await amount.waitFor();
    expect(await amount.inputValue()).toBe("100");
    expect(visit.uncaught).toEqual([]);
    await visit.close();
  });

  it.each([
    ["default", "Bonus", "$250.00", "$300.00"],
    ["discount-percent", "You save", "$212.50", "$250.00"],
    ["bonus-per-spend", "Bonus", "$250.00", "$300.00"],
    ["discount-per-spend", "You save", "$230.00", "$250.00"],
  ])(
    'costs and brings at the checkout what the panel said, with the incentive of "%s"',
    async (scenario, extra, pay, get) => {
      const visit = await harness.visit(`/?widget=HousePanel&scenario=${scenario}`);
      const { page } = visit;
      await page.getByRole("button", { name: "$250", exact: true }).press("Enter");
      await page.getByText(extra, { exact: true }).waitFor();
      for (const amount of [pay, get])
        await page.getByText(amount, { exact: true }).filter({ visible: true }).first().waitFor();
      await press(page, "button", /^Pay \$/);
      await page.waitForURL("**/checkout?ico_id=**");
      for (const amount of [pay, get])
        await page.getByText(amount, { exact: true }).filter({ visible: true }).first().waitFor();
      await page.getByLabel("Email").fill("guest@example.com");
      await page.getByLabel("First name").fill("Gina");
      await page.getByLabel("Last name").fill("Guest");
      await press(page, "button", "Continue");
      await page.getByRole("button", { name: `Pay ${pay}` }).waitFor();
      expect(visit.uncaught).toEqual([]);
      await visit.close();
    },
  );
});
