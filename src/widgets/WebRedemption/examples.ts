import { defineExamples, type Example, type Guest } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";

const place = { pos: "toast", location: "lucca" };
/** The page knows its diner: `guest@example.com` of the mock API. */
const diner = { ...place, ticket: "1001", token: "harness-guest" };
const stranger = { ...place, ticket: "1001", authRequired: false };

async function signIn(guest: Guest): Promise<void> {
  await guest.fill("Email", "guest@example.com");
  await guest.fill("Password", "dinner-for-two");
  await guest.press("Sign in");
}

async function pay(guest: Guest): Promise<void> {
  await guest.see("Pay your bill");
  await guest.press(/^Pay \$/);
}

async function paid(guest: Guest): Promise<void> {
  await pay(guest);
  await guest.see("Payment Successful");
}

/** Only the last four digits ever reach the backend. */
async function newCard(guest: Guest, number = "4242424242424242"): Promise<void> {
  await guest.see("Pay your bill");
  await guest.fill("Card number", number);
  await guest.fill("Expiration date", "1231");
  await guest.fill("Security code", "123");
}

async function paidByCard(guest: Guest, number?: string): Promise<void> {
  await newCard(guest, number);
  await paid(guest);
}

async function receipt(guest: Guest): Promise<void> {
  await paid(guest);
  await guest.press("View Receipt");
  await guest.see("Paid with");
}

type Written = Example<Options>;
type Parts = Omit<Written, "key" | "title">;

function example(key: string, title: string, parts: Parts = {}): Written {
  return { key, title, ...parts, options: { ...diner, ...parts.options } };
}

function guestExample(key: string, title: string, parts: Parts = {}): Written {
  return { key, title, ...parts, options: { ...stranger, ...parts.options } };
}

