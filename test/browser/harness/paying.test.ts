// @module-tag thorough
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { choose, press, type, typeCard } from "./keyboard.ts";
import type { PageErrors } from "../support/pageErrors.ts";
import { openHarness, type Harness } from "./openHarness.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
});
afterAll(() => harness?.close());

type Walk = (page: Page) => Promise<void>;
type Quiet = Pick<PageErrors, "violations" | "uncaught">;

/**
 * Each test has its own browser context and backend. The harness starts its scenario from the
 * beginning.
 */
const atOnce = { concurrent: true, timeout: 240_000 };

/**
 * Plays a scenario of the harness by keyboard only, without a pointer. Returns the errors of the
 * page.
 */
async function walk(widget: string, scenario: string, steps: Walk): Promise<Quiet> {
  const visit = await harness.visit(`/?widget=${widget}&scenario=${scenario}`, { isRegular: true });
  await steps(visit.page);
  await visit.close();
  return { violations: visit.violations, uncaught: visit.uncaught };
}

const none: Quiet = { violations: [], uncaught: [] };

const heading = (page: Page, name: string) => page.getByRole("heading", { name }).waitFor();
const see = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** The payment summary, line by line. */
async function expectSums(page: Page, sums: Readonly<Record<string, string>>): Promise<void> {
  const rows = await page
    .getByLabel("Payment summary")
    .locator("div")
    .evaluateAll((found) =>
      found.map(
        (row) =>
          [
            row.querySelector("dt")?.textContent ?? "",
            row.querySelector("dd")?.textContent ?? "",
          ] as const,
      ),
    );
  expect(Object.fromEntries(rows)).toEqual(sums);
}

/** The payment in the proof for the restaurant's staff. */
async function expectProof(page: Page, success: string, parts: readonly string[]): Promise<void> {
  await heading(page, success);
  const proof = (await page.getByRole("region", { name: "Proof of payment" }).textContent()) ?? "";
  for (const part of parts) expect(proof).toContain(part);
}

async function coverByCard(page: Page): Promise<void> {
  await heading(page, "How would you like to pay?");
  await press(page, "button", "Next");
}

async function leaveTip(page: Page): Promise<void> {
  await heading(page, "Add a tip");
  await press(page, "button", "Continue");
}

/** Without a choice about the tip, it is 20 % of the amount before tax. */
async function toReview(page: Page): Promise<void> {
  await coverByCard(page);
  await leaveTip(page);
  await heading(page, "Review Payment");
}

const wholeBill = { Bill: "$84.50", "Taxes included": "$6.50", Tip: "$15.60", Total: "$100.10" };
const withCredit = { ...wholeBill, "House credit": "−$25.00", "Your card pays": "$75.10" };

