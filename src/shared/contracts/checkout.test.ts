import { expect, it } from "vitest";
import { purchaseGiftCard } from "./checkout.ts";

it("reads every field of the answer to a purchase, amounts as cents [A3.16]", () => {
  const purchase = {
    new_user: true,
    reset_token: "reset-1",
    credit_to_give: "125.00",
    amount: 100,
    amount_to_charge: "100.00",
    amount_credited: 125,
    amount_charged: 100,
    credit_balance: "140.50",
    keep_gift_bonus: true,
    billing_interval: "month",
    monthly_billing_day: 14,
    user_email: "ada@example.com",
  };
  expect(purchaseGiftCard.output.parse({ purchase })).toMatchObject({
    newUser: true,
    resetToken: "reset-1",
    creditToGive: 12_500,
    amount: 10_000,
    amountToCharge: 10_000,
    amountCredited: 12_500,
    amountCharged: 10_000,
    creditBalance: 14_050,
    keepGiftBonus: true,
    billingInterval: "month",
    monthlyBillingDay: 14,
    userEmail: "ada@example.com",
  });
});
