import { defineExamples, type Example, type Guest } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";

/** The page knows its diner: `guest@example.com` of the mock API. */
const diner = { pos: "toast", location: "lucca", ticket: "1001", token: "harness-guest" };
const password = "dinner-for-two";

async function signIn(guest: Guest): Promise<void> {
  await guest.fill("Email", "guest@example.com");
  await guest.fill("Password", password);
  await guest.press("Sign in");
}

async function toReview(guest: Guest): Promise<void> {
  await guest.see("How would you like to pay?");
  await guest.press("Next");
  await tip(guest);
}

async function tip(guest: Guest): Promise<void> {
  await guest.see("Add a tip");
  await guest.press("Continue");
  await guest.see("Review Payment");
}

async function pay(guest: Guest): Promise<void> {
  await toReview(guest);
  await guest.press(/^Pay \$/);
}

async function choosePackage(guest: Guest): Promise<void> {
  await guest.see("How would you like to pay?");
  await guest.press(/Pay \$100, get \$125/);
  await guest.press("Purchase");
  await guest.see("Buy this credit?");
}

type Written = Example<Options>;

function example(key: string, title: string, parts: Omit<Written, "key" | "title"> = {}): Written {
  return { key, title, ...parts, options: { ...diner, ...parts.options } };
}

export const examples = defineExamples<Options>(
  {
    key: "default",
    title: "Signs in first (login)",
    options: {
      pos: "toast",
      location: "lucca",
      ticket: "1001",
      purchasePage: "/?widget=HousePanel&scenario=default",
    },
  },
  {
    key: "wrong-password",
    title: "A wrong password",
    options: { pos: "toast", location: "lucca", ticket: "1001" },
    async play(guest) {
      await guest.fill("Email", "guest@example.com");
      await guest.fill("Password", "not-this-one");
      await guest.press("Sign in");
      await guest.see("Invalid email or password.");
    },
  },
  {
    key: "forgot-password",
    title: "Asks for a new password (forgotPassword)",
    options: {
      pos: "toast",
      location: "lucca",
      ticket: "1001",
      purchasePage: "/?widget=HousePanel&scenario=default",
    },
    async play(guest) {
      await guest.press("Forgot your password?");
      await guest.see("Reset your password");
    },
  },
  {
    key: "forgot-password-unknown",
    title: "No account with this address",
    options: { pos: "toast", location: "lucca", ticket: "1001" },
    async play(guest) {
      await guest.press("Forgot your password?");
      await guest.fill("Email", "nobody@example.com");
      await guest.press("Send reset link");
      await guest.see("No account record found, please verify your spelling.");
    },
  },
  {
    key: "forgot-password-sent",
    title: "The link is on its way",
    options: { pos: "toast", location: "lucca", ticket: "1001" },
    async play(guest) {
      await guest.press("Forgot your password?");
      await guest.fill("Email", "guest@example.com");
      await guest.press("Send reset link");
      await guest.see("Check your email");
    },
  },
  example("add-credit", "More to pay than there is credit (addCredit)", {
    options: { returnUrl: "/order" },
  }),
  example("new-card", "Without a saved card", { backend: "bill-no-card" }),
  example("package", "A package of credit, to be confirmed", { play: choosePackage }),
  example("package-bought", "A package of credit, bought", {
    async play(guest) {
      await choosePackage(guest);
      await guest.press(/^Pay \$100\.00 with/);
      await guest.see("$125.00 of credit was added to your balance.");
    },
  }),
  example("package-declined", "A package whose card is declined", {
    backend: "bill-purchase-declined",
    async play(guest) {
      await choosePackage(guest);
      await guest.press(/^Pay \$100\.00 with/);
      await guest.see("Your card was declined.");
    },
  }),
  example("package-unknown", "A package whose purchase was never answered", {
    backend: "bill-purchase-lost",
    async play(guest) {
      await choosePackage(guest);
      await guest.press(/^Pay \$100\.00 with/);
      await guest.see("$125.00 of credit was added to your balance.");
    },
  }),
  example("tip", "Covered by credit, so the tip comes first (redeemCredit)", {
    backend: "bill-covered",
  }),
  example("tip-gratuity", "A bill with gratuity", {
    backend: "bill-covered",
    options: { ticket: "1002" },
  }),
  example("tip-under-ten", "A bill under $10", {
    backend: "bill-covered",
    options: { ticket: "1003" },
  }),
  example("tip-suggested", "Exactly $10, with a suggested tip", {
    backend: "bill-covered",
    options: { ticket: "1007" },
  }),
  example("tip-custom", "The location’s own percentages", {
    backend: "bill-custom-tips",
    play: async (guest) => guest.press("Next"),
  }),
  example("tip-too-small", "A tip of fifty cents", {
    backend: "bill-covered",
    async play(guest) {
      await guest.fill("Tip amount", "0.50");
      await guest.press("Continue");
      await guest.see("Tip must be above $0.50");
    },
  }),
  example("tip-invalid", "A tip that is no amount", {
    backend: "bill-covered",
    async play(guest) {
      await guest.fill("Tip amount", "a lot");
      await guest.press("Continue");
      await guest.see("Invalid tip format");
    },
  }),
  example("review", "Everything once more (review)", { play: toReview }),
  example("review-covered", "Covered by credit; the card pays the tip", {
    backend: "bill-covered",
    play: tip,
  }),
  example("preset-tip", "A preset tip: it came with the order", {
    backend: "bill-covered",
    options: { tip: 12.5 },
  }),
  example("tip-on-file", "A negative tip: it is charged to the card on file", {
    backend: "bill-covered",
    options: { tip: -1 },
  }),
  example("no-card-needed", "Covered, without tip and without card", {
    backend: "bill-covered-no-card",
    options: { tip: -1 },
  }),
  example("offers", "Offers: usable, below the minimum, not on the bill", {
    backend: "bill-offers",
    play: toReview,
  }),
  example("offer-below-minimum", "An offer below its minimum", {
    backend: "bill-offer-below-minimum",
  }),
  example("item-offer", "An offer for something on the bill", {
    backend: "bill-item-offer",
    options: { ticket: "1005" },
    play: toReview,
  }),
  example("part", "A part of the bill", {
    async play(guest) {
      await toReview(guest);
      await guest.press("Other amount");
      await guest.fill("Amount to pay", "40");
      await guest.press("Update amount");
      await guest.see("$44.50 of the bill will be left to pay.");
    },
  }),
  example("part-paid", "A part is paid, the rest is open", {
    options: { payAmount: 40 },
    async play(guest) {
      await pay(guest);
      await guest.see("Pay what’s left");
    },
  }),
  example("bill-changed", "The bill changed while it was reviewed", {
    backend: "bill-changes",
    async play(guest) {
      await pay(guest);
      await guest.see("Your bill has changed");
    },
  }),
  example("success", "Paid (success)", {
    async play(guest) {
      await pay(guest);
      await guest.see("Payment Success!");
    },
  }),
  example("declined", "The card is declined (failed)", {
    backend: "bill-declined",
    async play(guest) {
      await pay(guest);
      await guest.see("Your card was declined.");
    },
  }),
  example("refused", "The server refuses, and the bill is still open", {
    backend: "bill-payment-refused",
    async play(guest) {
      await pay(guest);
      await guest.see("The kitchen has locked this check.");
    },
  }),
  example("refused-after", "The server refuses, and the bill is paid by then", {
    backend: "bill-payment-refused-after",
    async play(guest) {
      await pay(guest);
      await guest.see("The check could not be closed.");
    },
  }),
  example("bank-agrees", "The bank asks, and agrees by itself (3-D Secure)", {
    backend: "bill-bank-agrees",
    async play(guest) {
      await pay(guest);
      await guest.see("Payment Success!");
    },
  }),
  example("bank-refuses", "The bank refuses (3-D Secure)", {
    backend: "bill-bank-refuses",
    async play(guest) {
      await pay(guest);
      await guest.see("We are unable to authenticate your payment method.");
    },
  }),
  example("bank-unreported", "The bank agrees, and no webhook arrives (3-D Secure)", {
    backend: "bill-bank-unreported",
    async play(guest) {
      await pay(guest);
      await guest.see("Check again");
    },
  }),
  example("server-error", "The server failed, and the bill is still open", {
    backend: "bill-payment-broken",
    async play(guest) {
      await pay(guest);
      await guest.see("Review and pay again");
    },
  }),
  example("already-paid", "Paid already by another guest", {
    backend: "bill-already-paid",
    async play(guest) {
      await pay(guest);
      await guest.see("Payment Success!");
    },
  }),
  example("pos-unconfirmed", "Paid, and the restaurant has not confirmed", {
    backend: "bill-pos-unconfirmed",
    async play(guest) {
      await pay(guest);
      await guest.see("Please don’t pay again.");
    },
  }),
  example("answer-lost", "The answer was lost, and the bill does not tell who has paid it", {
    backend: "bill-payment-lost",
    async play(guest) {
      await pay(guest);
      await guest.see("Your bill is paid");
    },
  }),
  example("unconfirmed", "What became of the payment is not known", {
    backend: "bill-payment-not-arrived",
    async play(guest) {
      await pay(guest);
      await guest.see("We could not confirm your payment");
    },
  }),
  example("signed-out", "The session ended while paying", {
    backend: "bill-signed-out",
    async play(guest) {
      await pay(guest);
      await guest.see("Your session ended while you were paying.");
    },
  }),
  example("signed-in-again", "Signed in again, at the same place", {
    backend: "bill-signed-out",
    async play(guest) {
      await pay(guest);
      await signIn(guest);
      await guest.see("Review Payment");
    },
  }),
  example("unreadable", "The bill can’t be read (error)", { backend: "bill-unreadable" }),
  example("incomplete", "The page names no check", { options: { ticket: "" } }),
  example("nothing-due", "Nothing left to pay", { options: { ticket: "1004" } }),
  example("five-figures", "A five-figure bill", { options: { ticket: "1006" }, play: toReview }),
  example("custom-back", "A back button of the host’s own", {
    backend: "bill-logo",
    options: { backLabel: "Close" },
  }),
  example("stage-menu", "The menu that jumps to a stage", { options: { debugStages: true } }),
  example("alternative-dark", "The other brand in the dark", {
    attributes: { brand: "alternative", theme: "dark" },
  }),
);
