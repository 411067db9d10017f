import type { Page } from "playwright-core";
import type { Backend } from "../../../mock-api/backend.ts";
import { bill } from "../../../mock-api/bill.ts";
import { checkout } from "../../../mock-api/checkout.ts";
import { payingWidgets, type PayingWidget } from "../../browser/payment/widgets.ts";

async function click(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole("button", { name, exact: true }).first();
  if (await button.count()) await button.dispatchEvent("click");
}

/** Another product of the checkout, paid with a saved card. */
function bought(title: string, attributes: string, path: RegExp, amount: string): PayingWidget {
  return {
    name: "Checkout",
    title,
    scenario: "saved-cards",
    attributes,
    path,
    async prepare(page) {
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByLabel(/I agree to the/).check();
      await page.getByRole("button", { name: `Pay ${amount}` }).waitFor();
    },
    press: (page) => click(page, `Pay ${amount}`),
    form: new RegExp(`Pay ${amount.replaceAll(/[$.]/g, "\\$&")}`),
    paid: /Purchase Successful/,
    unconfirmed: /We could not confirm your payment/,
    look: "Check again",
    again: "No receipt? Pay again",
    payments: (backend) => backend.state(checkout).bought.length,
  };
}

const place = 'data-pos="toast" data-location="lucca" data-ticket="1001"';

async function fillCard(page: Page): Promise<void> {
  await page.getByLabel("Card number").fill("4242424242424242");
  await page.getByLabel("Expiration date").fill("1231");
  await page.getByLabel("Security code").fill("123");
}

/** Every way in which a widget moves money. */
export const moneyWrites: readonly PayingWidget[] = [
  ...payingWidgets,
  bought("Checkout’s gift card", 'data-gco-id="gift-100"', /gift_card_purchases\.json$/, "$100.00"),
  bought("Checkout’s subscription", 'data-flow="subscribe"', /\/subscriptions$/, "$25.00"),
  {
    name: "RedeemCheckout",
    title: "RedeemCheckout’s package of credit",
    scenario: "default",
    attributes: `${place} data-token="harness-guest"`,
    path: /gift_card_purchases\.json$/,
    async prepare(page) {
      await page.getByRole("button", { name: "Next" }).waitFor();
    },
    async press(page) {
      if (!(await page.getByRole("button", { name: /^Pay \$100\.00 with/ }).count())) {
        await page.getByText(/Pay \$100, get \$125/).click();
        await click(page, "Purchase");
        await page.getByRole("button", { name: /^Pay \$100\.00 with/ }).waitFor();
      }
      await click(page, /^Pay \$100\.00 with/);
    },
    form: /How would you like to pay\?|Buy this credit\?/,
    paid: /\$125\.00 of credit was added to your balance/,
    unconfirmed: /We couldn’t confirm your purchase yet|Your balance couldn’t be loaded/,
    look: "Try again",
    payments: (backend: Backend) => backend.state(bill).purchases.length,
  },
  {
    name: "WebRedemption",
    title: "WebRedemption’s payment by a guest without an account",
    scenario: "default",
    attributes: `${place} data-auth-required="false"`,
    path: /\/tickets\/1001\/payments$/,
    async prepare(page) {
      await page.getByRole("button", { name: /^Pay \$/ }).waitFor();
    },
    async enter(page) {
      await page.getByRole("button", { name: /^Pay \$/ }).waitFor();
      if (await page.getByLabel("Card number").count()) await fillCard(page);
    },
    press: (page) => click(page, /^Pay \$/),
    form: /Pay your bill/,
    paid: /Payment Successful/,
    unconfirmed: /We could not confirm your payment/,
    look: "Check again",
    again: "Review and pay again",
    payments: (backend: Backend) => backend.state(bill).payments.length,
  },
];