export const examples = defineExamples<Options>(
  { key: "default", title: "Signs in first", options: { ...place, ticket: "1001" } },
  {
    key: "signed-in",
    title: "Signed in, with the bill",
    options: { ...place, ticket: "1001" },
    async play(guest) {
      await signIn(guest);
      await guest.see("Pay your bill");
    },
  },
  example("loading", "The bill takes its time (splash)", {
    backend: "bill-slow",
    play: async (guest) => guest.see("Getting your bill"),
  }),
  example("not-found", "No such check", {
    options: { ticket: "9999" },
    play: async (guest) => guest.see("Your specific ticket couldn't be found."),
  }),
  example("not-found-return", "No such check, and a way back", {
    options: { ticket: "9999", returnUrl: "/order" },
    async play(guest) {
      await guest.see("We couldn't load your bill. Returning to order...");
      await guest.press("Stay on this page");
    },
  }),
  example("nothing-due", "Nothing left to pay", {
    options: { ticket: "1004" },
    play: async (guest) => guest.see("There’s nothing left to pay on this check."),
  }),
  example("several", "Several checks to choose from", {
    options: { ticket: "1001,1002,1005" },
    play: async (guest) => guest.see("Which check is yours?"),
  }),
  {
    key: "open-checks",
    title: "The location names its open checks",
    options: { ...place, token: "harness-guest" },
    backend: "bill-open-checks",
    play: async (guest) => guest.see("Which check is yours?"),
  },
  example("chosen", "One of several, chosen", {
    options: { ticket: "1001,1002,1005" },
    async play(guest) {
      await guest.press(/Check 1002/);
      await guest.see("Not your check?");
    },
  }),
  example("checkout", "One check to pay", { play: async (guest) => guest.see("Pay your bill") }),
  example("view-order", "The order: items, modifiers, discounts, taxes and charges by name", {
    options: { ticket: "1008" },
    async play(guest) {
      // In a narrow widget the order is behind a button.
      await guest.see(/^(View order|Extra buffalo mozzarella)$/);
    },
  }),
  example("new-card", "Without a saved card", { backend: "bill-no-card", play: newCard }),
  example("covered", "Covered by credit; the card pays the tip", {
    backend: "bill-covered",
    play: async (guest) => guest.see("Your card pays"),
  }),
  example("offers", "Offers: usable, below the minimum, not on the bill", {
    backend: "bill-offers",
    play: async (guest) => guest.see("Item not on bill"),
  }),
  example("offer-below-minimum", "An offer whose minimum is not met", {
    backend: "bill-offer-below-minimum",
    play: async (guest) => guest.see("Minimum spend not met"),
  }),
  example("item-offer", "An offer for something on the bill", {
    backend: "bill-item-offer",
    options: { ticket: "1005" },
    play: async (guest) => guest.see("−$14.50"),
  }),
  example("gratuity", "A bill with gratuity", {
    options: { ticket: "1002" },
    play: async (guest) => guest.see(/already includes \$24\.00/),
  }),
  example("under-ten", "A bill under $10", {
    options: { ticket: "1003" },
    play: async (guest) => guest.see("$0.75"),
  }),
  example("tip-custom", "The location’s own percentages", {
    backend: "bill-custom-tips",
    play: async (guest) => guest.see("23%"),
  }),
  example("no-tips", "A restaurant that takes no tips", {
    backend: "bill-no-tips",
    play: async (guest) => guest.see("Pay your bill"),
  }),
  example("tip-too-small", "A tip of fifty cents", {
    async play(guest) {
      await guest.fill("Tip amount", "0.50");
      await guest.press(/^Pay \$/);
      await guest.see("Tip must be above $0.50");
    },
  }),
  example("part", "A part of the bill", {
    async play(guest) {
      await guest.press("Other amount");
      await guest.fill("Amount to pay", "40");
      await guest.press("Update amount");
      await guest.see("$44.50 of the bill will be left to pay.");
    },
  }),
  example("part-refused", "A restaurant that takes no part payments", {
    backend: "bill-no-parts",
    async play(guest) {
      await guest.press("Other amount");
      await guest.fill("Amount to pay", "40");
      await guest.press("Update amount");
      await guest.see("doesn’t accept partial payments");
    },
  }),
  example("card-incomplete", "A card that is not filled in", {
    backend: "bill-no-card",
    async play(guest) {
      await newCard(guest, "4242");
      await guest.press(/^Pay \$/);
      await guest.see("Your card number is incomplete.");
    },
  }),
  example("card-script-blocked", "The card provider is blocked", {
    backend: "card-script-blocked",
    options: { authRequired: false },
    play: async (guest) => guest.see("The secure card field didn’t load"),
  }),
  example("declined", "A declined card", {
    backend: "bill-declined",
    async play(guest) {
      await pay(guest);
      await guest.see("Your card was declined.");
    },
  }),
  example("changed", "The bill changes before it is paid", {
    backend: "bill-changes",
    async play(guest) {
      await pay(guest);
      await guest.see("Your bill has changed");
    },
  }),
  example("bank-agrees", "The bank asks, and agrees by itself (3-D Secure)", {
    backend: "bill-bank-agrees",
    play: paid,
  }),
  example("bank-refuses", "The bank refuses (3-D Secure)", {
    backend: "bill-bank-refuses",
    async play(guest) {
      await pay(guest);
      await guest.see("We are unable to authenticate your payment method.");
    },
  }),
  example("bank-asks", "The bank asks the diner (3-D Secure)", {
    backend: "bill-bank-asks",
    async play(guest) {
      await pay(guest);
      await guest.see("Your bank needs to verify");
    },
  }),
  example("bank-unreported", "The bank agrees, and no webhook arrives (3-D Secure)", {
    backend: "bill-bank-unreported",
    async play(guest) {
      await pay(guest);
      await guest.see("Check again");
    },
  }),
  example("refused", "The server refuses, and the bill is still open", {
    backend: "bill-payment-refused",
    async play(guest) {
      await pay(guest);
      await guest.see("The kitchen has locked this check.");
    },
  }),
  example("refused-after", "The server refuses, and the check is paid by then", {
    backend: "bill-payment-refused-after",
    async play(guest) {
      await pay(guest);
      await guest.see("The check could not be closed.");
    },
  }),
  example("lost", "The answer never arrives, and the bill does not tell who has paid it", {
    backend: "bill-payment-lost",
    async play(guest) {
      await pay(guest);
      await guest.see("Your bill is paid");
    },
  }),
  example("not-arrived", "What became of the payment is not known", {
    backend: "bill-payment-not-arrived",
    async play(guest) {
      await pay(guest);
      await guest.see("We could not confirm your payment");
    },
  }),
  example("pos-unconfirmed", "Paid, and the restaurant has not confirmed it", {
    backend: "bill-pos-unconfirmed",
    async play(guest) {
      await pay(guest);
      await guest.see("Please don’t pay again.");
    },
  }),
  example("already-paid", "Paid already by another guest", {
    backend: "bill-already-paid",
    play: paid,
  }),
  example("signed-out", "The session ended while paying", {
    backend: "bill-signed-out",
    async play(guest) {
      await pay(guest);
      await guest.see("Your session ended while you were paying.");
    },
  }),
  example("success", "Paid, with what was earned", {
    options: { returnUrl: "/order" },
    play: paid,
  }),
  example("saved", "Paid with an offer, so that something was saved", {
    backend: "bill-offers",
    async play(guest) {
      await paid(guest);
      await guest.see("You saved $20.00 today");
    },
  }),
  example("part-paid", "A part is paid, the rest is open", {
    options: { payAmount: 40 },
    async play(guest) {
      await paid(guest);
      await guest.see("Pay what’s left");
    },
  }),
  example("receipt", "The receipt", { options: { ticket: "1008" }, play: receipt }),
  guestExample("guest", "Pays by card without an account", { play: newCard }),
  guestExample("guest-incomplete", "Wants to join, and cannot be reached", {
    async play(guest) {
      await newCard(guest);
      await guest.tick(/^Join Dine/);
      await guest.press(/^Pay \$/);
      await guest.see("To join, add your email or your phone number.");
    },
  }),
  guestExample("guest-paid", "Paid without an account", { play: paidByCard }),
  guestExample("guest-declined", "A guest’s card is declined", {
    async play(guest) {
      await newCard(guest, "4000000000000002");
      await pay(guest);
      await guest.see("Your card was declined.");
    },
  }),
  guestExample("opt-in", "Joined with the payment", {
    options: { locationsCount: 1240 },
    async play(guest) {
      await newCard(guest);
      await guest.fill(/Email for your receipt/, "new@example.com");
      await guest.tick(/^Join Dine/);
      await paid(guest);
      await guest.see("New rewards balance");
    },
  }),
  guestExample("guest-refused", "A restaurant that tells guests nothing", {
    backend: "guests-refused",
    play: async (guest) => guest.see("Check not found"),
  }),
  {
    key: "given",
    title: "The page itself knows the restaurant and its check",
    options: {
      pos: "toast",
      authRequired: false,
      project: {
        project_id: 42,
        project_slug: "osteria-lucca",
        name: "Osteria Lucca",
        location_type: "ProjectLocation",
        location_id: 7,
        stripe_public_key: "pk_test_harness",
      },
      tickets: [
        {
          id: 1001,
          ticket_code: "1001",
          name: "Check 1001",
          table: "12",
          sub_total: 78,
          tip_calculation_base: 78,
          tax_total: 6.5,
          bill_total: 84.5,
          bill_amount: 84.5,
          bill_amount_due: 84.5,
          bill_amount_to_leave_unpaid: 0,
        },
      ],
    },
    play: async (guest) => guest.see("Pay your bill"),
  },
  example("new-zealand", "A restaurant in New Zealand", {
    backend: "bill-new-zealand",
    attributes: { country: "NZ" },
    play: async (guest) => guest.see("Pay your bill"),
  }),
  example("five-figures", "A five-figure bill", {
    options: { ticket: "1006" },
    backend: "bill-logo",
    play: async (guest) => guest.see("Pay your bill"),
  }),
  example("alternative-dark", "The other brand in the dark", {
    attributes: { brand: "alternative", theme: "dark" },
    backend: "bill-offers",
    play: paid,
  }),
);
