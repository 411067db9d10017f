// @module-tag thorough
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openHarness, type Harness, type HarnessVisit } from "./openHarness.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
});
afterAll(() => harness?.close());

const email = "ada@example.com";
const password = "a table by the window";

/** Opens another page of the same harness, with the same backend. */
const go = (page: Page, address: string) => page.goto(harness.url + address);

async function createAccount(page: Page): Promise<void> {
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Lovelace");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone number").fill("512 555 0142");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await page.getByRole("heading", { name: "Welcome, Ada" }).waitFor();
}

async function signIn(page: Page, secret = password): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

function isQuiet({ violations, uncaught }: HarnessVisit): void {
  expect({ violations, uncaught }).toEqual({ violations: [], uncaught: [] });
}

describe("a new account", () => {
  it("is known to all widgets of the page, and signs in at each of them after a sign-out [U3]", async () => {
    const visit = await harness.visit("/?widget=NewLoginCreateAccount&scenario=create-account");
    const { page } = visit;
    await createAccount(page);
    // The account is signed in at the table without another sign-in.
    await go(page, "/?widget=RedeemCheckout&pos=toast&location=lucca&ticket=1006");
    await page.getByText("How would you like to pay?").waitFor();
    await page.getByRole("button", { name: "Log Out" }).click();
    await page.getByRole("heading", { name: "Sign in to pay" }).waitFor();
    await signIn(page, "not my password");
    await page.getByText("Invalid email or password.").waitFor();
    await signIn(page);
    await page.getByText("How would you like to pay?").waitFor();
    await page.getByRole("button", { name: "Log Out" }).click();
    await page.getByRole("heading", { name: "Sign in to pay" }).waitFor();
    // The offer recognizes the account by its phone number.
    await go(page, "/offers/WELCOME25");
    await page.getByLabel(/^Phone number/).fill("512 555 0142");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Verification code").fill("123456");
    await page.getByText("Welcome back").waitFor();
    await signIn(page);
    await page.getByRole("heading", { name: /\$25/ }).waitFor();
    await go(page, "/?widget=NewLoginCreateAccount");
    await page.getByRole("heading", { name: "Welcome back, Ada" }).waitFor();
    await page.getByRole("button", { name: "Sign out" }).click();
    await signIn(page);
    await page.getByRole("heading", { name: "Welcome back, Ada" }).waitFor();
    expect(visit.urls.filter((url) => url.endsWith("/api/v5/login"))).toHaveLength(4);
    isQuiet(visit);
    await visit.close();
  });
});

/** Where an account signs in, and what it then sees of its own data. */
const signInPages = [
  ["WebRedemption", "/?widget=WebRedemption&pos=toast&location=lucca&ticket=1001", "Pay your bill"],
  ["BulkGiftingApp", "/?widget=BulkGiftingApp", "Send dining credit"],
  [
    "PartnerPortal, which has no project for them yet and says what to do",
    "/?widget=PartnerPortal",
    "You don’t have a project yet",
  ],
  [
    "PartnerPortal, in a project of others, and is told that it is not theirs",
    "/?widget=PartnerPortal&project=harbor-group",
    /you may not be on its team/,
  ],
  ["AmbassadorUserProfile", "/?widget=AmbassadorUserProfile", "Ada Lovelace"],
  ["ManagersWebApp", "/?widget=ManagersWebApp", "Osteria Lucca"],
] as const;

describe("a new account, in one browser", () => {
  it(
    "signs in at every other widget that has a sign-in, and sees what is missing there [U3]",
    { timeout: 240_000 },
    async () => {
      const visit = await harness.visit("/?widget=NewLoginCreateAccount&scenario=create-account");
      const { page } = visit;
      await createAccount(page);
      for (const [, address, ownContent] of signInPages) {
        // Uses the page's own sign-out, because diner, partner and gift buyer share one session.
        await go(page, "/?widget=NewLoginCreateAccount");
        await page.getByRole("button", { name: "Sign out" }).click();
        await page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
        await go(page, address);
        await page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
        await signIn(page, "not my password");
        await page.getByText("Invalid email or password.").waitFor();
        await signIn(page);
        await page.getByText(ownContent).first().waitFor();
      }
      expect({ violations: visit.violations, uncaught: visit.uncaught }).toEqual({
        violations: [],
        uncaught: [],
      });
      await visit.close();
    },
  );
});

describe("a lead", () => {
  it("goes from the restaurant to a connected bank by keyboard, and is saved once [L1] [L6] [U2]", async () => {
    const visit = await harness.visit("/?widget=UserFlow&scenario=default");
    const { page } = visit;
    await page.getByRole("combobox", { name: "Restaurant name" }).focus();
    await page.keyboard.type("figaro");
    await page.getByRole("option", { name: "Figaro Trattoria" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Use this restaurant" }).press("Enter");
    for (const [label, text] of [
      ["First name", "Rosa"],
      ["Last name", "Marchetti"],
      ["Email", "rosa@example.com"],
      ["Phone number", "512 555 0177"],
    ] as const) {
      await page.getByLabel(label).focus();
      await page.keyboard.type(text);
    }
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Connect bank" }).press("Enter");
    const bank = page.getByRole("dialog", { name: /Link a bank/ });
    await bank.getByRole("button", { name: /^Link / }).press("Enter");
    await page.getByText("Your bank is connected.").waitFor();
    const calls = visit.urls.map((url) => new URL(url).pathname);
    expect(
      [
        "/places/place-2/details",
        "/api/v5/leads",
        "/places/save_lead_data",
        "/api/v6/plaid/create_link_token",
        "/api/v6/plaid/exchange_public_token",
      ].map((path) => calls.filter((call) => call === path).length),
    ).toEqual([1, 1, 1, 1, 1]);
    await page.reload();
    await page.getByText("Your bank is connected.").waitFor();
    isQuiet(visit);
    await visit.close();
  });

  async function toBankByHand(page: Page): Promise<void> {
    await page.getByRole("button", { name: "Add it manually" }).click();
    await page.getByLabel("Restaurant name").fill("The Corner Table");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("First name").fill("Rosa");
    await page.getByLabel("Last name").fill("Marchetti");
    await page.getByLabel("Email").fill("rosa@example.com");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("heading", { name: "Connect your bank" }).waitFor();
  }

  it("gets another token where the first has expired, and comes back from the bank's own page connected [L6]", async () => {
    const visit = await harness.visit("/?widget=UserFlow&scenario=bank-token-expired");
    const { page } = visit;
    await toBankByHand(page);
    await page.getByRole("button", { name: "Connect bank" }).click();
    await page.getByRole("button", { name: "Continue on the bank’s own page" }).click();
    await page.getByText("Your bank is connected.").waitFor();
    expect(visit.urls.filter((url) => url.endsWith("/create_link_token"))).toHaveLength(2);
    expect(page.url()).not.toContain("oauth_state_id");
    isQuiet(visit);
    await visit.close();
  });

  it("is saved without a bank, and goes on where it was after a reload [L1] [L6]", async () => {
    const visit = await harness.visit("/?widget=UserFlow&scenario=default");
    const { page } = visit;
    await toBankByHand(page);
    await page.reload();
    await page.getByRole("heading", { name: "Connect your bank" }).waitFor();
    await page.getByRole("button", { name: "Skip for now" }).click();
    await page.getByRole("heading", { name: "Thank you!" }).waitFor();
    expect(visit.urls.filter((url) => url.endsWith("/api/v5/leads"))).toHaveLength(1);
    isQuiet(visit);
    await visit.close();
  });
});
