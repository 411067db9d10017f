import type { CashCents } from "../../shared/money/cents.ts";
import type { AmountProblem } from "./amount.ts";

export const copy = {
  loading: "Looking up what you can buy",
  planning: "Stay tuned for House Accounts",
  planningLead: (name: string) =>
    `${name} is getting ready. Leave your email address and we’ll tell you when it starts.`,
  soldOut: "Oops, we're sold out for now!",
  soldOutLead: "Leave your email address and we’ll tell you when there is more.",
  heading: (name: string | null) => (name ? `House credit for ${name}` : "House credit"),
  lead: "Pay now, dine later, with a bonus on top.",
  tabs: "What to buy",
  giftCards: "Gift Cards",
  cash: (product: string) => `${product} Cash`,
  tier: {
    pay: (amount: string) => `Pay ${amount}`,
    get: (amount: string) => `Get ${amount}`,
    instead: (amount: string) => `instead of ${amount}`,
  },
  open: {
    legend: "Choose your own amount",
    amount: "Amount",
    presets: "Suggested amounts",
    submit: "Continue to checkout",
    submitting: "Preparing your checkout",
    pay: "You pay",
    get: "You get",
    bonus: "Bonus",
    discount: "You save",
    announced: (pay: string, get: string, bonus: string | null) =>
      `You pay ${pay} and get ${get}${bonus ? `, a bonus of ${bonus}` : ""}.`,
    ends: (date: string) => `Ends ${date}`,
  },
  expiry: {
    default:
      "What you pay for stays valid for at least five years. Bonus credit may expire sooner; its date is shown before you pay.",
    NZ: "What you pay for stays valid for at least three years. Bonus credit may expire sooner; its date is shown before you pay.",
  },
  businessGifting: "Giving to a team or to clients? See business gifting",
  inquiry: {
    email: "Email",
    submit: "Tell me",
    sent: "Thanks! We’ll let you know.",
    empty: "An email address is required",
    malformed: "Invalid email",
    failed: "We couldn’t send that. Please try again.",
  },
  failed: {
    default: "Something went wrong and nothing was charged. Please try again.",
    offline: "You seem to be offline. Nothing was charged; please try again.",
    unknown: "We couldn’t prepare your checkout. Nothing was charged; please try again.",
  },
  missing: {
    gone: "This page is no longer available",
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
