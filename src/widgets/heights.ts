import type { WidgetName } from "./registry.ts";

/** Heights in px, on pages 1280 px and 390 px wide. */
export type Heights = readonly [wide: number, narrow: number];

/**
 * The height that a host page reserves for the first screen of each widget, so that nothing below
 * it moves. The host contract's table, the style sheet of the host pages and the tests read it. A
 * test measures the default examples against it.
 */
export const heights: Readonly<Record<Exclude<WidgetName, "BulkGiftingAbsolutePanel">, Heights>> = {
  AmbassadorUserProfile: [1160, 1790],
  AmbassadorWebDiscovery: [1250, 1580],
  AmexApp: [320, 550],
  BulkGiftingApp: [480, 460],
  BulkGiftingBrandCarousel: [530, 530],
  BulkGiftingSavingsCalculator: [680, 1030],
  CampaignFeedbackApp: [1890, 1960],
  Checkout: [870, 1000],
  DynamicSlider: [500, 360],
  HousePanel: [840, 1100],
  ManagersWebApp: [480, 460],
  Map: [980, 1040],
  MapV6: [980, 1040],
  MenuVisibilityForm: [1575, 1950],
  MobileLink: [530, 530],
  NewLoginCreateAccount: [500, 480],
  OfferClaimApp: [290, 290],
  PartnerPortal: [500, 480],
  PrivacyChoices: [640, 800],
  RedeemCheckout: [560, 540],
  RedeemGifting: [1860, 790],
  SubscriptionCalculator: [380, 710],
  UserFlow: [420, 430],
  WebRedemption: [510, 490],
};

/** Attributes that open another first screen than the default example's, each with its widget and heights. */
export const heightsByAttribute: readonly {
  readonly widget: keyof typeof heights;
  readonly attribute: `data-${string}`;
  /** The value of the attribute that opens it. Any value if undefined. */
  readonly value?: string;
  readonly pair: Heights;
}[] = [
  { widget: "OfferClaimApp", attribute: "data-offer-code", pair: [470, 780] },
  { widget: "DynamicSlider", attribute: "data-variant", value: "brands", pair: [250, 270] },
];

/** The heights of a widget whose pictures keep their ratio, in CSS, by the widget's own width. */
const fluidHeights: Readonly<Record<string, readonly [wide: string, narrow: string]>> = {
  DynamicSlider: ["calc(43px + 33.75cqi)", "calc(159px + 56.25cqi)"],
};

/** From which width, in px, a widget has its wide layout and the first height. */
const wideFrom = 720;
const widerFrom = 880;
const sliderFrom = 640;
const widerWidgets: ReadonlySet<string> = new Set<keyof typeof heights>([
  "AmexApp",
  "CampaignFeedbackApp",
  "Checkout",
  "HousePanel",
  "MobileLink",
  "OfferClaimApp",
  "PrivacyChoices",
  "SubscriptionCalculator",
  "UserFlow",
]);

function wideFromOf(widget: string): number {
  if (widget === "DynamicSlider") return sliderFrom;
  return widerWidgets.has(widget) ? widerFrom : wideFrom;
}

/**
 * The rules for a host's own style sheet: by the width of the page, or of a column that is a size
 * container. `important` is for pages whose own rules are important.
 */
export function heightRules({ important = false } = {}): string {
  const inPx = ([wide, narrow]: Heights) => [`${wide}px`, `${narrow}px`] as const;
  const all = [
    ...Object.entries(heights).map(([widget, pair]) => ({
      widget,
      selector: `[data-widget="${widget}"]`,
      pair: fluidHeights[widget] ?? inPx(pair),
    })),
    ...heightsByAttribute.map(({ widget, attribute, value, pair }) => ({
      widget,
      selector: `[data-widget="${widget}"][${attribute}${value ? `="${value}"` : ""}]`,
      pair: inPx(pair),
    })),
  ];
  const rules = (some: typeof all, at: 0 | 1) =>
    some
      .map(
        ({ selector, pair }) =>
          `${selector} { min-height: ${pair[at]}${important ? " !important" : ""} }`,
      )
      .join("\n");
  const byWidth = [sliderFrom, wideFrom, widerFrom].flatMap((from) => {
    const some = all.filter(({ widget }) => wideFromOf(widget) === from);
    return [
      `@media (min-width: ${from}px) {\n${rules(some, 0)}\n}`,
      `@container (max-width: ${from - 0.02}px) {\n${rules(some, 1)}\n}`,
    ];
  });
  return `${[rules(all, 1), ...byWidth].join("\n")}\n`;
}
