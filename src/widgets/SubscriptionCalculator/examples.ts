import { defineExamples } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";

export const examples = defineExamples<Options>(
  { key: "default", title: "Starts at $250 a month", options: { ctaUrl: "/subscribe?plan=dine" } },
  { key: "without-button", title: "Without a link" },
  { key: "lowest", title: "The lowest step", options: { startPosition: 0 } },
  {
    key: "highest",
    title: "The highest step",
    options: { startPosition: 21, ctaUrl: "/subscribe" },
  },
  {
    key: "typed",
    title: "An amount between the steps",
    options: { ctaUrl: "/subscribe" },
    async play(guest) {
      await guest.fill("Exact monthly spend", "1234");
      await guest.see("$246.80");
    },
  },
  {
    key: "new-zealand",
    title: "New Zealand dollars",
    attributes: { country: "NZ" },
    options: { ctaUrl: "/subscribe", startPosition: 12 },
  },
  {
    key: "long-words",
    title: "A long button in a narrow place",
    options: {
      ctaUrl: "/subscribe",
      ctaLabel: "Restaurantgutscheinabonnement abschließen und sofort Guthaben sammeln",
    },
  },
);
