import { defineExamples } from "../../../shared/widget/examples.ts";
import type { Options } from "../options.ts";
import { fillRefund, issue, refund } from "./steps.ts";

/** Examples of refunds. */
export const refundExamples = defineExamples<Options>(
  { key: "refund", title: "Issue a refund", play: refund() },
  {
    key: "refund-too-much",
    title: "More than is refundable",
    play: refund((guest) => fillRefund(guest, "9999999")),
  },
  {
    key: "refund-confirm",
    title: "Are you sure?",
    play: refund(
      async (guest) => (
        await fillRefund(guest),
        await guest.tick("Adjust tip for partial refund?"),
        await guest.press("Issue Refund"),
        await guest.see("Are you sure?")
      ),
    ),
  },
  {
    key: "refunded",
    title: "A refund was issued",
    play: refund(async (guest) => (await issue(guest), await guest.see("is on its way back to"))),
  },
  {
    key: "refund-lost",
    title: "Issued, and the answer was lost",
    backend: "managers-refund-lost",
    play: refund(
      async (guest) => (
        await issue(guest),
        await guest.see("The refund shows in the transactions.")
      ),
    ),
  },
  {
    key: "refund-unconfirmed",
    title: "A refund that never arrived",
    backend: "managers-refund-not-arrived",
    play: refund(
      async (guest) => (await issue(guest), await guest.see("We couldn’t confirm the refund")),
    ),
  },
  {
    key: "refund-refused",
    title: "A refund that is refused",
    backend: "managers-refund-listed",
    play: refund(
      async (guest) => (
        await issue(guest),
        await guest.see("The bank said no., Try another amount.")
      ),
    ),
  },
  {
    key: "refund-signed-out",
    title: "The session ends during a refund",
    backend: "managers-refund-signed-out",
    play: refund(async (guest) => (await issue(guest), await guest.see("Your session has ended"))),
  },
  {
    key: "refund-own-reasons",
    title: "Reasons that the server names",
    backend: "managers-own-reasons",
    play: refund((guest) => guest.choose("Reason", "On the house")),
  },
);
