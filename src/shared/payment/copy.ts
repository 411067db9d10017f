import type { BillChange } from "../bill/difference.ts";

/** Texts shared by the widgets that take the payment of a bill, in US English. */
export const paymentCopy = {
  tip: {
    legend: "Choose a tip",
    none: "No tip",
    field: "Tip amount",
    basis: (base: string, isBeforeTax: boolean) =>
      `Tip calculated on ${base}${isBeforeTax ? " before tax" : ""}`,
    gratuity: (amount: string) => `Your bill already includes ${amount} gratuity.`,
    suggested: (label: string, amount: string) => `${label}: ${amount}`,
    suggestedUnnamed: "Suggested tip",
    invalid: "Invalid tip format",
    "too-small": "Tip must be above $0.50",
    onCard: "Your tip is charged to your card.",
  },
  sums: {
    summary: "Payment summary",
    bill: "Bill",
    tax: "Taxes included",
    gratuity: "Gratuity included",
    offer: "Offer",
    credit: "Dining credit",
    tip: "Tip",
    total: "Total",
    card: "Your card pays",
    earned: (amount: string) => `You’ll earn ${amount} back`,
    left: (amount: string) => `${amount} of the bill will be left to pay.`,
  },
  card: {
    legend: "Payment method",
    notCharged: "Add a card to continue — it won’t be charged unless there’s a remainder or tip.",
    running: "Running your card, please wait",
    zipCode: "Billing ZIP code",
    postalCode: "Billing postcode",
  },
  offers: {
    legend: "Your offers",
    none: "No offer",
    belowMinimum: "Minimum spend not met",
    minimum: (amount: string) => `Minimum spend ${amount}`,
    notOnBill: "Item not on bill",
    empty: "Nothing left on this offer",
    ends: (days: number) =>
      days <= 0 ? "Ends today" : days === 1 ? "Ends tomorrow" : `Ends in ${days} days`,
    unnamed: "Offer",
  },
  split: {
    summary: "Pay part of the bill",
    equally: "Split equally",
    ways: (guests: number) => `${guests} ways`,
    byItem: "Split by item",
    item: "Item",
    field: "Amount to pay",
    hint: (bill: string) => `Before tip. You’re paying ${bill} now.`,
    submit: "Update amount",
    all: "Pay the whole bill",
    invalid: "Enter an amount, like 24.50.",
    outOfRange: (most: string) => `Enter ${most} or less.`,
    refused: "This restaurant doesn’t accept partial payments, so the full bill is shown.",
  },
  changed: {
    title: "Your bill has changed",
    part: {
      bill: "To pay now",
      total: "Bill total",
      tax: "Taxes",
      gratuity: "Gratuity",
      unpaid: "Left to pay",
      tip: "Tip",
    } satisfies Record<BillChange["part"], string>,
    change: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
    look: "You haven’t been charged. Review the new amounts before you pay.",
  },
  pay: {
    byCard: (amount: string, card: string | null) => `Pay ${amount} with ${card ?? "your card"}`,
    withoutCard: (amount: string, hasCredit: boolean, hasOffer: boolean) =>
      `Pay ${amount} with ${[hasOffer && "your offer", hasCredit && "credit"].filter(Boolean).join(" and ") || "your card"}`,
    offerPart: (amount: string) => `${amount} offer`,
    creditPart: (amount: string) => `${amount} credit`,
    cardPart: (amount: string) => `${amount} card`,
    otherCard: "Use another card",
  },
  setback: {
    title: "Nothing was charged",
    notSent:
      "We couldn’t reach the restaurant’s system. This payment was not sent. Please try again.",
    notCharged: "Your payment didn’t go through. Your bill is still open.",
    offerEnded:
      "Your offer ended or changed. You haven’t been charged. Review the new amounts before you pay.",
    declined: "Your payment was declined. Nothing was charged.",
    needsPayer: null,
    refused: "Your payment wasn’t accepted",
    wordless: "The restaurant’s system gave no reason.",
    owed: (amount: string) =>
      `We checked your bill: ${amount} is still to pay. If you see a charge on your card, show it to your server before you pay again.`,
    notShown: "",
    unread:
      "We couldn’t load your bill just now. If you see a charge on your card, show it to your server before you pay again.",
    fundsChanged: "Your credit or cards changed. Review the new amounts before you pay.",
    stillOpen: null,
  },
  processing: {
    heading: "Redeeming Credit",
    text: "Applying credit and paying your bill, this may take a moment",
    byCard: {
      heading: "Paying your bill",
      text: "This may take a moment. Please keep this page open.",
    },
    card: "Running your card, please wait",
    credit: "Redeeming your credit…",
    checking: "Checking your bill again…",
    authenticating: "Your bank needs to verify it’s you. Follow the steps in its window.",
    still: "Still working. Please keep this page open.",
  },
  reconciling: {
    heading: "Checking your payment",
    text: "Checking whether your payment went through. You won’t be charged twice.",
  },
  unconfirmed: {
    heading: "We could not confirm your payment",
    unread:
      "We can’t load your bill right now. Don’t pay again yet: show this screen to your server, or check again.",
    open: (amount: string) =>
      `Your bill still shows ${amount} to pay. A payment can take a minute to appear, so check again before you pay again. If you see a charge on your card, show it to your server.`,
    check: "Check again",
    again: "Review and pay again",
  },
  rest: {
    left: (amount: string) => `${amount} of this bill is still open.`,
    pay: "Pay what’s left",
    unseen: (amount: string) =>
      `The restaurant’s system still shows ${amount}. A payment can take a minute to appear there, so please don’t pay again.`,
  },
  paid: {
    before: "Here’s what you paid.",
    already: "This bill is already paid. You weren’t charged again.",
    found: "Your bill shows as paid.",
  },
  pos: {
    heading: "Payment received",
    text: "Payment received, but the restaurant’s system didn’t confirm it. Show this screen to your server.",
    again: "Please don’t pay again.",
    open: (amount: string) => `The bill still shows ${amount}, which can take a minute to change.`,
  },
  proof: {
    title: "Proof of payment",
    details: "Your bill",
    restaurant: "Restaurant",
    check: "Check number",
    guest: "Guest",
    byAmount: "Bill amount, entered by hand",
    amount: "Bill paid",
    tip: "Tip",
    total: "Total paid",
    offer: "Offer",
    credit: "Dining credit",
    card: "Card",
    time: "Time",
    reference: "Reference",
  },
} as const;
