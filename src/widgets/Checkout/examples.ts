import { defineExamples, type Example, type Guest } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";

const regular: Partial<Options> = { icoId: "regular" };
const giftCard: Partial<Options> = { gcoId: "gift-100" };

async function fillDetails(guest: Guest, email = "ada@example.com"): Promise<void> {
  await guest.fill("Email", email);
  await guest.fill("First name", "Ada");
  await guest.fill("Last name", "Okafor");
  await guest.press("Continue");
  await guest.see("Payment");
}

async function fillCard(guest: Guest, number: string): Promise<void> {
  await guest.fill("Card number", number);
  await guest.fill("Expiration date", "1231");
  await guest.fill("Security code", "123");
  await guest.fill("ZIP code", "78701");
  await guest.tick(/I agree to the/);
}

async function payWith(guest: Guest, number: string, amount: string): Promise<void> {
  await fillCard(guest, number);
  await guest.press(`Pay ${amount}`);
}

async function paySaved(guest: Guest): Promise<void> {
  await guest.press("Continue");
  await guest.tick(/I agree to the/);
  await guest.press("Pay $100.00");
}

const good = "4242424242424242";

/** Pays $100.00 with a new card. `ends` is a text on the last screen. */
function bought(
  key: string,
  title: string,
  ends: string | RegExp,
  { card = good, backend }: { card?: string; backend?: string } = {},
): Example<Options> {
  return {
    key,
    title,
    options: regular,
    ...(backend && { backend }),
    async play(guest) {
      await fillDetails(guest);
      await payWith(guest, card, "$100.00");
      await guest.see(ends);
    },
  };
}

async function buyGift(guest: Guest): Promise<void> {
  await guest.tick(/It’s a gift/);
  await fillDetails(guest);
  await payWith(guest, good, "$100.00");
}

/** Pays for a gift and sends it to Sam. `ends` is a text on the last screen. */
function giftExample(key: string, title: string, ends: string, backend?: string): Example<Options> {
  return {
    key,
    title,
    options: giftCard,
    ...(backend && { backend }),
    async play(guest) {
      await buyGift(guest);
      await guest.fill("Recipient name", "Sam");
      await guest.fill("Recipient email", "sam@example.com");
      await guest.press("Send gift");
      await guest.see(ends);
    },
  };
}

async function setPassword(guest: Guest, password: string, again: string): Promise<void> {
  await fillDetails(guest);
  await payWith(guest, good, "$100.00");
  await guest.fill("Password", password);
  await guest.fill("Confirm password", again);
  await guest.press("Save password");
}

