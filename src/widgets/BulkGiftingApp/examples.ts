import { defineExamples, type Guest } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";

async function signIn(guest: Guest, email = "guest@example.com"): Promise<void> {
  await guest.fill("Email", email);
  await guest.fill("Password", "dinner-for-two");
  await guest.press("Sign in");
  await guest.see(/Step 1 of 4/);
}

const three =
  "first_name,last_name,email\nAda,Lovelace,ada@example.com\nGrace,Hopper,grace@example.com\nJean,Bartik,jean@example.com";
const faulty =
  "First name;Last name;E-Mail;Phone;Amount;Department\nAda;Lovelace;ada@example.com;;75;Engines\n;Hopper;grace@example.com;;;Navy\nJean;Bartik;jean@;;;Labs\nEdith;Clarke;ADA@example.com;;;Grid\nNoor;Inayat;;12;;Radio";
const refusedByServer = `${three}\nBert,Blocked,bert@blocked.example`;

async function paste(guest: Guest, list: string, people: string): Promise<void> {
  await guest.press("Continue");
  await guest.press("Paste a list");
  await guest.fill("Your list", list);
  await guest.press("Add to list");
  await guest.see(people);
}

async function listPeople(guest: Guest, list = three, people = "3 people added."): Promise<void> {
  await signIn(guest);
  await paste(guest, list, people);
}

async function review(guest: Guest, list?: string, people?: string): Promise<void> {
  await listPeople(guest, list, people);
  await guest.press("Continue");
  await guest.fill(/^Message/, "Thank you for a great year.");
  await guest.press("Review");
  await guest.see("Review and pay");
}

async function pay(guest: Guest, number = "4242424242424242", amount = "$270.00"): Promise<void> {
  await guest.fill("Card number", number);
  await guest.fill("Expiration date", "1231");
  await guest.fill("Security code", "123");
  await guest.fill("ZIP code", "78701");
  await guest.tick(/I agree to the/);
  await guest.press(`Pay ${amount}`);
}

async function dashboard(guest: Guest): Promise<void> {
  await signIn(guest);
  await guest.pressInMenu("Menu", "Dashboard");
}

async function newHires(guest: Guest): Promise<void> {
  await dashboard(guest);
  await guest.press("New hires, March");
  await guest.see("6 people");
}

