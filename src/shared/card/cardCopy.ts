import type { ProviderFailure } from "./provider.ts";

export const cardCopy = {
  legend: "Pay with",
  field: "Card details",
  hint: "Encrypted by our payment provider. We never see your card number.",
  loading: "Loading the secure card field",
  newCard: "A new card",
  newCardDetail: "Credit or debit",
  expires: (expiry: string) => `Expires ${expiry}`,
  expired: (expiry: string) => `Expired ${expiry}`,
  save: "Save this card for next time",
  saveHint: "Kept by our payment provider. You can remove it in the app.",
  wallets: "Express checkout",
  orByCard: "or pay by card",
  retry: "Try again",
  failure: {
    title: "The secure card field didn’t load",
    script: "A content blocker or the connection may be in the way. Nothing was charged.",
    key: "This page isn’t set up for new cards yet. Nothing was charged.",
    account: "Our payment provider refused to open it on this page. Nothing was charged.",
    saved: "You can still pay with a saved card.",
  } satisfies Record<ProviderFailure | "title" | "saved", string>,
} as const;
