import { defineExamples } from "../../../shared/widget/examples.ts";
import type { Options } from "../options.ts";
import { bakery, byAmount, profileOf } from "./steps.ts";

/** Examples that identify the bill. */
export const checkExamples = defineExamples<Options>(
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
    title: "The POS does not answer",
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
    title: "A legacy location starts with the amount and asks for the employee",
    play: byAmount("45.50", (guest) => guest.choose("Employee", "Ben Brown")),
  },
  {
    key: "bill-amount-one-employee",
    title: "The only employee is chosen without a question",
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
);
