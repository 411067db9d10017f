import type { WidgetName } from "../src/widgets/registry.ts";

/** The example that shows most of a widget, where that is not its first one: the front page links to it, and its picture shows it. */
export const bestExamples: Readonly<Partial<Record<WidgetName, string>>> = {
  AmbassadorUserProfile: "signed-in",
  AmexApp: "claim",
  BulkGiftingApp: "dashboard",
  Checkout: "payment",
  ManagersWebApp: "checkout",
  OfferClaimApp: "locations",
  PartnerPortal: "dashboard",
  RedeemCheckout: "review",
  RedeemGifting: "given",
  UserFlow: "results",
  WebRedemption: "checkout",
};
