/**
 * Files on demand that a widget needs at once, such as the API client for its first call. The
 * loader requests them together with the widget's own file, which saves a round trip, and the
 * widget renders without waiting for them. `test/browser/matrix/rounds.test.ts` proves that the
 * list is complete.
 */
export const firstRound: Readonly<Record<string, readonly string[]>> = {
  AmbassadorWebDiscovery: ["client"],
  BulkGiftingBrandCarousel: ["client"],
  CampaignFeedbackApp: ["client"],
  Checkout: ["client"],
  HousePanel: ["client"],
  Map: ["client"],
  MapV6: ["client"],
  MenuVisibilityForm: ["client"],
  OfferClaimApp: ["client"],
  PartnerPortal: ["sign-in"],
  RedeemGifting: ["client"],
  WebRedemption: ["client", "bill"],
};
