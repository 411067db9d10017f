// @module-tag thorough
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openHarness, type Harness } from "../harness/openHarness.ts";
import type { GuestOptions } from "../support/guests.ts";
import { press, tabTo } from "../support/keys.ts";

vi.setConfig({ testTimeout: 90_000 });

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
});
afterAll(() => harness.close());

async function open(scenario: string, path = "/", guest?: GuestOptions) {
  const visit = await harness.visit(`${path}?widget=ManagersWebApp&scenario=${scenario}`, guest);
  await visit.page.getByLabel("Email").waitFor();
  return visit;
}

const widgetOf = (page: Page) => page.locator('[data-widget="ManagersWebApp"]');

async function signIn(page: Page, email = "manager@example.com"): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("dinner-for-two");
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("from the sign-in to a paid check and a partial refund with tip by keyboard alone; the list shows both [C4.14] [C2.72] [C4.19]", async () => {
  const { page, violations, uncaught, close } = await open("sign-in");
  await widgetOf(page).evaluate((element) => element.shadowRoot?.querySelector("input")?.focus());
  await page.keyboard.type("manager@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.type("dinner-for-two");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Osteria Lucca/ }).waitFor();
  await press(page, /^Osteria Lucca/);
  await page.getByLabel("Search for a guest").waitFor();
  await tabTo(page, /^Search for a guest/);
  await page.keyboard.type("gina");
  await page.getByRole("button", { name: /^Gina Guest/ }).waitFor();
  await press(page, /^Gina Guest/);
  await page.getByText("Check 0931").first().waitFor();
  await press(page, /^Pay$/);
  await page.getByLabel("Check number").waitFor();
  await tabTo(page, /^Check number/);
  await page.keyboard.type("1001");
  await page.keyboard.press("Enter");
  await page.getByText("Charged to the card").last().waitFor();
  await press(page, /^Pay \$\d/);
  await page.getByRole("heading", { name: "Payment Successful" }).waitFor();
  await press(page, /^Back to guest$/);
  await page
    .getByRole("list", { name: "This guest’s transactions" })
    .getByText("Check 1001")
    .waitFor();

  await press(page, /^Refund$/);
  await page.getByRole("heading", { name: "Issue a Refund" }).waitFor();
  await tabTo(page, /^Reason/);
  await page.keyboard.type("Guest not");
  await tabTo(page, /^Refund amount/);
  await page.keyboard.type("2000");
  await tabTo(page, /Adjust tip/);
  await page.keyboard.press("Space");
  await press(page, /^Issue Refund$/);
  const dialog = page.getByRole("dialog", { name: "Are you sure?" });
  await dialog.waitFor();
  expect(await dialog.innerText()).toMatch(/\$20\.00[\s\S]*Gina Guest[\s\S]*1001/);
  await press(page, /^Confirm Refund \$/);
  await page.getByText("is on its way back to Gina Guest").waitFor();
  const list = page.getByRole("list", { name: "This guest’s transactions" });
  await list.getByText("Partially Refunded").waitFor();
  const rows = (await list.innerText()).replaceAll(/\s+/g, " ");
  expect(rows).toContain("Check 1001");
  expect(rows).toMatch(/−\$2\d\.\d\d/);
  expect(rows).toContain("$64.50 refundable");
  expect([...violations, ...uncaught]).toEqual([]);
  await close();
});

test("is a column of 414 px on a wide screen, and fits a narrow one [C2.26] [C9.26]", async () => {
  const { page, close } = await open("sign-in");
  const width = () =>
    page.locator(".managers").evaluate((shell) => shell.getBoundingClientRect().width);
  expect(await width()).toBe(414);
  await signIn(page);
  await page.getByRole("button", { name: /^Osteria Lucca/ }).waitFor();
  expect(await width()).toBe(414);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await width()).toBeLessThanOrEqual(320);
  await close();
});

