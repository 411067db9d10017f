import type { SetbackWords } from "../../../shared/payment/SetbackAlert.tsx";

/** Texts of the checkout on a guest's behalf, in US English. */
export const checkoutCopy = {
  heading: "Checkout",
  for: (guest: string, place: string) => `${guest} at ${place}`,
  check: (number: string) => `Check ${number}`,
  byAmount: "Bill amount entered manually",
  card: {
    none: "No CC on file",
    ask: "Ask the guest to add a card.",
    spare: "Credit covers the bill. The card is only charged for a tip.",
    missing: "Choose one of the guest’s cards.",
  },
  lines: {
    card: "Charged to the card",
    earned: (amount: string) => `The guest earns ${amount} back.`,
  },
  busy: {
    checking: "Checking the bill…",
    paying: "Taking the payment…",
    authenticating: "Waiting for the guest’s bank…",
    still: "Still processing. Stay on this screen.",
  },
  reconciling: {
    heading: "Checking the payment",
    text: "The connection was interrupted. We’re checking whether the payment went through.",
  },
  unconfirmed: {
    heading: "We couldn’t confirm the payment",
    read: "The payment doesn’t show on the check or in the transactions yet. It can take a few minutes to appear.",
    unread: "We can’t read the check right now. Nothing is charged again until we can.",
    check: "Check again",
    again: "Back to the checkout",
    list: "View transactions",
  },
  challenged: {
    heading: "The guest’s bank needs confirmation",
    text: "Nothing has been charged yet. If the guest is here, they can confirm on this device. If not, they can pay on their own phone.",
    here: "Confirm on this device",
    away: "Guest isn’t here",
  },
  success: {
    heading: "Payment Successful",
    paid: "The payment went through. Let the guest know.",
    already: "This check was already paid. Nothing was charged now.",
    before: "This payment had already gone through.",
    found: "The connection was interrupted, but the payment went through.",
    till: "Close the check in the POS: it was paid by amount, so the POS doesn’t have this payment.",
    earned: (amount: string) => `The guest earned ${amount} back.`,
    spend: (count: number) => `Spend at ${count}+ restaurants`,
    done: "Back to the guest",
    print: "Print receipt",
    receipt: "Payment receipt",
  },
  pos: {
    heading: "Paid, not confirmed by the POS",
    text: "The payment was received, but the POS didn’t confirm it. Don’t charge the guest again. Close the check in the POS.",
  },
  nothingDue: {
    heading: "Nothing left to pay",
    text: "There’s nothing left to pay on this check.",
  },
  setback: {
    title: "Nothing was charged",
    notSent: "We couldn’t reach the server. Check the connection and try again.",
    notCharged: "Your session had ended. Nothing was charged.",
    declined: "The payment was declined. Try another of the guest’s cards.",
    needsPayer:
      "The guest’s bank needs the guest to confirm. Ask the guest to pay on their own phone, or choose another card.",
    refused: "The payment wasn’t accepted",
    wordless: "No reason was given. Try again, or choose another card.",
    owed: (amount: string) =>
      `The payment doesn’t show on the check or in the transactions, and ${amount} is still due. If the guest’s card shows a charge, don’t charge it again.`,
    notShown:
      "The payment doesn’t show on the check or in the transactions. If the guest’s card shows a charge, don’t charge it again.",
    unread:
      "We couldn’t read the check. If the guest’s card shows a charge, don’t charge it again.",
    offerEnded: "The guest’s offer has ended or changed. Review the amounts before you pay.",
    fundsChanged: "The guest’s credit or cards have changed. Review the amounts before you pay.",
    stillOpen: "The earlier payment doesn’t show. Check the POS before you charge the guest again.",
  },
} as const satisfies { readonly setback: SetbackWords; readonly [part: string]: unknown };
