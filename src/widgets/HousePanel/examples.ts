import { defineExamples } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";

const house = { projectId: "house" };

export const examples = defineExamples<Options>(
  { key: "default", title: "Two tabs, tiers and an open amount", options: house },
  { key: "gift-cards", title: "Opened on the gift cards", options: house, address: "#giftcards" },
  {
    key: "planning",
    title: "A project that is not there yet",
    options: house,
    backend: "planning",
  },
  {
    key: "planning-told",
    title: "A visitor asks to be notified",
    options: house,
    backend: "planning",
    async play(guest) {
      await guest.fill("Email", "ada@example.com");
      await guest.press("Notify me");
      await guest.see("Thanks! We'll let you know.");
    },
  },
  {
    key: "planning-wrong-email",
    title: "An e-mail address that is none",
    options: house,
    backend: "planning",
    async play(guest) {
      await guest.fill("Email", "ada@");
      await guest.press("Notify me");
      await guest.see("Invalid email");
    },
  },
  { key: "sold-out", title: "Sold out", options: house, backend: "sold-out" },
  { key: "nothing-to-buy", title: "No options left", options: house, backend: "nothing-to-buy" },
  {
    key: "discount-percent",
    title: "A discount in percent",
    options: house,
    backend: "discount-percent",
  },
  { key: "bonus-per-spend", title: "A bonus per $100", options: house, backend: "bonus-per-spend" },
  {
    key: "discount-per-spend",
    title: "A discount per $100",
    options: house,
    backend: "discount-per-spend",
  },
  {
    key: "gift-cards-only",
    title: "Gift cards alone, without a tab bar",
    options: house,
    backend: "gift-cards-only",
  },
  {
    key: "featured",
    title: "The special layout of project 716",
    options: house,
    backend: "featured-project",
  },
  {
    key: "invalid-amount",
    title: "An amount that is none",
    options: house,
    async play(guest) {
      await guest.fill("Amount", "12x");
      await guest.see("Invalid character");
    },
  },
  {
    key: "below-minimum",
    title: "Less than the minimum",
    options: house,
    async play(guest) {
      await guest.fill("Amount", "20");
      await guest.see("Minimum amount is $50");
    },
  },
  {
    key: "above-maximum",
    title: "More than an account holds",
    options: house,
    async play(guest) {
      await guest.fill("Amount", "99999.01");
      await guest.see("Your amount is above the maximum account limit");
    },
  },
  {
    key: "refused",
    title: "The server refuses the amount",
    options: house,
    backend: "open-amount-refused",
    async play(guest) {
      await guest.press("$100");
      await guest.press(/^Pay \$100, get/);
      await guest.see("This project accepts no more credit today.");
    },
  },
  { key: "new-zealand", title: "New Zealand", options: house, backend: "house-new-zealand" },
  {
    key: "unknown-project",
    title: "A project that does not exist",
    options: { projectId: "unknown" },
  },
);