const toSuccess: Readonly<Record<string, Walk>> = {
  async default(page) {
    await heading(page, "Sign in to pay");
    await type(page, "Email", "guest@example.com");
    await type(page, "Password", "dinner-for-two");
    await page.keyboard.press("Enter");
    await toReview(page);
    await expectSums(page, withCredit);
    await press(page, "button", /^Pay \$/);
    await expectProof(page, "Payment Success!", ["$100.10", "$84.50", "$15.60"]);
  },
  /** Covered by credit. */
  async tip(page) {
    await leaveTip(page);
    await heading(page, "Review Payment");
    await expectSums(page, {
      ...wholeBill,
      "House credit": "−$84.50",
      "Your card pays": "$15.60",
    });
    await press(page, "button", /^Pay \$/);
    await expectProof(page, "Payment Success!", ["$100.10"]);
  },
  async package(page) {
    await choose(page, "Choose an amount", /Pay \$100, get \$125/);
    await press(page, "button", "Purchase");
    await heading(page, "Buy this credit?");
    await press(page, "button", "Pay $100.00 with Mastercard 4444");
    await see(page, "$125.00 of credit was added to your balance.");
    await leaveTip(page);
    await heading(page, "Review Payment");
    await expectSums(page, {
      ...wholeBill,
      "House credit": "−$84.50",
      "Your card pays": "$15.60",
    });
    await press(page, "button", /^Pay \$/);
    await expectProof(page, "Payment Success!", ["$100.10"]);
  },
  async "new-card"(page) {
    await heading(page, "How would you like to pay?");
    await typeCard(page);
    await press(page, "button", "Next");
    await leaveTip(page);
    await heading(page, "Review Payment");
    await see(page, "Visa •••• 4242");
    await expectSums(page, withCredit);
    await press(page, "button", /^Pay \$/);
    await expectProof(page, "Payment Success!", ["$100.10"]);
  },
  async "offer-below-minimum"(page) {
    await see(page, "Minimum spend not met");
    expect(await page.getByRole("radio", { name: /Party of six/ }).isDisabled()).toBe(true);
    await toReview(page);
    await expectSums(page, withCredit);
    await press(page, "button", /^Pay \$/);
    await expectProof(page, "Payment Success!", ["$100.10"]);
  },
  async "item-offer"(page) {
    await toReview(page);
    await expectSums(page, {
      Bill: "$60.60",
      "Taxes included": "$4.60",
      Tip: "$11.20",
      Total: "$71.80",
      Offer: "−$14.50",
      "House credit": "−$25.00",
      "Your card pays": "$32.30",
    });
    await press(page, "button", /^Pay \$/);
    await expectProof(page, "Payment Success!", ["$71.80"]);
  },
  async "tip-gratuity"(page) {
    await coverByCard(page);
    await see(page, "Your bill already includes $24.00 gratuity.");
    await choose(page, "Choose a tip", /^4%/);
    await press(page, "button", "Continue");
    await heading(page, "Review Payment");
    await expectSums(page, {
      Bill: "$153.90",
      "Taxes included": "$9.90",
      "Gratuity included": "$24.00",
      Tip: "$4.80",
      Total: "$158.70",
      "House credit": "−$150.00",
      "Your card pays": "$8.70",
    });
    await press(page, "button", /^Pay \$/);
    await expectProof(page, "Payment Success!", ["$158.70"]);
  },
  async "preset-tip"(page) {
    await heading(page, "Review Payment");
    await expectSums(page, {
      ...wholeBill,
      Tip: "$12.50",
      Total: "$97.00",
      "House credit": "−$84.50",
      "Your card pays": "$12.50",
    });
    await press(page, "button", /^Pay \$/);
    await expectProof(page, "Payment Success!", ["$97.00", "$12.50"]);
  },
  /** A negative tip. */
  async "tip-on-file"(page) {
    await heading(page, "Review Payment");
    await see(page, "Tip charged to your card on file");
    await expectSums(page, {
      Bill: "$84.50",
      "Taxes included": "$6.50",
      Total: "$84.50",
      "House credit": "−$84.50",
      "Your card pays": "$0.00",
    });
    await press(page, "button", /^Pay \$/);
    await expectProof(page, "Payment Success!", ["$84.50"]);
  },
  async "tip-under-ten"(page) {
    await choose(page, "Choose a tip", "$2");
    await press(page, "button", "Continue");
    await heading(page, "Review Payment");
    await expectSums(page, {
      Bill: "$8.40",
      "Taxes included": "$0.65",
      Tip: "$2.00",
      Total: "$10.40",
      "House credit": "−$8.40",
      "Your card pays": "$2.00",
    });
    await press(page, "button", /^Pay \$/);
    await expectProof(page, "Payment Success!", ["$10.40", "$8.40", "$2.00"]);
  },
  /** The bill changes just before it is paid. The review shows again and says what has changed. */
  async "bill-changed"(page) {
    await toReview(page);
    await press(page, "button", /^Pay \$/);
    await see(page, "Your bill has changed");
    await see(page, "To pay now: $84.50 → $96.50");
    await see(page, "Tip: $15.60 → $18.00");
    await heading(page, "Review Payment");
    await expectSums(page, {
      Bill: "$96.50",
      "Taxes included": "$6.50",
      Tip: "$18.00",
      Total: "$114.50",
      "House credit": "−$25.00",
      "Your card pays": "$89.50",
    });
    await press(page, "button", /^Pay \$/);
    await expectProof(page, "Payment Success!", ["$114.50"]);
  },
  /** A split by an own amount, a reload after it, and then the rest. */
  async part(page) {
    await toReview(page);
    await choose(page, "How much to pay", "Other amount");
    await type(page, "Amount to pay", "40");
    await page.keyboard.press("Enter");
    await see(page, "$44.50 of the bill will be left to pay.");
    await expectSums(page, {
      Bill: "$40.00",
      Tip: "$7.38",
      Total: "$47.38",
      "House credit": "−$25.00",
      "Your card pays": "$22.38",
    });
    await press(page, "button", /^Pay \$/);
    await expectProof(page, "Payment Success!", ["$47.38", "$40.00"]);
    await page.reload();
    await expectProof(page, "Payment Success!", ["$47.38", "$40.00", "$7.38"]);
    await see(page, /You paid \$47\.38 .* Pay the remaining \$44\.50\?/);
    await press(page, "button", "Pay the remaining $44.50");
    await toReview(page);
    await expectSums(page, { Bill: "$44.50", "Taxes included": "$6.50", Total: "$44.50" });
    await press(page, "button", /^Pay \$/);
    await expectProof(page, "Payment Success!", ["$44.50"]);
    expect(await page.getByRole("button", { name: /Pay what’s left/ }).count()).toBe(0);
  },
  async "bank-agrees"(page) {
    await toReview(page);
    await press(page, "button", /^Pay \$/);
    await expectProof(page, "Payment Success!", ["$100.10"]);
  },
};

