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
    busy: "Your order is on its way. You can log out when it has arrived.",
  },
  login: {
    heading: "Sign in to gift",
    lead: "Send dining credit to your team, your customers, or a whole conference.",
  },
  loading: "Loading your account",
  still: "Still working on it",
  unread: {
    title: "We couldn’t load your account",
    text: "Nothing you entered is lost. Check your connection and try again.",
    retry: "Try again",
  },
  late: {
    text: "A part of this page couldn’t be loaded. Check your connection and try again.",
    retry: "Try again",
    loading: "Loading the next step",
  },
  lost: {
    heading: "There is nothing here",
    lead: "This page doesn’t exist. You can start a gift or look at those you have sent.",
  },
  progress: (step: number) => `Step ${step} of 4`,
  steps: ["Amount", "Recipients", "Message", "Payment"],
  amount: {
    heading: { credit: "Send dining credit", ...giftingCopy.heading },
    lead: giftingCopy.lead,
    recipientsHint: (listed: string) => `Your list has ${listed}.`,
    tooMany: (most: string) =>
      `An order can have ${most} recipients at most. Split it into several.`,
    noRecipients: "Enter how many people you want to give to",
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
