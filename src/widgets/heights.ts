import type { WidgetName } from "./registry.ts";

/** Heights in px, on pages 1280 px and 390 px wide. */
export type Heights = readonly [wide: number, narrow: number];

/**
 * The height that a host page reserves for the first screen of each widget, so that nothing below
 * it moves. The host contract's table, the style sheet of the host pages and the tests read it. A
 * test measures the default examples against it.
 */
export const heights: Readonly<Record<Exclude<WidgetName, "BulkGiftingAbsolutePanel">, Heights>> = {
  AmbassadorUserProfile: [1270, 1910],
  AmbassadorWebDiscovery: [1300, 1450],
  AmexApp: [260, 240],
  BulkGiftingApp: [480, 460],
  BulkGiftingBrandCarousel: [520, 480],
  BulkGiftingSavingsCalculator: [1000, 1040],
  CampaignFeedbackApp: [1850, 2160],
  Checkout: [940, 1170],
  DynamicSlider: [500, 360],
  HousePanel: [720, 1040],
  ManagersWebApp: [480, 460],
  Map: [980, 900],
  MapV6: [980, 900],
  MenuVisibilityForm: [1880, 1910],
  MobileLink: [440, 460],
  NewLoginCreateAccount: [500, 480],
  OfferClaimApp: [290, 290],
  PartnerPortal: [500, 480],
  PrivacyChoices: [780, 880],
  RedeemCheckout: [560, 540],
  RedeemGifting: [1610, 620],
  SubscriptionCalculator: [660, 680],
  UserFlow: [400, 400],
  WebRedemption: [510, 490],
};

/** Pages at least this wide, in px, use the first height. */
const wideFrom = 720;

/** The rules for a host's own style sheet. */
export function heightRules(): string {
  const rules = (at: 0 | 1) =>
    Object.entries(heights)
      .map(([name, pair]) => `[data-widget="${name}"] { min-height: ${pair[at]}px }`)
      .join("\n");
  return `${rules(1)}\n@media (min-width: ${wideFrom}px) {\n${rules(0)}\n}\n`;
}
