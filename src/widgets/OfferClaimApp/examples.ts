import { defineExamples, type Guest } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";

/** The mock API's data: a new guest's number, and accounts with their password. */
const newPhone = "512 555 0199";
const knownPhone = "512 555 0134";
const suspendedPhone = "512 555 0136";
const password = "dinner-for-two";

async function submitPhone(guest: Guest, number: string): Promise<void> {
  await guest.fill(/^Phone number/, number);
  await guest.press("Continue");
  await guest.see("Enter your code");
}

async function verify(guest: Guest, number: string): Promise<void> {
  await submitPhone(guest, number);
  await guest.fill("Verification code", "123456");
}

async function signIn(guest: Guest, email: string): Promise<void> {
  await guest.see("Welcome back");
  await guest.fill("Email", email);
  await guest.fill("Password", password);
  await guest.press("Sign in");
}

async function claimWithAccount(guest: Guest): Promise<void> {
  await verify(guest, knownPhone);
  await signIn(guest, "guest@example.com");
}

const offer = {
  id: 101,
  name: "Welcome dinner",
  amount: 25,
  minimum_spend_amount: 50,
  brand: { name: "Fig & Ember", hero_image: "/pictures/ember-ribs.svg" },
  brand_slugs: ["fig-and-ember"],
};
const tiers = [
  { ico_id: "ico-50", pay_amount: 50, get_amount: 60, rounded_bonus_amount: 10 },
  { ico_id: "ico-200", pay_amount: 200, get_amount: 250, rounded_bonus_amount: 50 },
];

const slides = [
  {
    image: "/pictures/grilled-fish.svg",
    alt: "",
    title: "Trout from the fire",
    text: "With lemon and garden herbs",
    href: "/elsewhere/menu",
  },
  {
    image: "/pictures/garden-plate.svg",
    alt: "",
    title: "The garden plate",
    text: "What we picked this morning",
    href: "/elsewhere/garden",
  },
  {
    image: "/pictures/ember-ribs.svg",
    alt: "",
    title: "Ribs from the embers",
    text: "On Sundays, from noon",
  },
];

