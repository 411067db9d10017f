import type { Locator, Page } from "playwright-core";
import type { Backend } from "../../../mock-api/backend.ts";
import { bill } from "../../../mock-api/bill.ts";
import { bulkGifting } from "../../../mock-api/bulkGifting.ts";
import { checkout } from "../../../mock-api/checkout.ts";
import { managers } from "../../../mock-api/managers.ts";

/** A widget that moves money, and how a guest uses it in two tabs. */
export interface PayingWidget {
  readonly name: string;
  /** The widget's name, with what it pays if it moves money in two ways. */
  readonly title: string;
  readonly scenario: string;
  /** Attributes of its `div`. */
  readonly attributes: string;
  /** The path of the request that moves money. */
  readonly path: RegExp;
  /**
   * Goes from the page to the button that moves money. Each tab starts with what the widget has
   * stored by then.
   */
  prepare(page: Page): Promise<void>;
  /**
   * Returns to the same payment after a reload has left it. Absent if a reload or `press` itself
   * returns there.
   */
  enter?(page: Page): Promise<void>;
  /** Presses what moves money, if it is there. */
  press(page: Page): Promise<void>;
  /** The button that moves money, or what leads to it. */
  readonly form: RegExp;
  /** The text on the screen after a payment. */
  readonly paid: RegExp;
  /** The button that looks again if the outcome is unknown. */
  readonly unconfirmed: RegExp;
  readonly look: string;
  /**
   * The button that leads back to the form if looking again has found nothing. Absent if looking again does that
   * itself.
   */
  readonly again?: string;
  /** Whether only the status of the answer counts: any 2xx means that the money has moved (M7). */
  readonly isStatusEnough?: true;
  /** The number of times that money has moved. */
  payments(backend: Backend): number;
}

const soon = { timeout: 30_000 };

/**
 * Clicks a button if it exists, even in the background tab. Finds and clicks it in one step, since a
 * button that disappears in between would be waited for.
 */
function click(page: Page, name: string | RegExp, within: Page | Locator = page): Promise<boolean> {
  return within
    .getByRole("button", { name, exact: true })
    .evaluateAll(([button]) => {
      if (button instanceof HTMLElement) button.click();
      return button !== undefined;
    })
    .catch(() => false);
}

const press = (name: string | RegExp) => async (page: Page) => void (await click(page, name));

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("dinner-for-two");
  await page.getByRole("button", { name: "Sign in" }).click();
}

type Manual = "check" | "amount";

/**
 * Goes from any open route to the checkout of a check or an amount, even in the background tab,
 * where Playwright's own clicks wait for frames.
 */
async function openManagersCheckout(page: Page, by: Manual): Promise<void> {
  if (await page.locator('[data-route="/checkout"]').count()) return;
  const guestSearch = page.getByLabel("Search for a guest");
  const checkNumber = page.getByLabel("Check number");
  const clickOn = (name: string | RegExp) =>
    page.getByRole("button", { name, exact: true }).first().dispatchEvent("click", undefined, soon);
  // The list of locations is read after its heading shows.
  if (await page.locator('[data-route="/location-selection"]').count()) {
    await page
      .getByRole("button", { name: /^Osteria Lucca/ })
      .first()
      .waitFor(soon);
    await click(page, /^Osteria Lucca/);
    await guestSearch.waitFor(soon);
  }
  // The search stays beside an open guest, and only here no guest is open yet.
  if (await page.locator('[data-route="/diner-selection"]').count()) {
    await guestSearch.fill("Gina Guest", soon);
    await clickOn(/^Gina Guest/);
    await clickOn("Pay");
    await checkNumber.waitFor(soon);
  }
  if (by === "amount") {
    await click(page, "Enter bill amount");
    await page.getByLabel("Bill amount").fill("45.50", soon);
  } else await checkNumber.fill("1001", soon);
  await clickOn("Next");
  await page.locator('[data-route="/checkout"]').waitFor(soon);
}

const diner =
  'data-pos="toast" data-location="lucca" data-ticket="1001" data-token="harness-guest"';
const billPath = /\/credits$/;
const billPayments = (backend: Backend) => backend.state(bill).payments.length;

/** A manager's payment of a check or an amount. A new tab does not know which one it was. */
function managersPayment(by: Manual, checkout: RegExp): PayingWidget {
  const before =
    /No guest selected|Search for a location|Enter Check Number|This guest’s transactions/;
  return {
    name: "ManagersWebApp",
    title: `ManagersWebApp’s payment by ${by}`,
    scenario: "default",
    attributes: 'data-router="hash"',
    path: /\/managers\/payments$/,
    async prepare(page) {
      await signIn(page, "manager@example.com");
      await page.getByRole("button", { name: /^Osteria Lucca/ }).waitFor();
      await openManagersCheckout(page, by);
      await page.getByRole("button", { name: /^Pay \$/ }).waitFor();
    },
    // An amount that is entered again after its payment was shown is another payment, so only pages
    // that are already at it press.
    ...(by === "amount" && { enter: (page) => openManagersCheckout(page, by) }),
    async press(page) {
      if (by === "check") await openManagersCheckout(page, by);
      await click(page, /^Pay \$/);
    },
    form: new RegExp(`${checkout.source}|${before.source}`),
    paid: /Payment Successful|Nothing left to pay|The check is paid/,
    unconfirmed: /We couldn’t confirm the payment/,
    look: "Check again",
    again: "Back to checkout",
    payments: (backend) =>
      (backend.state(managers).transactions ?? []).filter(({ id }) => /^T-95/.test(id)).length,
  };
}

