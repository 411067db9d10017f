/** Every text of the widget, in US English. */
export const copy = {
  missingOption: "Missing card or option ID.",
  missingProject: "Missing project or ticket",
  jump: "Jump to stage",
  progress: (step: number, count: number) => `Step ${step} of ${count}`,
  login: {
    heading: "Sign in to pay",
    lead: "Use your credit, offers and saved cards for this bill.",
    ended: "Your session has ended. Sign in once more; everything you chose is kept.",
    endedPaying:
      "Your session ended while you were paying. Sign in once more, and we’ll check your bill before anything is charged.",
    endedBuying:
      "Your session ended during your purchase. Sign in once more, and we’ll check your balance.",
    purchase: "New here? Get dining credit",
  },
  loading: { heading: "Getting your bill details", text: "This takes a moment…" },
  error: {
    heading: "Sorry",
    stay: "Something went wrong while loading your bill. Please go back and try again.",
    returning: "We couldn't load your bill. Returning to order...",
    retry: "Try again",
    unpaid: "Nothing was charged.",
    open: "An earlier payment of this bill was never confirmed. Please don’t pay again before you know: ask your server, or try again.",
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
      `${pay} will be charged to ${card} now, and ${get} of dining credit is yours at once.`,
    agree: "By buying you agree to the",
    terms: "terms",
    and: "and the",
    privacy: "privacy policy",
    buy: (pay: string, card: string) => `Pay ${pay} with ${card}`,
    cancel: "Not now",
    busy: "Running your card, please wait",
  },
  reload: {
    heading: "Updating your balance",
    failed: "Your balance couldn’t be loaded",
    certain: "Your purchase went through. We only couldn’t load your new balance yet.",
    uncertain: "We couldn’t confirm your purchase yet. Nothing is bought again until we know.",
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
    unmatched: "Your card was saved, but we couldn’t tell which one it is. Please choose it below.",
    running: "Running your card, please wait",
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
    wait: (seconds: number) => `Too many tries. Please wait ${seconds} seconds.`,
  },
  notice: {
    purchaseUnknown: (balance: string) =>
      `An earlier purchase of credit in this tab was never confirmed. Your credit is ${balance} now; check it before you buy again.`,
    purchaseMissing: (amount: string) =>
      `We couldn’t confirm your purchase of ${amount}, and your credit has not grown. Check your card before you buy again.`,
    purchased: (credit: string) => `${credit} of credit is yours now.`,
  },
} as const;
