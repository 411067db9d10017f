/** A third party's origin that a widget uses, in the form that the host's security policy needs. */
export interface ThirdParty {
  readonly origin: string;
  readonly directive: "script-src" | "frame-src" | "connect-src" | "img-src" | "worker-src";
  readonly purpose: string;
}

/**
 * The third parties of each widget besides the host's own API (PCI DSS 6.4.3). Widgets that are not
 * listed have none.
 */
export const thirdParties: Readonly<Record<string, readonly ThirdParty[]>> = {
  BulkGiftingApp: stripe(),
  Checkout: stripe(),
  RedeemCheckout: stripe(),
  ManagersWebApp: stripe(),
  WebRedemption: stripe(),
  UserFlow: bankLink(),
  PartnerPortal: imageHost(),
  Map: mapWorker(),
  MapV6: mapWorker(),
  AmbassadorWebDiscovery: mapWorker(),
  OfferClaimApp: mapWorker(),
};

/** What the card provider documents for its script, its fields and its bank windows. */
function stripe(): ThirdParty[] {
  return [
    {
      origin: "https://js.stripe.com",
      directive: "script-src",
      purpose: "card fields of the payment provider",
    },
    {
      origin: "https://*.js.stripe.com",
      directive: "script-src",
      purpose: "parts that the card script loads",
    },
    {
      origin: "https://js.stripe.com",
      directive: "frame-src",
      purpose: "frames that hold the card fields",
    },
    {
      origin: "https://*.js.stripe.com",
      directive: "frame-src",
      purpose: "frames that hold the card fields",
    },
    {
      origin: "https://hooks.stripe.com",
      directive: "frame-src",
      purpose: "the bank’s own window (3-D Secure)",
    },
    { origin: "https://api.stripe.com", directive: "connect-src", purpose: "tokens for card data" },
  ];
}

/** What the bank link's provider documents for its script and its window. */
function bankLink(): ThirdParty[] {
  return [
    {
      origin: "https://cdn.plaid.com",
      directive: "script-src",
      purpose: "the bank link, once a restaurant connects a bank",
    },
    {
      origin: "https://cdn.plaid.com",
      directive: "frame-src",
      purpose: "the bank link’s own window",
    },
    {
      origin: "https://production.plaid.com",
      directive: "connect-src",
      purpose: "the bank link’s own calls",
    },
  ];
}

/**
 * Where photos are uploaded with a signature of the API. Without a signature they go through the
 * API itself.
 */
function imageHost(): ThirdParty[] {
  return [
    {
      origin: "https://api.cloudinary.com",
      directive: "connect-src",
      purpose: "direct uploads of brand photos",
    },
  ];
}

/** The worker that draws the map. If the host sets its own map style, add that map's tile host. */
function mapWorker(): ThirdParty[] {
  return [
    {
      origin: "blob:",
      directive: "worker-src",
      purpose: "the worker that draws the map; without it the list stays",
    },
  ];
}
