import { giftingCopy } from "../../shared/gifting/copy.ts";

/** The texts of the first screens; those of the later ones come with them. */
export const copy = {
  product: (name: string) => `${name} for business`,
  nav: {
    label: "Business gifting",
    create: "Create Gift",
    dashboard: "Dashboard",
    settings: "Settings",
    menu: "Menu",
    logout: "Logout",
    busy: "You can log out when your order is complete.",
  },
  login: {
    heading: "Sign in to gift",
    lead: "Send dining credit to your team, your customers, or a whole conference.",
  },
  loading: "Loading your account",
  still: "Still working on it",
  unread: {
    title: "We couldn’t load your account",
    text: "Check your connection and try again. Your draft is saved.",
    retry: "Try again",
  },
  late: {
    text: "This page didn’t load completely. Check your connection and try again.",
    retry: "Try again",
    loading: "Loading the next step",
  },
  lost: {
    heading: "Page not found",
    lead: "This page doesn’t exist. Create a gift or open the dashboard.",
  },
  progress: (step: number) => `Step ${step} of 4`,
  steps: ["Amount", "Recipients", "Message", "Payment"],
  amount: {
    heading: { credit: "Send dining credit", ...giftingCopy.heading },
    lead: giftingCopy.lead,
    recipientsHint: (listed: string) => `Your list has ${listed}.`,
    tooMany: (most: string) =>
      `An order can have up to ${most} recipients. Split it into smaller orders.`,
    noRecipients: "Enter the number of recipients",
    noAmount: "Enter an amount",
    continue: "Continue",
  },
  mixed: (recipients: string, other: string) =>
    `${recipients} recipients, ${other} with a custom amount`,
} as const;

/** `1 person`, `1,250 people`. */
export function peopleText(count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? "person" : "people"}`;
}