export const examples = defineExamples<Options>(
  { key: "default", title: "House credit, bought by a new guest", options: regular },
  {
    key: "missing-details",
    title: "Details that are not there yet",
    options: regular,
    async play(guest) {
      await guest.fill("Email", "ada@");
      await guest.press("Continue");
      await guest.see("Enter your first name");
    },
  },
  {
    key: "payment",
    title: "Payment with a new card",
    options: regular,
    async play(guest) {
      await fillDetails(guest);
      await guest.fill("Card number", "4242");
    },
  },
  bought("new-guest", "Paid; a new guest may set a password", "Purchase Successful"),
  {
    key: "password-refused",
    title: "A password against both rules",
    options: regular,
    async play(guest) {
      await setPassword(guest, "short", "other");
      await guest.see("• Passwords do not match");
    },
  },
  {
    key: "password-saved",
    title: "The first password is set",
    options: regular,
    async play(guest) {
      await setPassword(guest, "dinner-for-two", "dinner-for-two");
      await guest.see("Password saved.");
    },
  },
  {
    key: "saved-cards",
    title: "Saved cards of a known guest",
    options: regular,
    backend: "saved-cards",
    async play(guest) {
      await guest.press("Continue");
      await guest.see("Visa •••• 4242");
    },
  },
  {
    key: "saved-card-paid",
    title: "Paid with a saved card",
    options: regular,
    backend: "saved-cards",
    async play(guest) {
      await paySaved(guest);
      await guest.see("Purchase Successful");
    },
  },
  bought("declined", "The card is declined", "Your card was declined.", {
    card: "4000000000000002",
  }),
  {
    key: "kept-but-declined",
    title: "The card is saved, the payment declined",
    options: regular,
    backend: "saved-cards",
    async play(guest) {
      await guest.press("Continue");
      await guest.tick(/A new card/);
      await guest.tick(/Save this card/);
      await payWith(guest, "4000000000000002", "$100.00");
      await guest.see("Your card was saved, but the payment didn’t go through.");
    },
  },
  {
    key: "bank-asks",
    title: "3-D Secure: press Pay, and the bank asks",
    options: regular,
    async play(guest) {
      await fillDetails(guest);
      await fillCard(guest, "4000002500003155");
    },
  },
  bought("bank-agreed", "3-D Secure: the bank has agreed", "Purchase Successful", {
    card: "4000002760003184",
  }),
  bought("bank-refused", "3-D Secure: the bank has refused", /unable to authenticate/, {
    card: "4000008400001629",
  }),
  bought(
    "refused",
    "The server refuses the purchase",
    "This project accepts no more credit today.",
    { backend: "payment-refused" },
  ),
  bought("outcome-found", "The answer is lost, the purchase found", "Purchase Successful", {
    backend: "payment-unknown",
  }),
  bought("outcome-none", "The payment never arrived", /We haven’t found your payment/, {
    backend: "payment-not-arrived",
  }),
  bought(
    "outcome-unknown",
    "The payment cannot be confirmed",
    "We could not confirm your payment",
    { backend: "payment-never-known" },
  ),
  {
    key: "script-blocked",
    title: "The card script is blocked; saved cards work",
    options: regular,
    backend: "card-script-blocked",
    async play(guest) {
      await guest.press("Continue");
      await guest.tick(/A new card/);
      await guest.see("The secure card field didn’t load");
    },
  },
  {
    key: "no-key",
    title: "No key for new cards",
    options: regular,
    backend: "no-card-key",
    async play(guest) {
      await guest.see("You can’t pay on this page yet");
    },
  },
  {
    key: "wallet",
    title: "A wallet above the card, where the browser has one",
    options: regular,
    backend: "wallets",
    async play(guest) {
      await fillDetails(guest);
      await guest.see("Pay with a wallet");
    },
  },
  {
    key: "gift",
    title: "A gift: the recipient",
    options: giftCard,
    async play(guest) {
      await buyGift(guest);
      await guest.see("Your payment went through. Now add the recipient.");
    },
  },
  giftExample("gift-sent", "A gift is sent", "is on its way to Sam"),
  giftExample(
    "gift-refused",
    "Paid, but the gift is refused",
    "Your payment went through, but the gift wasn’t sent",
    "gift-refused",
  ),
  giftExample(
    "gift-not-arrived",
    "Paid, but the gift never arrived",
    "the gift may be on its way",
    "gift-not-arrived",
  ),
  giftExample(
    "gift-unknown",
    "Paid; the gift cannot be confirmed",
    "We could not confirm that the gift was sent",
    "gift-unknown",
  ),
  { key: "subscribe", title: "A subscription with its renewal", options: { flow: "subscribe" } },
  {
    key: "subscribed-on-the-31st",
    title: "A subscription that renews on the 31st",
    options: { flow: "subscribe" },
    backend: "billed-on-the-31st",
    async play(guest) {
      await fillDetails(guest);
      await payWith(guest, good, "$25.00");
      await guest.see(/the 31st of each month/);
    },
  },
  {
    key: "new-zealand",
    title: "New Zealand",
    options: regular,
    backend: "checkout-new-zealand",
    attributes: { country: "NZ" },
  },
  { key: "gone", title: "An offer that is no longer there", options: { icoId: "unknown" } },
  { key: "nothing", title: "An address that names nothing" },
);
