import type { WidgetModule } from "../shared/widget/contract.ts";

/**
 * Every name that a host page can write into `data-widget` (C2.01–C2.25). `{product}HousePanel`
 * mounts `HousePanel`.
 */
export const widgetNames = [
  "AmbassadorUserProfile",
  "Map",
  "MapV6",
  "HousePanel",
  "MobileLink",
  "SubscriptionCalculator",
  "Checkout",
  "OfferClaimApp",
  "RedeemCheckout",
  "BulkGiftingSavingsCalculator",
  "BulkGiftingApp",
  "BulkGiftingBrandCarousel",
  "BulkGiftingAbsolutePanel",
  "CampaignFeedbackApp",
  "AmexApp",
  "PrivacyChoices",
  "DynamicSlider",
  "NewLoginCreateAccount",
  "MenuVisibilityForm",
  "PartnerPortal",
  "UserFlow",
  "WebRedemption",
  "AmbassadorWebDiscovery",
  "RedeemGifting",
  "ManagersWebApp",
] as const;

export type WidgetName = (typeof widgetNames)[number];

/** How to load each widget. */
export const registry: Readonly<Record<WidgetName, () => Promise<WidgetModule>>> = {
  WebRedemption: () => import("./WebRedemption/index.ts"),
  AmbassadorUserProfile: () => import("./AmbassadorUserProfile/index.ts"),
  UserFlow: () => import("./UserFlow/index.ts"),
  NewLoginCreateAccount: () => import("./NewLoginCreateAccount/index.ts"),
  MobileLink: () => import("./MobileLink/index.ts"),
  AmexApp: () => import("./AmexApp/index.ts"),
  RedeemGifting: () => import("./RedeemGifting/index.ts"),
  RedeemCheckout: () => import("./RedeemCheckout/index.ts"),
  PrivacyChoices: () => import("./PrivacyChoices/index.ts"),
  BulkGiftingBrandCarousel: () => import("./BulkGiftingBrandCarousel/index.ts"),
  BulkGiftingSavingsCalculator: () => import("./BulkGiftingSavingsCalculator/index.ts"),
  BulkGiftingAbsolutePanel: () => import("./BulkGiftingAbsolutePanel/index.ts"),
  BulkGiftingApp: () => import("./BulkGiftingApp/index.ts"),
  CampaignFeedbackApp: () => import("./CampaignFeedbackApp/index.ts"),
  DynamicSlider: () => import("./DynamicSlider/index.ts"),
  OfferClaimApp: () => import("./OfferClaimApp/index.ts"),
  HousePanel: () => import("./HousePanel/index.ts"),
  Checkout: () => import("./Checkout/index.ts"),
  PartnerPortal: () => import("./PartnerPortal/index.ts"),
  Map: () => import("./Map/index.ts"),
  MapV6: () => import("./MapV6/index.ts"),
  AmbassadorWebDiscovery: () => import("./AmbassadorWebDiscovery/index.ts"),
  SubscriptionCalculator: () => import("./SubscriptionCalculator/index.ts"),
  MenuVisibilityForm: () => import("./MenuVisibilityForm/index.ts"),
  ManagersWebApp: () => import("./ManagersWebApp/index.ts"),
};
