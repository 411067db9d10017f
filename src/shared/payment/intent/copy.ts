import type { IntentKind } from "./names.ts";

interface Words {
  /** Another tab or window has it. */
  readonly elsewhere: string;
  /** Another widget of the same page has it. */
  readonly here: string;
  readonly lead: string;
  /** The other one did not go through. */
  readonly notChargedTitle: string;
  readonly notCharged: string;
}

const shown = "The result appears here as soon as it’s known.";

/** Texts for a second press, in US English. */
export const intentCopy: Readonly<Record<IntentKind, Words>> = {
  bill: {
    elsewhere: "This bill is being paid in another tab",
    here: "This bill is being paid",
    lead: `${shown} You won’t be charged twice.`,
    notChargedTitle: "The other payment didn’t go through",
    notCharged: "Nothing was charged. You can pay the bill here.",
  },
  purchase: {
    elsewhere: "This purchase is being made in another tab",
    here: "This purchase is being made",
    lead: `${shown} You won’t be charged twice.`,
    notChargedTitle: "The other purchase didn’t go through",
    notCharged: "Nothing was charged. You can make the purchase here.",
  },
  order: {
    elsewhere: "This order is being placed in another tab",
    here: "This order is being placed",
    lead: `${shown} You won’t be charged twice.`,
    notChargedTitle: "The other order didn’t go through",
    notCharged: "Nothing was charged. You can place the order here.",
  },
  refund: {
    elsewhere: "This refund is being issued in another tab",
    here: "This refund is being issued",
    lead: `${shown} It won’t be issued twice.`,
    notChargedTitle: "The other refund didn’t go through",
    notCharged: "Nothing was refunded. You can issue the refund here.",
  },
};