export const examples = defineExamples<Options>(
  { key: "default", title: "Sign in" },
  { key: "create", title: "A new order: amount and recipients", play: signIn },
  {
    key: "left-over",
    title: "A budget that does not divide",
    async play(guest) {
      await signIn(guest);
      await guest.fill("Total budget", "1050");
      await guest.see("$50 of this budget is left over.");
    },
  },
  {
    key: "too-much",
    title: "More than an order may be",
    async play(guest) {
      await signIn(guest);
      await guest.fill("Recipients", "50001");
      await guest.fill("Amount per person", "99999");
      await guest.see("Total budget can’t exceed $9,999,999");
    },
  },
  {
    key: "own-tiers",
    title: "Discounts and amounts of the account",
    backend: "gifting-own-tiers",
    play: signIn,
  },
  {
    key: "settings-down",
    title: "Settings that cannot be read: the usual ones stand in",
    backend: "gifting-settings-down",
    play: signIn,
  },
  {
    key: "ways-in",
    title: "Recipients: none yet",
    async play(guest) {
      await signIn(guest);
      await guest.press("Continue");
      await guest.see("Who are the gifts for?");
      await guest.press("Continue");
      await guest.see("Add at least one recipient");
    },
  },
  { key: "list", title: "A pasted list", play: (guest) => listPeople(guest) },
  {
    key: "faulty",
    title: "Recipients who need attention, and a duplicate",
    play: (guest) => listPeople(guest, faulty, "5 people added."),
  },
  {
    key: "corrected",
    title: "A list that has been corrected",
    async play(guest) {
      await listPeople(guest, faulty, "5 people added.");
      await guest.press("Remove the duplicate");
      await guest.fill("First name, line 3", "Grace");
      await guest.fill("Email, line 4", "jean@example.com");
      await guest.fill("Phone, line 6", "512 555 0134");
      await guest.see("Needs attention (0)");
    },
  },
  {
    key: "unknown-columns",
    title: "Columns that are not recognized",
    play: (guest) =>
      listPeople(
        guest,
        "Vorname,Kontakt\nAda,ada at example\nGrace,grace at example",
        "Match your columns",
      ),
  },
  {
    key: "nothing-found",
    title: "A list without recipients",
    play: (guest) => listPeople(guest, "first_name,email\n,", "We found no recipients."),
  },
  {
    key: "typed-in",
    title: "One by one",
    async play(guest) {
      await signIn(guest);
      await guest.press("Continue");
      await guest.press("Add recipient");
      await guest.fill("First name, row 1", "Ada");
      await guest.see("Everyone (1)");
    },
  },
  {
    key: "links",
    title: "Links to hand out",
    async play(guest) {
      await signIn(guest);
      await guest.press("Continue");
      await guest.tick(/As links to share/);
      await guest.see("You get one link per recipient right after payment.");
    },
  },
  {
    key: "message",
    title: "Message, day and preview",
    async play(guest) {
      await listPeople(guest);
      await guest.press("Continue");
      await guest.fill(/^Message/, "Thank you for a great year.\nDinner is on us.");
      await guest.see("Gina Guest sent you $100");
    },
  },
  {
    key: "message-missing",
    title: "No sender name",
    async play(guest) {
      await listPeople(guest);
      await guest.press("Continue");
      await guest.fill("Sender name", "");
      await guest.press("Review");
      await guest.see("Enter who the gift is from");
    },
  },
  { key: "review", title: "Review and pay", play: (guest) => review(guest) },
  {
    key: "saved-cards",
    title: "Review with saved cards",
    backend: "gifting-saved-cards",
    play: (guest) => review(guest),
  },
  {
    key: "script-blocked",
    title: "The card script is blocked; saved cards work",
    backend: "gifting-script-blocked",
    async play(guest) {
      await review(guest);
      await guest.tick(/A new card/);
      await guest.see("The secure card field didn’t load");
    },
  },
  {
    key: "sent",
    title: "Paid and on its way",
    async play(guest) {
      await review(guest);
      await pay(guest);
      await guest.see("Your gifts are on their way");
    },
  },
  {
    key: "declined",
    title: "The card is declined",
    async play(guest) {
      await review(guest);
      await pay(guest, "4000000000000002");
      await guest.see("Your card was declined.");
    },
  },
  {
    key: "refused",
    title: "The order is refused",
    backend: "gifting-order-refused",
    async play(guest) {
      await review(guest);
      await pay(guest);
      await guest.see("This account can’t order right now.");
    },
  },
  {
    key: "rows-refused",
    title: "The server refuses an address",
    async play(guest) {
      await review(guest, refusedByServer, "4 people added.");
      await pay(guest, "4242424242424242", "$360.00");
      await guest.see("This mail server takes no mail from us.");
    },
  },
  {
    key: "outcome-found",
    title: "The answer is lost, the order found",
    backend: "gifting-order-lost",
    async play(guest) {
      await review(guest);
      await pay(guest);
      await guest.see("Your gifts are on their way");
    },
  },
  {
    key: "outcome-none",
    title: "The order never arrived",
    backend: "gifting-order-not-arrived",
    async play(guest) {
      await review(guest);
      await pay(guest);
      await guest.see(/Your order doesn’t show as paid yet/);
    },
  },
  {
    key: "outcome-unknown",
    title: "The outcome of the order is unknown",
    backend: "gifting-order-never-known",
    async play(guest) {
      await review(guest);
      await pay(guest);
      await guest.see("We couldn’t confirm your order");
    },
  },
  {
    key: "bank-agreed",
    title: "3-D Secure: the bank has agreed",
    async play(guest) {
      await review(guest);
      await pay(guest, "4000002760003184");
      await guest.see("Your gifts are on their way");
    },
  },
  {
    key: "signed-out-midway",
    title: "The session ends while paying",
    backend: "gifting-order-signed-out",
    async play(guest) {
      await review(guest);
      await pay(guest);
      await guest.see("Sign in to send gifts");
    },
  },
  {
    key: "new-zealand",
    title: "New Zealand: vouchers without a discount",
    attributes: { country: "NZ" },
    async play(guest) {
      await signIn(guest, "kiwi@example.com");
      await guest.see("Send Universal Vouchers");
    },
  },
  {
    key: "dashboard",
    title: "The dashboard",
    play: async (guest) => {
      await dashboard(guest);
      await guest.see("Track the gifts you’ve sent.");
    },
  },
  {
    key: "dashboard-empty",
    title: "A dashboard without gifts",
    backend: "gifting-empty",
    play: async (guest) => {
      await dashboard(guest);
      await guest.see("No gifts yet");
    },
  },
  {
    key: "dashboard-down",
    title: "A dashboard that cannot be read",
    backend: "gifting-dashboard-down",
    play: async (guest) => {
      await dashboard(guest);
      await guest.see("We couldn’t load your gifts");
    },
  },
  {
    key: "dashboard-many",
    title: "A dashboard of 306 orders",
    backend: "gifting-many-orders",
    play: async (guest) => {
      await dashboard(guest);
      await guest.fill("Search orders", "lunch 300");
      await guest.see("Team lunch 300");
    },
  },
  { key: "detail", title: "One order and its gifts", play: newHires },
  {
    key: "cancel-asked",
    title: "Before a gift is taken back",
    async play(guest) {
      await newHires(guest);
      await guest.press("Cancel gift, Ada Okafor");
      await guest.see("Cancel the gift for Ada Okafor?");
    },
  },
  {
    key: "canceled",
    title: "A gift is taken back",
    async play(guest) {
      await newHires(guest);
      await guest.press("Cancel gift, Ada Okafor");
      await guest.press("Cancel gift");
      await guest.see("Gift canceled for Ada Okafor.");
    },
  },
  {
    key: "address",
    title: "A corrected address",
    async play(guest) {
      await newHires(guest);
      await guest.press("Edit address, Ada Okafor");
      await guest.see("Where should we send Ada Okafor’s gift?");
    },
  },
  {
    key: "resend-refused",
    title: "Sending again is refused",
    backend: "gifting-writes-refused",
    async play(guest) {
      await newHires(guest);
      await guest.press("Resend, Ada Okafor");
      await guest.see("This order is locked for accounting.");
    },
  },
  {
    key: "detail-missing",
    title: "An order that is not there",
    address: "/dashboard/redemptions/404",
    async play(guest) {
      await guest.fill("Email", "guest@example.com");
      await guest.fill("Password", "dinner-for-two");
      await guest.press("Sign in");
      await guest.see("We couldn’t find this order");
    },
  },
);