const toRefusal: Readonly<Record<string, Walk>> = {
  async declined(page) {
    await toReview(page);
    await press(page, "button", /^Pay \$/);
    await heading(page, "Couldn't Process Payment");
    await see(page, "Your card was declined.");
    await press(page, "button", "Back");
    await heading(page, "Review Payment");
    await expectSums(page, withCredit);
  },
  async "pos-unconfirmed"(page) {
    await toReview(page);
    await press(page, "button", /^Pay \$/);
    await expectProof(page, "Payment received", ["$100.10", "R-1001"]);
    await see(page, "Please don’t pay again.");
    expect(await page.getByRole("button", { name: /^(pay|try|review)/i }).count()).toBe(0);
    // By then the restaurant's POS shows the payment.
    await page.reload();
    await expectProof(page, "Payment Success!", ["$100.10"]);
    await see(page, "Your bill shows as paid.");
  },
  async "already-paid"(page) {
    await toReview(page);
    await press(page, "button", /^Pay \$/);
    await heading(page, "Payment Success!");
    await see(page, "This bill is already paid. You weren’t charged again.");
  },
  async "bank-refuses"(page) {
    await toReview(page);
    await press(page, "button", /^Pay \$/);
    await see(page, "We are unable to authenticate your payment method.");
    // Nothing was charged, so nothing is looked up.
    await page.reload();
    await heading(page, "Review Payment");
  },
  async "bank-unreported"(page) {
    await toReview(page);
    await press(page, "button", /^Pay \$/);
    await expectProof(page, "Payment received", ["$100.10"]);
    await press(page, "button", "Check again");
    await see(page, /Please don’t pay again\. The bill still shows \$84\.50/);
    expect(await page.getByRole("button", { name: /^(pay|review)/i }).count()).toBe(0);
  },
  async refused(page) {
    await toReview(page);
    await press(page, "button", /^Pay \$/);
    await see(page, "The kitchen has locked this check.");
    await see(page, /\$84\.50 is still to pay/);
    expect(await page.getByText(/nothing was charged/i).count()).toBe(0);
  },
};

describe("RedeemCheckout, by keyboard alone in the harness", () => {
  it.each(Object.entries(toSuccess))(
    '"%s" ends in Payment Success with its sums to the cent [B4.29] [B2.26] [R28]',
    atOnce,
    async (scenario, steps) => {
      expect(await walk("RedeemCheckout", scenario, steps)).toEqual(none);
    },
  );

  it.each(Object.entries(toRefusal))(
    '"%s" ends on a screen that states the outcome, and is never paid twice [B4.33] [R16] [R19] (fault D3)',
    atOnce,
    async (scenario, steps) => {
      expect(await walk("RedeemCheckout", scenario, steps)).toEqual(none);
    },
  );
});

const redemptions: Readonly<Record<string, Walk>> = {
  async several(page) {
    await heading(page, "Which check is yours?");
    await press(page, "button", /Check 1002/);
    await heading(page, "Pay your bill");
    await expectSums(page, {
      Bill: "$153.90",
      "Taxes included": "$9.90",
      "Gratuity included": "$24.00",
      Tip: "$2.40",
      Total: "$156.30",
      "House credit": "−$25.00",
      "Your card pays": "$131.30",
    });
    await press(page, "button", /^Pay \$/);
    await expectProof(page, "Payment Successful", ["$156.30"]);
    await press(page, "button", "Pay another check");
    await heading(page, "Which check is yours?");
    expect(await page.getByRole("button", { name: /Check 100/ }).count()).toBe(2);
  },
  /** Pays as a guest, who does not sign in. */
  async guest(page) {
    await heading(page, "Pay your bill");
    await typeCard(page);
    await expectSums(page, wholeBill);
    await press(page, "button", /^Pay \$/);
    await expectProof(page, "Payment Successful", ["$100.10", "$84.50"]);
    await press(page, "button", "View Receipt");
    await heading(page, "Receipt");
  },
  async part(page) {
    await choose(page, "How much to pay", "Other amount");
    await type(page, "Amount to pay", "40");
    await page.keyboard.press("Enter");
    await see(page, "$44.50 of the bill will be left to pay.");
    await press(page, "button", /^Pay \$/);
    await expectProof(page, "Payment Successful", ["$47.38"]);
    await page.reload();
    await see(page, /You paid \$47\.38 .* Pay the remaining \$44\.50\?/);
    await press(page, "button", "Pay the remaining $44.50");
    await heading(page, "Pay your bill");
    await press(page, "button", /^Pay \$/);
    await expectProof(page, "Payment Successful", ["$44.50"]);
  },
  async changed(page) {
    await press(page, "button", /^Pay \$/);
    await see(page, "To pay now: $84.50 → $96.50");
    await press(page, "button", /^Pay \$/);
    await expectProof(page, "Payment Successful", ["$114.50"]);
  },
};

describe("WebRedemption, by keyboard alone in the harness", () => {
  it.each(Object.entries(redemptions))(
    '"%s" ends in Payment Successful with its sums to the cent [C2.104] [W2] [W3]',
    atOnce,
    async (scenario, steps) => {
      expect(await walk("WebRedemption", scenario, steps)).toEqual(none);
    },
  );
});
