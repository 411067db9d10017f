/** Every text of the widget that it does not share with others, in US English. */
export const copy = {
  cardUnmatched:
    "Your card was saved, but we couldn’t tell which one it is. Please choose it above.",
  cardNotSaved: "Your card couldn’t be saved. Please try again.",
  signIn: {
    heading: "Sign in to pay",
    lead: "Use your credit, offers and saved cards for this bill.",
    ended: "Your session has ended. Sign in once more; everything you chose is kept.",
    paying:
      "Your session ended while you were paying. Sign in once more, and we’ll check your bill before anything is charged.",
  },
  loading: { heading: "Getting your bill details", text: "This takes a moment…" },
  notFound: {
    heading: "Check not found",
    returning: "We couldn't load your bill. Returning to order...",
    lost: "Your specific ticket couldn't be found. Please try again or ask your server for help closing out.",
    open: "An earlier payment of this bill was never confirmed. Please ask your server before you pay again.",
    settled: "There’s nothing left to pay on this check. Nothing was charged just now.",
    screen: "This part of the page couldn’t be loaded. Please check your connection and try again.",
    done: "Done",
    retry: "Try again",
    close: "You can close this tab.",
  },
  chooser: {
    heading: "Which check is yours?",
    lead: "There are several open checks.",
    list: "Open checks",
  },
  checkout: {
    heading: "Pay your bill",
    another: "Choose another check",
  },
  guest: {
    legend: "Your receipt and rewards",
    email: "Email for your receipt",
    phone: "Mobile number",
    joins: (product: string) => `Join ${product} and earn credit back on this bill`,
    terms: "By joining you agree to the",
    termsLink: "terms",
    and: "and the",
    privacyLink: "privacy policy",
    problems: {
      email: "Invalid email address",
      phone: "Enter a US mobile number with 10 digits.",
      "no-contact": "To join, add your email or your mobile number.",
    },
  },
  success: {
    heading: "Payment Successful",
    server: (product: string) => `Let your server know you paid with ${product}.`,
    saved: (amount: string) => `You saved ${amount} today`,
    earned: (amount: string) => `You earned ${amount} Back`,
    others: "Pay another check",
    balance: "New rewards balance",
    spend: (count: string) => `Spend at ${count}+ restaurants`,
    download: "Download the app",
    return: "Return to order",
  },
} as const;
