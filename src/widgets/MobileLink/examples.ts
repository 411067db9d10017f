import { defineExamples, type Guest } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";

const options = { locationsCount: 18_000 };
const withText = { ...options, enableTextLink: true };

async function askForText(guest: Guest, phone = "(512) 555-0100"): Promise<void> {
  await guest.fill("Phone number", phone);
  await guest.tick(/^Text me one message/);
  await guest.press("Text me the link");
}

export const examples = defineExamples<Options>(
  { key: "default", title: "The promotion", options },
  { key: "no-count", title: "Without a number of places" },
  {
    key: "own-figures",
    title: "The host’s own offer and reason, and no rating",
    options: {
      offer: "Earn as you dine",
      reasons: ["Pay without waiting for the bill"],
      rating: 0,
    },
  },
  { key: "text-link", title: "With the form that texts the link", options: withText },
  {
    key: "text-invalid",
    title: "The form sent empty",
    options: withText,
    async play(guest) {
      await guest.press("Text me the link");
      await guest.see("Please enter a valid phone number.");
      await guest.see("Check this box");
    },
  },
  {
    key: "text-sent",
    title: "The link was texted",
    options: withText,
    async play(guest) {
      await askForText(guest);
      await guest.see("Link sent");
    },
  },
  {
    key: "text-busy",
    title: "Too many texts",
    options: withText,
    backend: "mobile-links-busy",
    async play(guest) {
      await askForText(guest);
      await guest.see("45 seconds");
    },
  },
  {
    key: "text-refused",
    title: "A number that cannot be texted",
    options: withText,
    backend: "mobile-links-refused",
    async play(guest) {
      await askForText(guest);
      await guest.see("does not take text messages");
    },
  },
  {
    key: "text-unconfirmed",
    title: "No usable answer: the text may have been sent",
    options: withText,
    backend: "mobile-links-down",
    async play(guest) {
      await askForText(guest);
      await guest.see("confirm that the text was sent");
    },
  },
  {
    key: "white-label",
    title: "White label, dark",
    options,
    attributes: { brand: "alternative", theme: "dark" },
  },
  { key: "right-to-left", title: "Right to left", options: withText, attributes: { lang: "ar" } },
);
