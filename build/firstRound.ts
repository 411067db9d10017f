/**
 * Files on demand that a widget needs at once, such as the API client for a first call. The loader requests them together with the
 * widget's own file, which saves a round trip; the widget does not wait for them to render. `test/browser/matrix/rounds.test.ts`
 * proves that nothing is missing.
 */
export const firstRound: Readonly<Record<string, readonly string[]>> = {
  AmbassadorWebDiscovery: ["api-client"],
  BulkGiftingBrandCarousel: ["api-client"],
  CampaignFeedbackApp: ["api-client"],
  Checkout: ["api-client"],
  HousePanel: ["api-client"],
  Map: ["api-client"],
  MapV6: ["api-client"],
  MenuVisibilityForm: ["api-client"],
  OfferClaimApp: ["api-client"],
  PartnerPortal: ["sign-in"],
  RedeemGifting: ["api-client"],
  WebRedemption: ["api-client", "WebRedemption.bill"],
};
