// @module-tag thorough
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openHarness, type Harness } from "./openHarness.ts";

/** The screens that take money, tried by guests who do the wrong thing first. */
let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
});
afterAll(() => harness?.close());

const phone = { width: 390, height: 844 };
const atOnce = { concurrent: true, timeout: 240_000 };

type Name = string | RegExp;
type Walk = (page: Page) => Promise<void>;

const see = (page: Page, text: Name) => page.getByText(text).first().waitFor();
const heading = (page: Page, name: Name) => page.getByRole("heading", { name, level: 2 }).waitFor();
const press = (page: Page, name: Name) => page.getByRole("button", { name }).first().click();
const fill = (page: Page, label: Name, text: string) =>
  page.getByLabel(label, { exact: true }).first().fill(text);
const pay = (page: Page) => press(page, /^Pay \$/);

/** Without a connection, says so to the page as a browser does. */
async function offline(page: Page, whileOffline: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  await whileOffline();
  await page.context().setOffline(false);
}

/** What has the focus is in the view, and under no bar. */
async function expectFocusInView(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    if (!focused || focused === document.body) return false;
    const { top, bottom, left, width } = focused.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) return false;
    const center = [left + width / 2, (top + bottom) / 2] as const;
    let hit = document.elementFromPoint(...center);
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(...center);
      if (!inner || inner === hit) break;
      hit = inner;
    }
    return focused.contains(hit) || (hit?.contains(focused) ?? false);
  });
}

async function typeCard(page: Page, number = "4242424242424242"): Promise<void> {
  await page.getByLabel("Card number").waitFor();
  await fill(page, "Card number", number);
  await fill(page, "Expiration date", "12/31");
  await fill(page, "Security code", "123");
}

/** Presses twice in a row at the same place, as with a double click. */
const pressTwice = (page: Page, name: Name) =>
  page.getByRole("button", { name }).first().dblclick();
const enter = (page: Page) => page.keyboard.press("Enter");

/** The payments and purchases that the page sends from now on. */
function sentPayments(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && /(_purchases\.json|\/credits|\/payments)$/.test(pathname))
      sent.push(pathname);
  });
  return sent;
}

const declinedCard = "4000000000000002";

/** A reload after success shows the success, and pays nothing again. */
async function succeeds(page: Page, name: string): Promise<void> {
  await heading(page, name);
  await page.reload();
  await heading(page, name);
  expect(await page.getByRole("button", { name: /^Pay \$/ }).count()).toBe(0);
}

async function typeBuyer(page: Page, email = "ada@example.com"): Promise<void> {
  await page.getByLabel("Email", { exact: true }).waitFor();
  await fill(page, "Email", email);
  await fill(page, "First name", "Ada");
  await fill(page, "Last name", "Okafor");
}

async function toCard(page: Page): Promise<void> {
  await typeBuyer(page);
  await press(page, "Continue");
  await heading(page, "Payment");
}

async function payNewCard(page: Page): Promise<void> {
  await typeCard(page);
  await fill(page, "ZIP code", "78701");
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await pay(page);
}

