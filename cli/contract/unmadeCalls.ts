const noNewAccount = { createAccount: "Its sign-in offers no new account." };
const allPlaces = {
  mapInView: "Its map reads all places at once; only MapV6 asks for those in view.",
};

/** By widget and name of the call: why a call that its code contains is never made. Everything else that it contains is in `widgetCalls`. */
export const unmadeCalls: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AmbassadorUserProfile: noNewAccount,
  AmbassadorWebDiscovery: {
    mapBrands: "The ambassador's page brings the brands.",
    mapInView: "The ambassador's page brings the brands.",
  },
  BulkGiftingApp: noNewAccount,
  ManagersWebApp: noNewAccount,
  Map: allPlaces,
  MenuVisibilityForm: noNewAccount,
  OfferClaimApp: { ...noNewAccount, ...allPlaces },
  PartnerPortal: noNewAccount,
  RedeemCheckout: noNewAccount,
  WebRedemption: noNewAccount,
};
