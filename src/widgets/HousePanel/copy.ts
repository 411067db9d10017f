import type { CashCents } from "../../shared/money/cents.ts";
import type { AmountProblem } from "./amount.ts";

export const copy = {
  loading: "Loading offers",
  planning: "Stay tuned for House Accounts",
  planningLead: (name: string) =>
    `${name} isn’t offering House Accounts yet. Leave your email and we’ll let you know when it does.`,
  soldOut: "Oops, we're sold out for now!",
  soldOutLead: "Leave your email and we’ll let you know when there’s more.",
  heading: (name: string | null) => (name ? `House credit for ${name}` : "House credit"),
  lead: "Pay now, dine later.",
  tabs: "What to buy",
  giftCards: "Gift Cards",
  cash: (product: string) => `${product} Cash`,
  tier: {
    pay: (amount: string) => `Pay ${amount}`,
    get: "Get",
    instead: "instead of",
    bonus: (percent: number) => `+${percent}%`,
    best: "Best value",
  },
  open: {
    legend: "Choose your own amount",
    amount: "Amount",
    presets: "Suggested amounts",
    submit: "Continue to checkout",
    submitting: "Opening checkout",
    pay: "You pay",
    get: "You get",
    bonus: "Bonus",
    discount: "You save",
    ends: (date: string) => `Ends ${date}`,
  },
  expiry: {
    US: "The amount you pay is valid for at least five years. Bonus credit may expire sooner.",
    NZ: "The amount you pay is valid for at least three years. Bonus credit may expire sooner.",
    AU: "The amount you pay is valid for at least three years. Bonus credit may expire sooner.",
  },
  businessGifting: "Buying for a team or clients? See business gifting",
  inquiry: {
    email: "Email",
    submit: "Notify me",
    sent: "Thanks! We’ll let you know.",
    empty: "An email address is required",
    malformed: "Invalid email",
    failed: "We couldn’t send that. Please try again.",
  },
  failed: {
    default: "Something went wrong. Nothing was charged. Try again.",
    offline: "You’re offline. Nothing was charged. Try again when you’re back online.",
    unknown: "We couldn’t open checkout. Nothing was charged. Try again.",
  },
  missing: {
    gone: "This page is no longer available",
    goneLead: "The link may be wrong, or the restaurant no longer sells credit here.",
    back: "Go back",
    support: "Contact support",
    heading: "We couldn’t load this page",
    text: "Check your connection and try again.",
    retry: "Try again",
  },
} as const;

/** Texts fixed by the specification (A:L118-123, H9). */
export function amountMessage(
  problem: AmountProblem,
  dollars: (amount: CashCents) => string,
): string {
  switch (problem.kind) {
    case "invalid":
      return "Invalid character";
    case "above":
      return "Your amount is above the maximum account limit";
    case "below-account":
      return "• Minimum account is $30";
    case "below-minimum":
      return `Minimum amount is ${dollars(problem.minimum)}`;
  }
}
