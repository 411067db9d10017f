/**
 * The names that the widgets read in the parts of the page configuration that hosts can extend. A
 * test compares them with the source. Other names belong to the host, unless they look like a
 * misspelling of one of these.
 */
export const configKeys: Readonly<Record<string, readonly string[]>> = {
  links: [
    "app",
    "appSmart",
    "appStore",
    "brand",
    "businessGifting",
    "directions",
    "forgotPassword",
    "incentiveNotice",
    "logo",
    "playStore",
    "privacy",
    "purchase",
    "support",
    "terms",
    "training",
  ],
  behaviour: [
    "allowFraming",
    "campaignUseSendTime",
    "financeForm",
    "funnel",
    "idempotencyKey",
    "queryInBody",
    "report",
    "requireCard",
  ],
  values: ["fallbackBrandIds", "refundReasons", "specialLayoutProjectIds"],
};