/** Every widget that moves money, by what it pays. */
export const payingWidgets: readonly PayingWidget[] = [
  {
    name: "Checkout",
    title: "Checkout",
    scenario: "saved-cards",
    attributes: 'data-ico-id="regular"',
    path: /cash_purchases\.json$/,
    async prepare(page) {
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByLabel(/I agree to the/).check();
      await page.getByRole("button", { name: "Pay $100.00" }).waitFor();
    },
    press: press("Pay $100.00"),
    form: /Pay \$100\.00/,
    paid: /Purchase Successful/,
    unconfirmed: /We could not confirm your payment/,
    look: "Check again",
    again: "No receipt? Pay again",
    payments: (backend) => backend.state(checkout).bought.length,
  },
  {
    name: "BulkGiftingApp",
    title: "BulkGiftingApp",
    scenario: "gifting-saved-cards",
    attributes: 'data-router="hash"',
    path: /\/bulk_gifting\/orders$/,
    async prepare(page) {
      await signIn(page, "guest@example.com");
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByRole("button", { name: "Paste a list" }).click();
      await page
        .getByLabel("Your list")
        .fill("first_name,last_name,email\nAda,Lovelace,ada@example.com");
      await page.getByRole("button", { name: "Add to list" }).click();
      await page.getByText(/person added|people added/).waitFor();
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByLabel(/^Message/).fill("Thank you!");
      await page.getByRole("button", { name: "Review", exact: true }).click();
      await page.getByLabel(/I agree to the/).check();
      await page.getByRole("button", { name: /^Pay \$/ }).waitFor();
    },
    press: press(/^Pay \$/),
    form: /Pay \$/,
    paid: /Your gifts? (is|are) on (its|their) way/,
    unconfirmed: /We couldn’t confirm your order/,
    look: "Check again",
    again: "No confirmation? Pay again",
    payments: (backend) =>
      (backend.state(bulkGifting).orders ?? []).filter(({ id }) => Number(id) > 5000).length,
  },
  managersPayment("check", /CheckoutCheck 1001/),
  managersPayment("amount", /CheckoutBill amount entered manually/),
  {
    name: "ManagersWebApp",
    title: "ManagersWebApp’s refund",
    scenario: "default",
    attributes: 'data-router="hash"',
    path: /\/managers\/refunds$/,
    async prepare(page) {
      await signIn(page, "manager@example.com");
      await page.getByRole("button", { name: /^Osteria Lucca/ }).click();
      await page.getByRole("button", { name: "Refund", exact: true }).first().waitFor();
    },
    async press(page) {
      // After a reload, the widget no longer knows the transaction.
      if (await page.getByText("No refund data available").isVisible()) {
        await click(page, "Back");
        await page
          .getByText(/Recent transactions|Search for a location/)
          .first()
          .waitFor();
      }
      if (await click(page, /^Osteria Lucca/))
        await page.getByText("Recent transactions").waitFor();
      if (await click(page, "Refund", page.getByRole("listitem").filter({ hasText: "0988" }))) {
        const reason = page.getByLabel("Reason");
        if (await reason.count()) await reason.selectOption("other", soon).catch(() => {});
        await click(page, /^Refund in full/);
      }
      await click(page, "Issue Refund");
      await click(page, "Confirm Refund");
    },
    form: /Issue a Refund|No guest selected|Search for a location/,
    paid: /is on its way back|0988 · [^$]*Refunded\$84\.50/,
    unconfirmed: /We couldn’t confirm the refund/,
    look: "Check again",
    again: "Try the refund again",
    isStatusEnough: true,
    payments: (backend) =>
      (backend.state(managers).transactions ?? []).filter(
        ({ isRefund, id }) => isRefund && id !== "T-9005",
      ).length,
  },
  {
    name: "RedeemCheckout",
    title: "RedeemCheckout",
    scenario: "default",
    attributes: diner,
    path: billPath,
    async prepare(page) {
      await page.getByRole("button", { name: "Next" }).click();
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByRole("button", { name: /^Pay \$/ }).waitFor();
    },
    async press(page) {
      await click(page, "Next");
      await click(page, "Continue");
      await click(page, /^Pay \$/);
    },
    form: /How would you like to pay\?|Add a tip|Review Payment/,
    paid: /Payment Success!|Your bill is paid/,
    unconfirmed: /We could not confirm your payment/,
    look: "Check again",
    again: "Review and pay again",
    payments: billPayments,
  },
  {
    name: "WebRedemption",
    title: "WebRedemption",
    scenario: "default",
    attributes: diner,
    path: billPath,
    prepare: (page) => page.getByRole("button", { name: /^Pay \$/ }).waitFor(),
    press: press(/^Pay \$/),
    form: /Pay your bill/,
    paid: /Payment Successful|Your bill is paid/,
    unconfirmed: /We could not confirm your payment/,
    look: "Check again",
    again: "Review and pay again",
    payments: billPayments,
  },
];

/**
 * The widgets that a guest uses without a sign-in, so that any tab can open them in the same way.
 */
export const openWidgets: readonly PayingWidget[] = payingWidgets.filter(({ name }) =>
  ["Checkout", "RedeemCheckout", "WebRedemption"].includes(name),
);