export const examples = defineExamples<Options>(
  { key: "default", title: "Asks for an offer code (offerCode)" },
  {
    key: "locations",
    title: "With slides and places of the offer’s brands",
    options: { offerCode: "PLACES25" },
  },
  {
    key: "slides",
    title: "With the host’s own slides",
    options: { offerCode: "WELCOME25", slides },
  },
  {
    key: "promotion",
    title: "Without an offer, the app instead",
    options: { promoWhenNoOffer: true },
  },
  {
    key: "offer",
    title: "An offer and its terms before the phone number (emailInput)",
    options: { offerCode: "WELCOME25" },
  },
  {
    key: "phone-only",
    title: "An offer that requires a phone number",
    options: { offerCode: "PHONE40" },
  },
  {
    key: "claim-code",
    title: "A second code is asked for (claimCode)",
    options: { offerCode: "TABLE50" },
  },
  {
    key: "claim-code-refused",
    title: "A wrong claim code",
    options: { offerCode: "TABLE50", claimCode: "RED1" },
    async play(guest) {
      await guest.press("Continue");
      await guest.see("That claim code");
    },
  },
  { key: "email-only", title: "An offer by email alone", options: { offerCode: "LUNCH15" } },
  {
    key: "email-ending",
    title: "A partner that requires its own email ending",
    options: {
      offerCode: "WELCOME25",
      enterprise: {
        name: "Example Corp",
        required_email_ending: "example.com",
        required_email_display: "@example.com",
        terms_url: "/terms",
        privacy_url: "/privacy",
      },
    },
    async play(guest) {
      await guest.fill("Email", "someone@elsewhere.org");
      await guest.press("Continue");
      await guest.see("Sorry, a valid @example.com email address is required to continue.");
    },
  },
  {
    key: "text-code",
    title: "The code from the text (smsVerification)",
    options: { offerCode: "WELCOME25" },
    play: (guest) => submitPhone(guest, newPhone),
  },
  {
    key: "wrong-code",
    title: "A wrong code",
    options: { offerCode: "WELCOME25" },
    async play(guest) {
      await submitPhone(guest, newPhone);
      await guest.fill("Verification code", "654321");
      await guest.see("Incorrect verification code. Please try again.");
    },
  },
  {
    key: "sign-in",
    title: "A guest who has an account (authentication)",
    options: { offerCode: "WELCOME25" },
    async play(guest) {
      await verify(guest, knownPhone);
      await guest.see("Welcome back");
    },
  },
  {
    key: "wrong-password",
    title: "A wrong password",
    options: { offerCode: "WELCOME25" },
    async play(guest) {
      await verify(guest, knownPhone);
      await guest.see("Welcome back");
      await guest.fill("Email", "guest@example.com");
      await guest.fill("Password", "not-this-one");
      await guest.press("Sign in");
      await guest.see("Invalid email or password.");
    },
  },
  {
    key: "success",
    title: "Claimed (success)",
    options: { offerCode: "WELCOME25" },
    async play(guest) {
      await verify(guest, newPhone);
      await guest.see("Claimed");
      await guest.see("What’s next");
    },
  },
  {
    key: "success-after-sign-in",
    title: "Claimed by a guest who signed in",
    options: { offerCode: "WELCOME25" },
    async play(guest) {
      await claimWithAccount(guest);
      await guest.see("What’s next");
    },
  },
  {
    key: "already-yours",
    title: "The unique code was claimed already (success with its error flag)",
    options: { offerCode: "UNIQUE" },
    async play(guest) {
      await verify(guest, newPhone);
      await guest.see("You already have this offer");
    },
  },
  {
    key: "text-verify",
    title: "Texting VERIFY instead (altVerification)",
    backend: "texts-lost",
    options: { offerCode: "WELCOME25", resendSeconds: 1 },
    async play(guest) {
      await submitPhone(guest, newPhone);
      await guest.press("No text? Verify another way");
      await guest.see("VERIFY");
    },
  },
  {
    key: "no-account",
    title: "An email address without an account (noAccount)",
    options: { offerCode: "WELCOME25" },
    async play(guest) {
      await guest.fill("Phone number or email", "nobody@example.com");
      await guest.press("Continue");
      await guest.see("We couldn’t find an account");
    },
  },
  {
    key: "claimed-before",
    title: "Claimed before (prevClaimed)",
    backend: "offer-claimed",
    options: { offerCode: "WELCOME25" },
  },
  {
    key: "used-before",
    title: "Used before (prevUsed)",
    backend: "offer-used",
    options: { offerCode: "WELCOME25" },
  },
  {
    key: "gone-for-returning",
    title: "No longer available, for a returning guest (returnUserNoLongerAvailable)",
    backend: "returning-guest",
    options: { offerCode: "SUMMER" },
  },
  {
    key: "gone",
    title: "No longer available (newUserNoLongerAvailable)",
    options: { offerCode: "SUMMER" },
  },
  {
    key: "new-guests-only",
    title: "For new guests only, with a bonus instead (returnUserNewUserOnly)",
    backend: "returning-guest",
    options: { offerCode: "NEWHERE" },
  },
  {
    key: "bonus-ceiling",
    title: "The most that one account may get",
    backend: "returning-guest",
    options: { offerCode: "NEWHERE" },
    async play(guest) {
      for (let times = 0; times < 4; times++) await guest.press("Add one $33,000");
      await guest.see("Maximum account credit reached");
    },
  },
  {
    key: "own-referral",
    title: "The guest’s own invitation (claimOwnReferral)",
    options: { offerCode: "FRIEND20" },
    async play(guest) {
      await claimWithAccount(guest);
      await guest.see("Sorry, you cannot claim your own offer.");
    },
  },
  {
    key: "claimed-by-email",
    title: "Claimed by email (emailClaimSuccess)",
    options: { offerCode: "LUNCH15" },
    async play(guest) {
      await guest.fill("Email", "lunch@example.com");
      await guest.tick("Email me news and offers");
      await guest.press("Continue");
      await guest.see("Check your inbox");
    },
  },
  {
    key: "suspended",
    title: "A suspended account (suspendedAccount)",
    options: { offerCode: "WELCOME25" },
    async play(guest) {
      await verify(guest, suspendedPhone);
      await signIn(guest, "suspended@example.com");
      await guest.see("Account suspended");
    },
  },
  { key: "unknown-code", title: "An unknown code", options: { offerCode: "NOSUCHCODE" } },
  {
    key: "unreachable",
    title: "The server does not answer",
    backend: "offers-down",
    options: { offerCode: "WELCOME25" },
    play: (guest) => guest.see("Check your connection"),
  },
  {
    key: "unconfirmed",
    title: "A claim whose answer got lost",
    backend: "claims-lost",
    options: { offerCode: "WELCOME25" },
    async play(guest) {
      await verify(guest, newPhone);
      await guest.see("We could not confirm your claim");
    },
  },
  {
    key: "refused",
    title: "A claim that the server refuses in its own words",
    backend: "kitchen-closed",
    options: { offerCode: "WELCOME25" },
    async play(guest) {
      await verify(guest, newPhone);
      await guest.see("The kitchen is closed today");
    },
  },
  {
    key: "from-address",
    title: "Code, claim code and email from the address",
    address: "/offers/TABLE50#eyJjbGFpbV9jb2RlIjoiR1JFRU43IiwiZW1haWwiOiJnaW5hQGV4YW1wbGUuY29tIn0",
  },
  {
    key: "preloaded-offer",
    title: "The server has looked the offer up already",
    options: { offerCode: "WELCOME25", offerResponse: { offer } },
  },
  {
    key: "preloaded-claim",
    title: "The server has claimed it already",
    options: {
      offerCode: "WELCOME25",
      offerResponse: { offer },
      claimResponse: { claimed: true, group: { share_url: "https://share.example.com/WELCOME25" } },
    },
  },
  {
    key: "preloaded-refusal",
    title: "The server was refused already",
    options: {
      offerCode: "NEWHERE",
      offerResponse: { offer },
      claimResponse: { error: "Sorry, this offer is limited to new signups only.", tiers },
    },
  },
  {
    key: "long-words",
    title: "Long words, a long name and a five-figure amount",
    options: { offerCode: "LONGWORDS" },
  },
  {
    key: "new-zealand",
    title: "New Zealand dollars",
    attributes: { country: "NZ" },
    options: { offerCode: "WELCOME25" },
  },
  {
    key: "alternative-dark",
    title: "The other brand in the dark",
    attributes: { brand: "alternative", theme: "dark" },
    options: { offerCode: "WELCOME25" },
  },
);
