import { defineExamples, type Guest } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";

/** The password of every account of the mock API. */
const password = "dinner-for-two";

async function signIn(guest: Guest, email: string, typedPassword = password): Promise<void> {
  await guest.fill("Email", email);
  await guest.fill("Password", typedPassword);
  await guest.press("Sign in");
}

async function create(guest: Guest, email = "ada@example.com"): Promise<void> {
  await guest.fill("First name", "Ada");
  await guest.fill("Last name", "Lovelace");
  await guest.fill("Email", email);
  await guest.fill("Phone number", "512 555 0142");
  await guest.fill("Password", "a table by the window");
  await guest.press("Create account");
}

export const examples = defineExamples<Options>(
  { key: "default", title: "Sign in" },
  {
    key: "signed-in",
    title: "Signed in",
    async play(guest) {
      await signIn(guest, "guest@example.com");
      await guest.see("Welcome back, Gina");
    },
  },
  {
    key: "unverified",
    title: "Signed in with an address that is still to be confirmed: toast and resend",
    async play(guest) {
      await signIn(guest, "new@example.com");
      await guest.see("One more step");
    },
  },
  {
    key: "wrong-password",
    title: "A wrong password stays on sign-in",
    async play(guest) {
      await signIn(guest, "guest@example.com", "not-my-password");
      await guest.see("Invalid email or password.");
    },
  },
  {
    key: "suspended",
    title: "A suspended account",
    async play(guest) {
      await signIn(guest, "suspended@example.com");
      await guest.see("suspended");
    },
  },
  {
    key: "too-many-tries",
    title: "Too many tries: the button waits with the countdown",
    backend: "sign-in-limited",
    async play(guest) {
      await signIn(guest, "guest@example.com");
      await guest.see("Too many tries");
    },
  },
  { key: "create-account", title: "A new account", options: { mode: "create-account" } },
  {
    key: "account-created",
    title: "The account is there, its address still to be confirmed",
    options: { mode: "create-account" },
    async play(guest) {
      await create(guest);
      await guest.see("Welcome, Ada");
    },
  },
  {
    key: "account-exists",
    title: "An address that has an account: says no more than it must",
    options: { mode: "create-account" },
    async play(guest) {
      await create(guest, "guest@example.com");
      await guest.see("sign in or reset your password");
    },
  },
  {
    key: "account-unconfirmed",
    title: "The account was made, and its answer got lost",
    options: { mode: "create-account" },
    backend: "account-answer-lost",
    async play(guest) {
      await create(guest);
      await guest.see("Your account may be ready");
    },
  },
  {
    key: "create-account-incomplete",
    title: "What is missing stands at its field",
    options: { mode: "create-account", askBirthDate: true },
    async play(guest) {
      await guest.fill("First name", "Ada");
      await guest.press("Create account");
      await guest.see("Please enter a valid phone number.");
    },
  },
  { key: "forgot-password", title: "A forgotten password", options: { mode: "forgot-password" } },
  {
    key: "link-sent",
    title: "The link for a new password is on its way",
    options: { mode: "forgot-password" },
    async play(guest) {
      await guest.fill("Email", "guest@example.com");
      await guest.press("Send reset link");
      await guest.see("Check your email");
    },
  },
  {
    key: "no-account-record",
    title: "No account for a forgotten password",
    options: { mode: "forgot-password" },
    async play(guest) {
      await guest.fill("Email", "nobody@example.com");
      await guest.press("Send reset link");
      await guest.see("No account record found, please verify your spelling.");
    },
  },
  {
    key: "verified",
    title: "A confirmation link that works",
    address: "?invite_token=confirm-new",
  },
  {
    key: "link-expired",
    title: "A confirmation link that has expired",
    address: "?invite_token=old",
  },
  {
    key: "link-resent",
    title: "A new confirmation link is on its way",
    address: "?invite_token=old",
    async play(guest) {
      await guest.fill("Email", "new@example.com");
      await guest.press("Send a new link");
      await guest.see("on its way");
    },
  },
);
