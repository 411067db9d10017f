/** Every text of the widget, in US English. */
export const copy = {
  missingOption: "Missing card or option ID.",
  missingProject: "Missing project or ticket",
  jump: "Jump to stage",
  progress: (step: number, count: number) => `Step ${step} of ${count}`,
  login: {
    heading: "Sign in to pay",
    lead: "Use your credit, offers and saved cards for this bill.",
    ended: "Your session ended. Sign in again to pick up where you left off.",
    endedPaying:
      "Your session ended while you were paying. Sign in again, and we’ll check your bill before you’re charged.",
    endedBuying:
      "Your session ended during your purchase. Sign in again, and we’ll check your balance.",
    purchase: "New here? Get dining credit",
  },
  loading: { heading: "Getting your bill details", text: "This takes a moment…" },
  error: {
    heading: "Sorry",
    stay: "Something went wrong while loading your bill. Please go back and try again.",
    returning: "We couldn't load your bill. Returning to order...",
    retry: "Try again",
    unpaid: "Nothing was charged.",
    open: "We couldn’t confirm an earlier payment of this bill. Check with your server before you pay again.",
  },
  nothingDue: {
    heading: "There’s nothing left to pay on this check.",
    lead: "You can safely close this tab.",
  },
  credit: {
    heading: "How would you like to pay?",
    lead: (bill: string, credit: string) =>
      `Your bill is ${bill}, and you have ${credit} in credit.`,
    legend: "Choose an amount",
    cover: "Just cover my bill today",
    coverDetail: (card: string) => `${card} on your card`,
    package: (pay: string, get: string) => `Pay ${pay}, get ${get}`,
    bonus: (percent: number) => `+${percent}%`,
    covers: "Covers this bill",
    next: "Next",
    purchase: "Purchase",
  },
  confirm: {
    heading: "Buy this credit?",
    text: (get: string, pay: string, card: string) =>
      `We’ll charge ${pay} to ${card} now. ${get} of dining credit is added to your balance right away.`,
    agree: "By buying you agree to the",
    terms: "terms",
    and: "and the",
    privacy: "privacy policy",
    buy: (pay: string, card: string) => `Pay ${pay} with ${card}`,
    cancel: "Not now",
  },
  reload: {
    heading: "Updating your balance",
    failed: "Your balance couldn’t be loaded",
    certain: "Your purchase went through, but we couldn’t load your new balance yet.",
    uncertain: "We couldn’t confirm your purchase yet. We won’t charge you again until we know.",
    retry: "Try again",
  },
  tip: { heading: "Add a tip", next: "Continue", back: "Back" },
  review: {
    heading: "Review Payment",
    back: "Back",
    tipOnFile: "Tip charged to your card on file",
  },
  card: {
    change: "Change card",
    required: "Please add a card to continue.",
  },
  success: {
    heading: "Payment Success!",
    close: "You can safely close this tab.",
    earned: (amount: string) => `You earned ${amount} back`,
  },
  failed: {
    heading: "Couldn't Process Payment",
    unknown: "An unknown error has occurred.",
    hint: "If the problem continues, you can ask a manager to close out your bill.",
    back: "Back",
  },
  formError: {
    unreachable: "We couldn’t reach the restaurant’s system. Check your connection and try again.",
    unexplained: "That didn’t work. Please try again.",
    wait: (seconds: number) =>
      seconds < 100
        ? `Too many tries. Try again in ${seconds} seconds.`
        : `Too many tries. Try again in ${Math.ceil(seconds / 60)} minutes.`,
  },
  notice: {
    purchaseUnknown: (balance: string) =>
      `We couldn’t confirm an earlier credit purchase. Your balance is now ${balance}. Check it before you buy again.`,
    purchaseMissing: (amount: string) =>
      `We couldn’t confirm your purchase of ${amount}, and your balance hasn’t changed. Check your card before you buy again.`,
    purchased: (credit: string) => `${credit} of credit was added to your balance.`,
  },
} as const;
