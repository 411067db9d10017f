import type { SetbackWords } from "../../../shared/payment/SetbackAlert.tsx";

/** Texts of the checkout on a guest's behalf, in US English. */
export const checkoutCopy = {
  heading: "Checkout",
  for: (guest: string, place: string) => `${guest} at ${place}`,
  check: (number: string) => `Check ${number}`,
  byAmount: "Bill amount, entered by hand",
  card: {
    none: "No CC on file",
    ask: "Ask the guest to add a card.",
    spare: "Credit covers the bill. The card is only charged for a tip.",
    missing: "Choose a card of the guest.",
  },
  lines: {
    card: "Charged to the card",
    earned: (amount: string) => `The guest earns ${amount} back.`,
  },
  busy: {
    checking: "Checking the bill…",
    paying: "Taking the payment…",
    authenticating: "Waiting for the guest’s bank…",
    still: "Still working. Please stay on this screen.",
  },
  reconciling: {
    heading: "Checking the payment",
    text: "The answer got lost on its way. We are looking whether the payment went through.",
  },
  unconfirmed: {
    heading: "We couldn’t confirm the payment",
    read: "So far neither the check nor the transactions show it. It can still appear within a few minutes.",
    unread: "The check can’t be read at the moment. Nothing is sent again until it can.",
    check: "Check again",
    again: "Back to the checkout",
    list: "See the transactions",
  },
  challenged: {
    heading: "The guest’s bank asks for a confirmation",
    text: "Nothing has been charged yet. If the guest is here, let them confirm on this device. Otherwise they can pay on their own phone.",
    here: "The guest is here: ask the bank",
    away: "The guest is not here",
  },
  success: {
    heading: "Payment Successful",
    paid: "The payment went through. You can tell the guest.",
    already: "This check was paid already. Nothing was charged now.",
    before: "The payment went through before.",
    found: "The answer got lost on its way, but the payment went through.",
    till: "Remember to close the check at the till: it was paid by amount, so the till does not know of it.",
    earned: (amount: string) => `The guest earned ${amount} back.`,
    spend: (count: number) => `Spend at ${count}+ restaurants`,
    done: "Back to the guest",
  },
  pos: {
    heading: "Paid, not confirmed by the till",
    text: "The payment was received, but the restaurant’s system didn’t confirm it. Do not take it again: close the check at the till by hand.",
  },
  nothingDue: {
    heading: "Nothing left to pay",
    text: "There’s nothing left to pay on this check.",
  },
  setback: {
    title: "Nothing was charged",
    notSent: "We couldn’t reach the server. Check the connection and try again.",
    notCharged: "Your session had ended. Nothing was charged.",
    declined: "The payment was declined. Try another card of the guest.",
    needsPayer:
      "The guest’s bank wants to hear from the guest, who isn’t paying in person here. Ask the guest to pay on their own phone, or choose another card.",
    refused: "The payment wasn’t accepted",
    wordless: "The server gave no reason.",
    owed: (amount: string) =>
      `We looked: neither the check nor the transactions show it, and ${amount} is still to pay. If the guest’s card shows a charge, don’t take it again.`,
    notShown:
      "We looked: neither the check nor the transactions show it. If the guest’s card shows a charge, don’t take it again.",
    unread:
      "The check couldn’t be read just now. If the guest’s card shows a charge, don’t take it again.",
    offerEnded: "The guest’s offer has ended or changed. Look at the figures again.",
    fundsChanged: "The guest’s credit or cards have changed. Look at the figures again.",
    stillOpen:
      "The earlier payment does not show. Look at the check at the till before you take it again.",
  },
} as const satisfies { readonly setback: SetbackWords; readonly [part: string]: unknown };
