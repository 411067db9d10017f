import { defineExamples, type Guest } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";

type Walk = (guest: Guest) => Promise<void>;

async function signIn(guest: Guest): Promise<void> {
  await guest.fill("Email", "manager@example.com");
  await guest.fill("Password", "dinner-for-two");
  await guest.press("Sign in");
}

/** To the guests of a location. */
function at(location: RegExp, then?: Walk): Walk {
  return async (guest) => {
    await signIn(guest);
    await guest.press(location);
    await guest.see("Search for a guest");
    await then?.(guest);
  };
}

const lucca = /^Osteria Lucca/;
const bar = /^Lucca Bar/;
const bakery = /^Lucca Bakery/;

/** To a guest's profile. */
function profileOf(name: string, then?: Walk, location = lucca): Walk {
  return at(location, async (guest) => {
    await guest.fill("Search for a guest", name);
    await guest.press(new RegExp(`^${name}`));
    await guest.see("This guest’s transactions");
    await then?.(guest);
  });
}

function checkout(name: string, check: string, then?: Walk): Walk {
  return profileOf(name, async (guest) => {
    await guest.press("Pay");
    await guest.fill("Check number", check);
    await guest.press("Next");
    await guest.see(`Check ${check}`);
    await then?.(guest);
  });
}

function byAmount(amount: string, then?: Walk): Walk {
  return profileOf(
    "Nora New",
    async (guest) => {
      await guest.press("Pay");
      await guest.fill("Bill amount", amount);
      await then?.(guest);
    },
    bar,
  );
}

function refund(then?: Walk, name = "Gina Guest", location = lucca): Walk {
  return profileOf(
    name,
    async (guest) => {
      await guest.press("Refund");
      await guest.see("Issue a Refund");
      await then?.(guest);
    },
    location,
  );
}

async function fillRefund(guest: Guest, cents = "2000"): Promise<void> {
  await guest.choose("Reason", "Guest not satisfied");
  await guest.fill("Refund amount", cents);
}

async function issue(guest: Guest): Promise<void> {
  await fillRefund(guest);
  await guest.press("Issue Refund");
  await guest.press("Confirm Refund");
}

const pay = /^Pay \$/;

