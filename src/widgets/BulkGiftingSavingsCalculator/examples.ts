import { defineExamples } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";

export const examples = defineExamples<Options>(
  { key: "default", title: "125 people, $100 each", options: { ctaUrl: "/gifting" } },
  { key: "without-button", title: "Without a link" },
  {
    key: "largest-tier",
    title: "The largest discount",
    options: { startRecipients: 400, ctaUrl: "/gifting" },
  },
  {
    key: "left-over",
    title: "A budget that does not divide",
    options: { ctaUrl: "/gifting" },
    async play(guest) {
      await guest.fill("Total budget", "1050");
      await guest.see("$50 of this budget is left over.");
    },
  },
  {
    key: "too-much",
    title: "More than a budget may be",
    options: { ctaUrl: "/gifting" },
    async play(guest) {
      await guest.fill("Recipients", "99999");
      await guest.fill("Amount per person", "99999");
      await guest.see("Total budget can’t exceed $9,999,999");
    },
  },
  {
    key: "nothing",
    title: "Without recipients",
    options: { ctaUrl: "/gifting" },
    async play(guest) {
      await guest.fill("Recipients", "");
      await guest.see("You pay $0.00");
    },
  },
  {
    key: "vouchers",
    title: "Vouchers, without a discount",
    options: { mode: "voucher", ctaUrl: "/gifting" },
  },
  {
    key: "new-zealand",
    title: "New Zealand",
    attributes: { country: "NZ" },
    options: { ctaUrl: "/gifting" },
  },
  {
    key: "own-tiers",
    title: "Tiers and presets of the host",
    options: {
      tiers: [
        { min: 0, max: 1000, discount: 5 },
        { min: 1000, discount: 0.125 },
      ],
      presets: [{ amount: 20 }, { amount: 75, default: true }],
      ctaUrl: "/gifting",
    },
  },
);
