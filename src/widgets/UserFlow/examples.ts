import { defineExamples, type Guest } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";

async function find(guest: Guest, words = "Fig & Ember"): Promise<void> {
  await guest.fill("Restaurant name", words);
  await guest.press("Search");
}

async function confirm(guest: Guest): Promise<void> {
  await find(guest);
  await guest.press(/^Fig & Ember/);
  await guest.see("Is this your restaurant?");
}

async function toDetails(guest: Guest): Promise<void> {
  await confirm(guest);
  await guest.press("Use this restaurant");
  await guest.see("How can we reach you?");
}

async function save(guest: Guest): Promise<void> {
  await toDetails(guest);
  await guest.fill("First name", "Rosa");
  await guest.fill("Last name", "Marchetti");
  await guest.fill("Email", "rosa@example.com");
  await guest.fill("Phone number", "512 555 0177");
  await guest.press("Continue");
}

async function toBank(guest: Guest): Promise<void> {
  await save(guest);
  await guest.see("Connect your bank");
}

async function createAccount(guest: Guest): Promise<void> {
  await guest.fill("First name", "Ada");
  await guest.fill("Last name", "Lovelace");
  await guest.fill("Email", "ada@example.com");
  await guest.fill("Phone number", "512 555 0142");
  await guest.fill("Password", "a table by the window");
  await guest.press("Create account");
  await guest.see("Verify your phone");
}

async function textCode(guest: Guest): Promise<void> {
  await createAccount(guest);
  await guest.press("Continue");
  await guest.see("Enter your code");
}

export const examples = defineExamples<Options>(
  { key: "default", title: "Find a restaurant" },
  {
    key: "suggestions",
    title: "Suggestions while typing",
    async play(guest) {
      await guest.fill("Restaurant name", "fig");
      await guest.see("Figaro Trattoria");
    },
  },
  {
    key: "results",
    title: "The results of a search",
    async play(guest) {
      await find(guest, "austin");
      await guest.see("Kome Noodles");
    },
  },
  {
    key: "not-found",
    title: "A search without a result",
    async play(guest) {
      await find(guest, "Nowhere Diner");
      await guest.see("We couldn’t find");
    },
  },
  {
    key: "search-down",
    title: "A search that fails leaves the way by hand",
    backend: "places-down",
    async play(guest) {
      await find(guest);
      await guest.see("Search isn’t working right now.");
    },
  },
  { key: "confirm", title: "The restaurant before it is used", play: confirm },
  {
    key: "by-hand",
    title: "A restaurant that is typed by hand",
    async play(guest) {
      await guest.press("Add it manually");
      await guest.see("Tell us about your restaurant");
    },
  },
  { key: "details", title: "Who to talk to", play: toDetails },
  {
    key: "details-refused",
    title: "The server refuses the email",
    backend: "lead-refused",
    async play(guest) {
      await save(guest);
      await guest.see("is not one that we can reach");
    },
  },
  {
    key: "lead-unconfirmed",
    title: "The lead was saved, and its answer got lost",
    backend: "lead-answer-lost",
    async play(guest) {
      await save(guest);
      await guest.see("We couldn’t confirm your details were sent");
    },
  },
  { key: "bank", title: "The lead is saved; a bank may be connected", play: toBank },
  {
    key: "bank-token-expired",
    title: "Connect bank gets a second token for an expired one",
    backend: "link-token-expired",
    play: toBank,
  },
  {
    key: "bank-tokens-expired",
    title: "Connect bank ends after a second expired token",
    backend: "link-tokens-expired",
    play: toBank,
  },
  {
    key: "bank-refused",
    title: "Connect bank is refused after the bank’s own window",
    backend: "bank-refused",
    play: toBank,
  },
  {
    key: "thanks",
    title: "The end, without a bank",
    async play(guest) {
      await toBank(guest);
      await guest.press("Skip for now");
      await guest.see("Thank you!");
    },
  },
  {
    key: "without-bank",
    title: "A host that asks for no bank",
    options: { bankLink: false },
    async play(guest) {
      await save(guest);
      await guest.see("Thank you!");
    },
  },
  {
    key: "signup",
    title: "A guest’s sign-up",
    options: { mode: "signup" },
    play: (guest) => guest.see("Create your account"),
  },
  {
    key: "signup-phone",
    title: "The phone of a new account",
    options: { mode: "signup" },
    play: createAccount,
  },
  {
    key: "signup-code",
    title: "The code that came by text",
    options: { mode: "signup" },
    play: textCode,
  },
  {
    key: "signup-wrong-code",
    title: "A wrong code",
    options: { mode: "signup" },
    async play(guest) {
      await textCode(guest);
      await guest.fill("Verification code", "000000");
      await guest.see("Incorrect verification code. Please try again.");
    },
  },
  {
    key: "signup-links",
    title: "On to the app",
    options: { mode: "signup" },
    async play(guest) {
      await textCode(guest);
      await guest.fill("Verification code", "123456");
      await guest.see("You’re all set");
    },
  },
);
