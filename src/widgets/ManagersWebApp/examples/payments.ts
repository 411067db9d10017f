import { defineExamples } from "../../../shared/widget/examples.ts";
import type { Options } from "../options.ts";
import { byAmount, checkout, pay, profileOf } from "./steps.ts";

/** Examples that pay on behalf of a guest. */
export const paymentExamples = defineExamples<Options>(
  { key: "checkout", title: "Offer, tip, card and credit", play: checkout("Gina Guest", "1001") },
  {
    key: "checkout-gratuity",
    title: "A check with gratuity on it",
    play: checkout("Nora New", "1002"),
  },
  {
    key: "checkout-small",
    title: "A check below ten dollars",
    play: checkout("Gina Guest", "1003"),
  },
  {
    key: "checkout-item-offer",
    title: "An offer whose item is not on the bill",
    play: checkout("Maximiliana", "1001", (guest) => guest.see("Item not on bill")),
  },
  {
    key: "checkout-absent",
    title: "The bank asks a guest who is not there",
    play: checkout(
      "Abby Absent",
      "1001",
      async (guest) => (await guest.press(pay), await guest.see("pay on their own phone")),
    ),
  },
  {
    key: "checkout-challenged",
    title: "The bank asks the guest",
    play: checkout(
      "Tess Tester",
      "1001",
      async (guest) => (
        await guest.press(pay),
        await guest.see("The guest’s bank needs confirmation")
      ),
    ),
  },
  {
    key: "checkout-declined",
    title: "A card that is declined",
    play: checkout("Dana Declined", "1001", async (guest) => {
      await guest.tick(/0002/);
      await guest.press(pay);
      await guest.see("Your card was declined.");
    }),
  },
  {
    key: "checkout-bill-changed",
    title: "The bill changes during the review",
    backend: "managers-bill-changes",
    play: checkout(
      "Gina Guest",
      "1001",
      async (guest) => (await guest.press(pay), await guest.see("Your bill has changed")),
    ),
  },
  {
    key: "paid",
    title: "Paid",
    play: checkout(
      "Gina Guest",
      "1001",
      async (guest) => (await guest.press(pay), await guest.see("Payment Successful")),
    ),
  },
  {
    key: "paid-by-amount",
    title: "Paid by amount: close the check in the POS",
    play: byAmount(
      "45.50",
      async (guest) => (
        await guest.press("Next"),
        await guest.press(pay),
        await guest.see("Close the check in the POS")
      ),
    ),
  },
  {
    key: "paid-lost",
    title: "Paid, and the answer was lost",
    backend: "managers-payment-lost",
    play: checkout(
      "Gina Guest",
      "1001",
      async (guest) => (await guest.press(pay), await guest.see("but the payment went through")),
    ),
  },
  {
    key: "payment-unconfirmed",
    title: "A payment that never arrived",
    backend: "managers-payment-not-arrived",
    play: checkout(
      "Gina Guest",
      "1001",
      async (guest) => (await guest.press(pay), await guest.see("We couldn’t confirm the payment")),
    ),
  },
  {
    key: "paid-not-confirmed",
    title: "The POS did not confirm",
    backend: "managers-pos-silent",
    play: checkout(
      "Gina Guest",
      "1001",
      async (guest) => (await guest.press(pay), await guest.see("Paid, not confirmed by the POS")),
    ),
  },
  {
    key: "already-paid",
    title: "A check that is already paid",
    play: profileOf(
      "Gina Guest",
      async (guest) => (
        await guest.press("Pay"),
        await guest.fill("Check number", "1004"),
        await guest.press("Next"),
        await guest.see("Nothing left to pay")
      ),
    ),
  },
);