export const examples = defineExamples<Options>(
  { key: "sign-in", title: "Sign in" },
  {
    key: "sign-in-refused",
    title: "A wrong password",
    async play(guest) {
      await guest.fill("Email", "manager@example.com");
      await guest.fill("Password", "wrong");
      await guest.press("Sign in");
      await guest.see("Invalid email or password.");
    },
  },
  {
    key: "locations",
    title: "Choosing a location",
    play: async (guest) => (await signIn(guest), await guest.see("Osteria Lucca")),
  },
  {
    key: "locations-short-search",
    title: "A search that is too short sends no call",
    async play(guest) {
      await signIn(guest);
      await guest.see("Osteria Lucca");
      await guest.fill("Search for a location", "os");
      await guest.see("Type at least 3 characters");
    },
  },
  {
    key: "locations-nothing-found",
    title: "No location matches",
    async play(guest) {
      await signIn(guest);
      await guest.fill("Search for a location", "zebra");
      await guest.see("No results for");
    },
  },
  {
    key: "locations-broken",
    title: "Locations cannot be read",
    backend: "managers-locations-broken",
    play: async (guest) => (
      await signIn(guest),
      await guest.see("Failed to fetch locations. Please try again.")
    ),
  },
  {
    key: "no-locations",
    title: "An account without locations",
    backend: "managers-no-locations",
    play: async (guest) => (await signIn(guest), await guest.see("This account has no locations")),
  },
  {
    key: "deep-link",
    title: "A link to a location",
    address: "/login?location_id=8",
    play: async (guest) => (await signIn(guest), await guest.see("Lucca Bar")),
  },
  {
    key: "start-location",
    title: "The host names the location",
    options: { startLocationId: "11" },
    play: async (guest) => (
      await signIn(guest),
      await guest.see("The Extraordinarily Long Named Oyster House")
    ),
  },
  {
    key: "hash-router",
    title: "Routes in the fragment",
    attributes: { router: "hash" },
    play: at(lucca),
  },
  {
    key: "memory-router",
    title: "The address stays as it is",
    attributes: { router: "memory" },
    play: at(lucca),
  },
  {
    key: "guests",
    title: "A location and its transactions",
    play: at(lucca, (guest) => guest.see("Check 0990")),
  },
  {
    key: "guest-search",
    title: "Guests that match",
    play: at(
      lucca,
      async (guest) => (
        await guest.fill("Search for a guest", "ort"),
        await guest.see("No CC on file")
      ),
    ),
  },
  {
    key: "guests-broken",
    title: "Guests cannot be searched",
    backend: "managers-guests-broken",
    play: at(
      lucca,
      async (guest) => (
        await guest.fill("Search for a guest", "gina"),
        await guest.see("Failed to fetch locations. Please try again.")
      ),
    ),
  },
  {
    key: "no-transactions",
    title: "A location without transactions",
    backend: "managers-no-transactions",
    play: at(lucca, (guest) =>
      guest.see("This diner has not made any transactions at this location yet."),
    ),
  },
  {
    key: "transactions-broken",
    title: "Transactions cannot be read",
    backend: "managers-transactions-broken",
    play: at(lucca, (guest) => guest.see("Failed to fetch transactions.")),
  },
  {
    key: "many-transactions",
    title: "Ten thousand transactions",
    backend: "managers-many-transactions",
    play: at(lucca, (guest) => guest.see("Check 20000")),
  },
  { key: "profile", title: "A guest at a location", play: profileOf("Gina Guest") },
  {
    key: "profile-no-card",
    title: "A guest without a card",
    play: profileOf("Omar Ortiz", (guest) => guest.see("Ask the guest to add a card.")),
  },
  {
    key: "profile-long-names",
    title: "Long names and five-figure amounts",
    play: profileOf("Maximiliana", (guest) => guest.see("Featherstonehaugh")),
  },
  {
    key: "no-refunds-allowed",
    title: "A manager who issues no refunds",
    backend: "managers-no-refunds",
    play: profileOf("Gina Guest"),
  },
  {
    key: "menu",
    title: "The side menu",
    async play(guest) {
      await signIn(guest);
      await guest.press("Menu");
      await guest.see("Mara Mancini");
    },
  },
  {
    key: "check-number",
    title: "Enter the check number",
    play: profileOf(
      "Gina Guest",
      async (guest) => (await guest.press("Pay"), await guest.see("Enter Check Number")),
    ),
  },
  {
    key: "check-missing",
    title: "There is no such check",
    play: profileOf("Gina Guest", async (guest) => {
      await guest.press("Pay");
      await guest.fill("Check number", "9999");
      await guest.press("Next");
      await guest.see("This check does not exist.");
    }),
  },
  {
    key: "check-unreadable",
    title: "The till does not answer",
    backend: "managers-tickets-broken",
    play: profileOf("Gina Guest", async (guest) => {
      await guest.press("Pay");
      await guest.fill("Check number", "1001");
      await guest.press("Next");
      await guest.see("Failed to fetch ticket data. Please try again.");
    }),
  },
  {
    key: "bill-amount-legacy",
    title: "A legacy location starts with the amount, and asks who served",
    play: byAmount("45.50", (guest) => guest.choose("Employee", "Ben Brown")),
  },
  {
    key: "bill-amount-one-employee",
    title: "The one employee is chosen without a question",
    play: profileOf(
      "Nora New",
      async (guest) => (await guest.press("Pay"), await guest.see("Enter Bill Amount")),
      bakery,
    ),
  },
  {
    key: "employees-broken",
    title: "Employees cannot be read",
    backend: "managers-employees-broken",
    play: byAmount("45.50", (guest) => guest.see("Failed to load employees")),
  },
  { key: "checkout", title: "Offer, tip, card and credit", play: checkout("Gina Guest", "1001") },
  {
    key: "checkout-gratuity",
    title: "A check with gratuity on it",
    play: checkout("Nora New", "1002"),
  },
  {
    key: "checkout-small",
    title: "A check below ten dollars",
    play: checkout("Gina Guest", "1003"),
  },
  {
    key: "checkout-item-offer",
    title: "An offer whose item is not on the bill",
    play: checkout("Maximiliana", "1001", (guest) => guest.see("Item not on bill")),
  },
  {
    key: "checkout-absent",
    title: "The bank wants to hear from the guest",
    play: checkout(
      "Abby Absent",
      "1001",
      async (guest) => (await guest.press(pay), await guest.see("pay on their own phone")),
    ),
  },
  {
    key: "checkout-challenged",
    title: "The bank asks the guest",
    play: checkout(
      "Tess Tester",
      "1001",
      async (guest) => (
        await guest.press(pay),
        await guest.see("The guest’s bank needs confirmation")
      ),
    ),
  },
  {
    key: "checkout-declined",
    title: "A card that is declined",
    play: checkout("Dana Declined", "1001", async (guest) => {
      await guest.tick(/0002/);
      await guest.press(pay);
      await guest.see("Your card was declined.");
    }),
  },
  {
    key: "checkout-bill-changed",
    title: "The bill changes while it is looked at",
    backend: "managers-bill-changes",
    play: checkout(
      "Gina Guest",
      "1001",
      async (guest) => (await guest.press(pay), await guest.see("Your bill has changed")),
    ),
  },
  {
    key: "paid",
    title: "Paid",
    play: checkout(
      "Gina Guest",
      "1001",
      async (guest) => (await guest.press(pay), await guest.see("Payment Successful")),
    ),
  },
  {
    key: "paid-by-amount",
    title: "Paid by amount: close the check at the till",
    play: byAmount(
      "45.50",
      async (guest) => (
        await guest.press("Next"),
        await guest.press(pay),
        await guest.see("Close the check in the POS")
      ),
    ),
  },
  {
    key: "paid-lost",
    title: "Paid, and the answer was lost",
    backend: "managers-payment-lost",
    play: checkout(
      "Gina Guest",
      "1001",
      async (guest) => (await guest.press(pay), await guest.see("but the payment went through")),
    ),
  },
  {
    key: "payment-unconfirmed",
    title: "A payment that never arrived",
    backend: "managers-payment-not-arrived",
    play: checkout(
      "Gina Guest",
      "1001",
      async (guest) => (await guest.press(pay), await guest.see("We couldn’t confirm the payment")),
    ),
  },
  {
    key: "paid-not-confirmed",
    title: "The till did not confirm",
    backend: "managers-pos-silent",
    play: checkout(
      "Gina Guest",
      "1001",
      async (guest) => (await guest.press(pay), await guest.see("Paid, not confirmed by the POS")),
    ),
  },
  {
    key: "already-paid",
    title: "A check that was paid already",
    play: profileOf(
      "Gina Guest",
      async (guest) => (
        await guest.press("Pay"),
        await guest.fill("Check number", "1004"),
        await guest.press("Next"),
        await guest.see("Nothing left to pay")
      ),
    ),
  },
  { key: "refund", title: "Issue a refund", play: refund() },
  {
    key: "refund-too-much",
    title: "More than can be given back",
    play: refund((guest) => fillRefund(guest, "9999999")),
  },
  {
    key: "refund-confirm",
    title: "Are you sure?",
    play: refund(
      async (guest) => (
        await fillRefund(guest),
        await guest.tick("Adjust tip for partial refund?"),
        await guest.press("Issue Refund"),
        await guest.see("Are you sure?")
      ),
    ),
  },
  {
    key: "refunded",
    title: "A refund was issued",
    play: refund(async (guest) => (await issue(guest), await guest.see("is on its way back to"))),
  },
  {
    key: "refund-lost",
    title: "Issued, and the answer was lost",
    backend: "managers-refund-lost",
    play: refund(
      async (guest) => (
        await issue(guest),
        await guest.see("The refund shows in the transactions.")
      ),
    ),
  },
  {
    key: "refund-unconfirmed",
    title: "A refund that never arrived",
    backend: "managers-refund-not-arrived",
    play: refund(
      async (guest) => (await issue(guest), await guest.see("We couldn’t confirm the refund")),
    ),
  },
  {
    key: "refund-refused",
    title: "A refund that is refused",
    backend: "managers-refund-listed",
    play: refund(
      async (guest) => (
        await issue(guest),
        await guest.see("The bank said no., Try another amount.")
      ),
    ),
  },
  {
    key: "refund-signed-out",
    title: "The session ends during a refund",
    backend: "managers-refund-signed-out",
    play: refund(async (guest) => (await issue(guest), await guest.see("Your session has ended"))),
  },
  {
    key: "refund-own-reasons",
    title: "Reasons that the server names",
    backend: "managers-own-reasons",
    play: refund((guest) => guest.choose("Reason", "On the house")),
  },
);
