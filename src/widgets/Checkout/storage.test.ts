import { afterEach, expect, it } from "vitest";
import { readReceipt, writeReceipt, type OwnedReceipt } from "./storage.ts";

afterEach(() => sessionStorage.clear());

const purchase = {
  id: "7",
  newUser: true,
  resetToken: "sets-the-password",
  creditToGive: null,
  amount: 10_000,
  amountToCharge: null,
  amountCredited: 12_500,
  amountCharged: 10_000,
  creditBalance: null,
  keepGiftBonus: false,
  billingInterval: null,
  monthlyBillingDay: null,
  userEmail: "ada@example.com",
  emailConfirmed: null,
  requiresAction: false,
  paymentIntentClientSecret: "pi_secret",
  giftSent: null,
};
// SAFETY: amounts are whole cents.
const receipt = { purchase, gift: "none", owner: "", buyer: "" } as unknown as OwnedReceipt;

it("keeps a receipt without what sets the new account's password", () => {
  writeReceipt("credit", receipt, Date.now());
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/sets-the-password|pi_secret/);
  expect(readReceipt("credit", Date.now())?.purchase).toEqual({
    ...purchase,
    resetToken: null,
    paymentIntentClientSecret: null,
  });
});

it.each([{ amountCharged: 12.345 }, { amount: "100" }, { newUser: 1 }])(
  "drops a receipt with %j, which no purchase has",
  (part) => {
    writeReceipt("credit", receipt, Date.now());
    const key = "checkout:receipt:credit";
    const stored = JSON.parse(sessionStorage.getItem(key) ?? "");
    sessionStorage.setItem(
      key,
      JSON.stringify({ ...stored, purchase: { ...stored.purchase, ...part } }),
    );
    expect(readReceipt("credit", Date.now())).toBeNull();
    expect(sessionStorage.getItem(key)).toBeNull();
  },
);

it("keeps what was sent as a gift, each once, until its outcome is known [K10]", () => {
  const gift = {
    recipientName: "Sam",
    recipientEmail: "sam@example.com",
    message: "",
    deliverOn: null,
    keepBonus: false,
  };
  const other = { ...gift, recipientName: "Bob" };
  const attempts = () => readReceipt("credit", Date.now())?.attempts;
  for (const one of [gift, other, gift])
    writeReceipt("credit", { ...receipt, gift: "sending", attempts: [one] }, Date.now());
  writeReceipt("credit", { ...receipt, gift: "unknown" }, Date.now());
  expect(attempts()).toEqual([gift, other]);
  writeReceipt("credit", { ...receipt, gift: "sent" }, Date.now());
  expect(attempts()).toEqual([]);
});