test("routes live in the address: back, forward and a reload keep location and guest; after a logout Back shows nothing [C2.61] [C2.62] (fault C1)", async () => {
  const { page, close } = await open("sign-in");
  await signIn(page);
  await page.getByRole("button", { name: /^Osteria Lucca/ }).click();
  await page.getByLabel("Search for a guest").fill("gina");
  await page.getByRole("button", { name: /^Gina Guest/ }).click();
  await page.getByText("Check 0931").first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/diner-profile");
  await page.goBack();
  await page.getByLabel("Search for a guest").waitFor();
  await page.goForward();
  await page.reload();
  await page.getByText("Check 0931").first().waitFor();
  expect(await page.locator(".managers").innerText()).toContain("Gina Guest");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByLabel("Email").waitFor();
  for (let steps = 0; steps < 2; steps++) {
    await page.goBack();
    await page.getByLabel("Email").waitFor();
    expect(new URL(page.url()).pathname).toBe("/login");
    expect(await page.locator(".managers").innerText()).not.toMatch(/Gina|Mara|Lucca/);
  }
  await close();
});

test("a guest who is there answers the bank on this device, by the card provider’s own client [C7.19]", async () => {
  const { page, violations, uncaught, close } = await open("sign-in");
  await signIn(page);
  await page.getByRole("button", { name: /^Osteria Lucca/ }).click();
  await page.getByLabel("Search for a guest").fill("tess");
  await page.getByRole("button", { name: /^Tess Tester/ }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.getByLabel("Check number").fill("1001");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("3184").click();
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await page.getByRole("button", { name: "Confirm on this device" }).click();
  await page.getByRole("heading", { name: "Payment Successful" }).waitFor();
  expect([...violations, ...uncaught]).toEqual([]);
  await close();
});

test.each([
  ["a phone", { width: 390, height: 844 }],
  ["two panes", { width: 1280, height: 800 }],
])(
  "on %s, Pay is in view beside what it charges, and so is the success's mark",
  async (_, size) => {
    const { page, close } = await open("sign-in");
    await page.setViewportSize(size);
    await signIn(page);
    await page.getByRole("button", { name: /^Osteria Lucca/ }).click();
    await page.getByLabel("Search for a guest").fill("gina");
    await page.getByRole("button", { name: /^Gina Guest/ }).click();
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await page.getByLabel("Check number").fill("1001");
    await page.getByLabel("Check number").press("Enter");
    const isInView = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await page.locator(".pay-bar").waitFor();
    expect(await page.locator(".pay-bar").innerText()).toMatch(/Charged to the card\s+\$65\.10/);
    expect(await isInView(".pay-bar .button.primary")).toBe(true);
    await page.mouse.move(size.width / 2 + 40, 400);
    await page.mouse.wheel(0, 3000);
    await page.getByRole("button", { name: /^Pay \$/ }).click();
    await page.getByRole("heading", { name: "Payment Successful" }).waitFor();
    await expect.poll(() => isInView(".success-mark")).toBe(true);
    await close();
  },
);

test("ten thousand transactions scroll with fewer than 60 rows drawn at any time (fault K1)", async () => {
  const { page, close } = await open("many-transactions", "/", { isAlone: true });
  await signIn(page);
  await page.getByRole("button", { name: /^Osteria Lucca/ }).click();
  await page.getByText("Check 20000").waitFor();
  const list = page.getByRole("list", { name: "Recent transactions" });
  const rows = await list.evaluate(async (scroller) => {
    const heights: number[] = [];
    for (let step = 0; step < 60; step++) {
      scroller.scrollTop += 180;
      await new Promise((drawn) => requestAnimationFrame(drawn));
      heights.push(scroller.querySelectorAll("li").length);
    }
    return heights;
  });
  expect(Math.min(...rows)).toBeGreaterThan(0);
  expect(Math.max(...rows)).toBeLessThan(60);
  const height = await list.evaluate(({ clientHeight, scrollHeight }) => [
    clientHeight,
    scrollHeight,
  ]);
  expect(height[0]).toBeLessThanOrEqual(500);
  expect(height[1]).toBeGreaterThan(500_000);
  await close();
});
