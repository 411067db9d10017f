import { defineExamples } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";

export const examples = defineExamples<Options>(
  { key: "default", title: "Without an amount" },
  { key: "with-amount", title: "Starts with $250", options: { startAmount: 250 } },
  {
    key: "quick",
    title: "A quick amount",
    async play(guest) {
      await guest.press("$500");
      await guest.see("Start your order!");
    },
  },
  {
    key: "closed",
    title: "Closed, with what is saved",
    options: { startAmount: 250 },
    async play(guest) {
      await guest.press("Close");
      await guest.see("Open Employee Dining, $250 saved");
    },
  },
  { key: "not-closable", title: "Always there", options: { closable: false, startAmount: 100 } },
  {
    key: "own-checkout",
    title: "A checkout of the host’s own",
    options: { checkoutPath: "/teams/order?from=panel", startAmount: 99999 },
  },
);