const buyers: Readonly<Record<string, Walk>> = {
  async "leaves everything empty"(page) {
    const next = page.getByRole("button", { name: "Continue" });
    await next.waitFor();
    const { y = 0, height = 0 } = (await next.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(phone.height);
    await press(page, "Continue");
    await expectFocusInView(page);
    await typeBuyer(page, "ada@gmial.com");
    await press(page, "ada@gmail.com");
    expect(await page.getByLabel("Email", { exact: true }).inputValue()).toBe("ada@gmail.com");
    await press(page, "Continue");
    await page.getByLabel("Card number").waitFor();
    await pay(page);
    await see(page, "Your card number is incomplete.");
    await payNewCard(page);
    await succeeds(page, "Purchase Successful");
  },
  async "goes back"(page) {
    await toCard(page);
    await page.goBack();
    await heading(page, "Checkout");
    expect(await page.getByLabel("First name").inputValue()).toBe("Ada");
    await press(page, "Continue");
    await payNewCard(page);
    await succeeds(page, "Purchase Successful");
    await page.goBack();
    expect(await page.getByRole("button", { name: /^Pay \$/ }).count()).toBe(0);
  },
  async "reloads at each step"(page) {
    await typeBuyer(page);
    await page.reload();
    await page.getByLabel("Email", { exact: true }).waitFor();
    expect(await page.getByLabel("Last name").inputValue()).toBe("Okafor");
    await press(page, "Continue");
    await heading(page, "Payment");
    await page.reload();
    await heading(page, "Payment");
    await see(page, "Ada Okafor");
    await payNewCard(page);
    await succeeds(page, "Purchase Successful");
  },
  async "has a card that is declined"(page) {
    await toCard(page);
    await typeCard(page, declinedCard);
    await fill(page, "ZIP code", "78701");
    await page.getByRole("checkbox", { name: /I agree/ }).check();
    await pay(page);
    await see(page, "Your card was declined.");
    await expectFocusInView(page);
    await fill(page, "Card number", "4242424242424242");
    await pay(page);
    await succeeds(page, "Purchase Successful");
  },
  async "presses Enter in each field, and each button twice"(page) {
    const sent = sentPayments(page);
    await page.getByLabel("Email", { exact: true }).waitFor();
    await fill(page, "Email", "ada@example.com");
    await enter(page);
    await expectFocusInView(page);
    await fill(page, "First name", "Ada");
    await enter(page);
    await expectFocusInView(page);
    await fill(page, "Last name", "Okafor");
    await pressTwice(page, "Continue");
    await heading(page, "Payment");
    await typeCard(page);
    await fill(page, "ZIP code", "78701");
    await enter(page);
    await see(page, "Agree to the terms to pay");
    await expectFocusInView(page);
    await page.getByRole("checkbox", { name: /I agree/ }).check();
    await pressTwice(page, /^Pay \$/);
    await succeeds(page, "Purchase Successful");
    expect(sent).toHaveLength(1);
  },
  async "loses the connection"(page) {
    await toCard(page);
    await typeCard(page);
    await fill(page, "ZIP code", "78701");
    await page.getByRole("checkbox", { name: /I agree/ }).check();
    await offline(page, async () => {
      await pay(page);
      await see(page, "Nothing was charged. Try again when you’re back online.");
    });
    await pay(page);
    await succeeds(page, "Purchase Successful");
  },
};

async function toReview(page: Page): Promise<void> {
  await heading(page, "How would you like to pay?");
  await press(page, "Next");
  await heading(page, "Add a tip");
  await press(page, "Continue");
  await heading(page, "Review Payment");
}

async function signIn(page: Page): Promise<void> {
  await fill(page, "Email", "guest@example.com");
  await fill(page, "Password", "dinner-for-two");
  await press(page, "Sign in");
}

const diners: Readonly<Record<string, Walk>> = {
  async "leaves everything empty"(page) {
    await press(page, "Sign in");
    await expectFocusInView(page);
    await signIn(page);
    await toReview(page);
    await page.getByRole("radio", { name: "Other amount" }).check({ force: true });
    await press(page, "Update amount");
    await see(page, "Enter an amount, like 24.50.");
    await expectFocusInView(page);
    await page.getByRole("radio", { name: "Full bill" }).check({ force: true });
    await pay(page);
    await succeeds(page, "Payment Success!");
  },
  async "goes back"(page) {
    await signIn(page);
    await toReview(page);
    await page.goBack();
    await heading(page, "Add a tip");
    await press(page, "Continue");
    await heading(page, "Review Payment");
    await pay(page);
    await succeeds(page, "Payment Success!");
  },
  async "reloads at each step"(page) {
    await signIn(page);
    await heading(page, "How would you like to pay?");
    await page.reload();
    await heading(page, "How would you like to pay?");
    await press(page, "Next");
    await page.getByRole("radio", { name: /^22%/ }).check({ force: true });
    await press(page, "Continue");
    await heading(page, "Review Payment");
    await page.reload();
    await heading(page, "Review Payment");
    await see(page, "$17.16");
    await page.goBack();
    await heading(page, "Add a tip");
    expect(await page.getByRole("radio", { name: /^22%/ }).isChecked()).toBe(true);
    await press(page, "Continue");
    await pay(page);
    await succeeds(page, "Payment Success!");
  },
  async "has a wrong password and too large a part"(page) {
    await fill(page, "Email", "guest@example.com");
    await fill(page, "Password", "dinner-for-three");
    await press(page, "Sign in");
    await see(page, "Invalid email or password.");
    expect(await page.getByLabel("Email", { exact: true }).inputValue()).toBe("guest@example.com");
    await signIn(page);
    await toReview(page);
    await page.getByRole("radio", { name: "Other amount" }).check({ force: true });
    await fill(page, "Amount to pay", "900");
    await press(page, "Update amount");
    await see(page, "Enter $84.50 or less.");
    await fill(page, "Amount to pay", "40");
    await press(page, "Update amount");
    await see(page, "$44.50 of the bill will be left to pay.");
    await pay(page);
    await heading(page, "Payment Success!");
    await see(page, "$47.38");
  },
  async "presses Enter in each field, and each button twice"(page) {
    const sent = sentPayments(page);
    await fill(page, "Email", "guest@example.com");
    await enter(page);
    await expectFocusInView(page);
    await fill(page, "Password", "dinner-for-two");
    await enter(page);
    await heading(page, "How would you like to pay?");
    await pressTwice(page, "Next");
    await heading(page, "Add a tip");
    await fill(page, "Tip amount", "9");
    await pressTwice(page, "Continue");
    await heading(page, "Review Payment");
    await press(page, "Change card");
    await page.getByRole("radio", { name: /Mastercard/ }).focus();
    await enter(page);
    await heading(page, "Review Payment");
    await pressTwice(page, /^Pay \$68\.50/);
    await succeeds(page, "Payment Success!");
    expect(sent).toHaveLength(1);
  },
  async "loses the connection"(page) {
    await signIn(page);
    await toReview(page);
    await offline(page, async () => {
      await pay(page);
      await see(page, /This payment was not sent/);
    });
    await pay(page);
    await succeeds(page, "Payment Success!");
  },
};

const strangers: Readonly<Record<string, Walk>> = {
  async "leaves everything empty"(page) {
    await heading(page, "Pay your bill");
    await page.getByLabel("Card number").waitFor();
    await pay(page);
    await see(page, "Your card number is incomplete.");
    await expectFocusInView(page);
    await typeCard(page);
    await pay(page);
    await succeeds(page, "Payment Successful");
  },
  async "goes back"(page) {
    await heading(page, "Pay your bill");
    await page.getByRole("radio", { name: "Split" }).check({ force: true });
    await press(page, "2 ways");
    await press(page, "Update amount");
    await see(page, "$42.25 of the bill will be left to pay.");
    await page.getByRole("radio", { name: "Full bill" }).check({ force: true });
    await see(page, /^Pay \$100\.10/);
    await typeCard(page);
    await pay(page);
    await succeeds(page, "Payment Successful");
  },
  async "reloads at each step"(page) {
    await heading(page, "Pay your bill");
    await fill(page, "Email for your receipt", "ada@example.com");
    await page.reload();
    await heading(page, "Pay your bill");
    expect(await page.getByLabel("Email for your receipt").inputValue()).toBe("ada@example.com");
    await typeCard(page);
    await pay(page);
    await succeeds(page, "Payment Successful");
  },
  async "has a card that is declined"(page) {
    await typeCard(page, declinedCard);
    await pay(page);
    await see(page, "Nothing was charged");
    await expectFocusInView(page);
    await typeCard(page);
    await pay(page);
    await succeeds(page, "Payment Successful");
  },
  async "presses Enter in each field, and each button twice"(page) {
    const sent = sentPayments(page);
    await typeCard(page);
    await fill(page, "Tip amount", "9");
    await enter(page);
    await fill(page, "Email for your receipt", "ada@example.com");
    await enter(page);
    await see(page, /^Pay \$93\.50/);
    await pressTwice(page, /^Pay \$93\.50/);
    await succeeds(page, "Payment Successful");
    expect(sent).toHaveLength(1);
  },
  async "loses the connection"(page) {
    await typeCard(page);
    await page.getByLabel("Harness: fault").selectOption("offline");
    await pay(page);
    await see(page, /This payment was not sent/);
    await page.getByLabel("Harness: fault").selectOption("none");
    await pay(page);
    await succeeds(page, "Payment Successful");
  },
};

async function walk(address: string, steps: Walk): Promise<readonly string[]> {
  const visit = await harness.visit(address, { viewport: phone });
  await steps(visit.page);
  await visit.close();
  return [...visit.uncaught, ...visit.violations].map(String);
}

describe("a first-time guest on a phone who", () => {
  it.each(Object.entries(buyers))("%s buys in Checkout", atOnce, async (_, steps) => {
    expect(await walk("/?widget=Checkout&scenario=default", steps)).toEqual([]);
  });

  it.each(Object.entries(diners))("%s pays in RedeemCheckout", atOnce, async (_, steps) => {
    expect(await walk("/?widget=RedeemCheckout&scenario=default", steps)).toEqual([]);
  });

  it.each(Object.entries(strangers))("%s pays in WebRedemption", atOnce, async (_, steps) => {
    expect(await walk("/?widget=WebRedemption&scenario=guest", steps)).toEqual([]);
  });
});
