const noNewAccount = { createAccount: "Its sign-in offers no new account." };
const allPlaces = {
  mapInView: "Its map reads all places at once; only MapV6 asks for those in view.",
};

/**
 * Widget → call → why the widget never makes a call that its code contains. `widgetCalls` lists all
 * other calls.
 */
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
