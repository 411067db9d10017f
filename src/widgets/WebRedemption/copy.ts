/** Every text of the widget that it does not share with others, in US English. */
export const copy = {
  cardNotSaved: "Your card couldn’t be saved. Please try again.",
  signIn: {
    heading: "Sign in to pay",
    lead: "Use your credit, offers and saved cards for this bill.",
    ended: "Your session ended. Sign in again to pick up where you left off.",
    paying:
      "Your session ended while you were paying. Sign in again, and we’ll check your bill before you’re charged.",
  },
  loading: { heading: "Getting your bill details", text: "This takes a moment…" },
  notFound: {
    heading: "Check not found",
    returning: "We couldn't load your bill. Returning to order...",
    lost: "Your specific ticket couldn't be found. Please try again or ask your server for help closing out.",
    open: "We couldn’t confirm an earlier payment of this bill. Check with your server before you pay again.",
    settled: "There’s nothing left to pay on this check. You weren’t charged.",
    screen: "This part of the page couldn’t be loaded. Please check your connection and try again.",
    done: "Done",
    retry: "Try again",
    close: "You can close this tab.",
  },
  chooser: {
    heading: "Which check is yours?",
    lead: "Choose the check you want to pay.",
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
      phone: "Please enter a valid phone number.",
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
