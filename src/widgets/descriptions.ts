import type { WidgetName } from "./registry.ts";

/** The purpose of each widget, shown on the front page. */
export const descriptions: Readonly<Record<WidgetName, string>> = {
  AmbassadorUserProfile: "An ambassador’s own page: photo, earnings, reach, claims and credit.",
  Map: "Partner restaurants on a map and in a list.",
  MapV6: "The map that follows the part of the world in view.",
  HousePanel:
    "Choose house credit or a gift card, by tier or by any amount. Pages write its name with the product’s, as in DineHousePanel.",
  MobileLink: "For visitors without an offer: what the app does, and where to get it.",
  SubscriptionCalculator: "“Dine & Earn”: how much a monthly spend gives back.",
  Checkout: "Buy credit, a gift or a subscription, and confirm it.",
  OfferClaimApp: "Look an offer up, verify a phone, and claim it.",
  RedeemCheckout: "Pay a restaurant bill with credit, offers and a card.",
  BulkGiftingSavingsCalculator: "What a company saves on gifts, by people and amount.",
  BulkGiftingApp: "A company’s gifts: create, send and follow them.",
  BulkGiftingBrandCarousel: "Brands near the visitor, from near to far.",
  BulkGiftingAbsolutePanel: "Start an employee dining order with one amount.",
  CampaignFeedbackApp: "Review a campaign’s e-mails, ask for changes, approve.",
  AmexApp: "The campaign entrance that leads on to a partner’s offer.",
  PrivacyChoices: "Opt out of sale and sharing; honors Global Privacy Control.",
  DynamicSlider: "Slides and brand logos that can be paused.",
  NewLoginCreateAccount: "Sign in, create an account, reset a password.",
  MenuVisibilityForm: "When and where a location’s menu shows.",
  PartnerPortal: "A restaurant group sets up locations, brands, finances and team.",
  UserFlow: "Find a restaurant, leave details, link a bank.",
  WebRedemption: "A guest finds the check, pays it and takes a receipt.",
  AmbassadorWebDiscovery: "One ambassador’s brands and offer, for everyone.",
  RedeemGifting: "A gift has arrived: its amount, code and next step.",
  ManagersWebApp: "Staff look diners up, redeem for them and refund.",
};
