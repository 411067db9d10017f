import { defineExamples, type Guest } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";

async function fillIn(guest: Guest, email = "grace@example.com"): Promise<void> {
  await guest.fill("First name", "Grace");
  await guest.fill("Last name", "Hopper");
  await guest.fill("Email", email);
  await guest.choose("State", "California");
}

async function submit(guest: Guest): Promise<void> {
  await fillIn(guest);
  await guest.press("Submit");
}

export const examples = defineExamples<Options>(
  { key: "default", title: "The form" },
  {
    key: "honored",
    title: "The request was taken",
    async play(guest) {
      await submit(guest);
      await guest.see("Opt-Out Request Honored");
    },
  },
  {
    key: "honored-with-reference",
    title: "The request was taken and has a reference",
    backend: "privacy-reference",
    async play(guest) {
      await submit(guest);
      await guest.see("DNS-");
    },
  },
  {
    key: "missing-fields",
    title: "Submitted empty",
    async play(guest) {
      await guest.press("Submit");
      await guest.see("Enter your first name");
    },
  },
  {
    key: "invalid-email",
    title: "Not an email address",
    async play(guest) {
      await fillIn(guest, "grace@");
      await guest.press("Submit");
      await guest.see("Invalid email address");
    },
  },
  {
    key: "unconfirmed",
    title: "No usable answer: the request may have arrived",
    backend: "privacy-down",
    async play(guest) {
      await submit(guest);
      await guest.see("We couldn’t confirm your request");
    },
  },
  {
    key: "refused",
    title: "The server refuses the email address",
    backend: "privacy-refused",
    async play(guest) {
      await submit(guest);
      await guest.see("We cannot reach this address");
    },
  },
  {
    key: "busy",
    title: "Too many requests",
    backend: "privacy-busy",
    async play(guest) {
      await submit(guest);
      await guest.see("30 seconds");
    },
  },
  {
    key: "opted-out-here",
    title: "Opted out on this browser",
    async play(guest) {
      await guest.tick("Do not sell or share my personal information");
      await guest.see("You’re opted out on this browser.");
    },
  },
  {
    key: "undone",
    title: "The opt-out undone",
    async play(guest) {
      await guest.tick("Do not sell or share my personal information");
      await guest.tick("Do not sell or share my personal information");
      await guest.see("You’re no longer opted out");
    },
  },
  { key: "browser-signal", title: "The browser sends Global Privacy Control", address: "?gpc=1" },
  { key: "trigger", title: "The link that opens a dialog", options: { display: "dialog" } },
  {
    key: "dialog",
    title: "The dialog",
    options: { display: "dialog" },
    async play(guest) {
      await guest.press("Your Privacy Choices");
      await guest.see("Send a request");
    },
  },
  {
    key: "dialog-honored",
    title: "The request was taken, in the dialog",
    options: { display: "dialog", triggerLabel: "Do Not Sell or Share My Personal Information" },
    async play(guest) {
      await guest.press("Do Not Sell or Share My Personal Information");
      await submit(guest);
      await guest.see("Opt-Out Request Honored");
    },
  },
  {
    key: "long-texts",
    title: "A long name and a long address",
    backend: "privacy-reference",
    async play(guest) {
      await guest.fill("First name", "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk");
      await guest.fill("Last name", "Wolfeschlegelsteinhausenbergerdorff");
      await guest.fill(
        "Email",
        "donaudampfschifffahrtselektrizitaetenhauptbetriebswerk@example-of-a-very-long-domain.example.com",
      );
      await guest.press("Submit");
      await guest.see("Opt-Out Request Honored");
    },
  },
  { key: "right-to-left", title: "Right to left", attributes: { lang: "ar" } },
  {
    key: "new-zealand",
    title: "New Zealand, white label, dark",
    attributes: { country: "NZ", lang: "en-NZ", brand: "alternative", theme: "dark" },
  },
);
