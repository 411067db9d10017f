import { ambassadorPage } from "../ambassadors.ts";
import { ambassadorProfile, ambassadorStats, updateProfilePicture } from "../ambassadorStats.ts";
import * as bill from "../bill.ts";
import * as packagePurchase from "../packagePurchase.ts";
import * as bulk from "../bulkGifting.ts";
import * as gifts from "../bulkGiftingRedemptions.ts";
import * as campaigns from "../campaigns.ts";
import { saveCard } from "../cards.ts";
import * as checkout from "../checkout.ts";
import { logEvent } from "../events.ts";
import { giftByCode } from "../gifts.ts";
import * as leads from "../leads.ts";
import { ipLocation, mapBrands, mapInView } from "../locations.ts";
import * as managers from "../managers.ts";
import * as menus from "../menus.ts";
import { textMobileLink } from "../mobileLinks.ts";
import * as offers from "../offers.ts";
import * as brands from "../partnerBrands.ts";
import * as finances from "../partnerFinances.ts";
import * as locations from "../partnerLocations.ts";
import * as project from "../partnerProject.ts";
import * as team from "../partnerTeam.ts";
import * as places from "../places.ts";
import { doNotTrack } from "../privacy.ts";
import * as purchase from "../purchase.ts";
import * as redemption from "../redemption.ts";
import type { ContractRequest } from "./request.ts";
import * as session from "../session.ts";
import { uploadToImageHost } from "../upload.ts";

type Calls = readonly ContractRequest["endpoint"][];

const signIn: Calls = [session.login, session.forgotPassword];
const signInOrCreate: Calls = [session.login, session.createAccount, session.forgotPassword];
const map: Calls = [ipLocation, mapBrands];

/** The calls of each widget, in the order in which a person's way through it makes them. */
export const widgetCalls: Readonly<Record<string, Calls>> = {
  AmbassadorUserProfile: [...signIn, ambassadorProfile, ambassadorStats, updateProfilePicture],
  AmbassadorWebDiscovery: [ambassadorPage, ipLocation],
  AmexApp: [],
  BulkGiftingAbsolutePanel: [],
  BulkGiftingApp: [
    ...signIn,
    bulk.giver,
    bulk.bulkGiftingSettings,
    saveCard,
    bulk.createBulkOrder,
    bulk.bulkOrders,
    gifts.readRedemption,
    gifts.resendGifts,
    gifts.correctAddress,
    gifts.cancelGifts,
  ],
  BulkGiftingBrandCarousel: [mapBrands, ipLocation],
  BulkGiftingSavingsCalculator: [],
  CampaignFeedbackApp: [
    campaigns.readCampaign,
    campaigns.approveCampaign,
    campaigns.requestChanges,
  ],
  Checkout: [
    checkout.checkoutPage,
    saveCard,
    checkout.purchaseCredit,
    checkout.purchaseGiftCard,
    checkout.subscribe,
    checkout.sendGift,
    checkout.setPassword,
  ],
  DynamicSlider: [],
  HousePanel: [
    purchase.purchasePage,
    purchase.createOpenAmountOffer,
    purchase.createGiftCardOption,
    purchase.sendInquiry,
  ],
  ManagersWebApp: [
    ...signIn,
    managers.findLocations,
    managers.readEmployees,
    managers.findGuests,
    managers.readGuest,
    managers.readCheck,
    managers.payForGuest,
    managers.readTransactions,
    managers.issueRefund,
  ],
  Map: map,
  MapV6: [ipLocation, mapInView, mapBrands],
  MenuVisibilityForm: [
    ...signIn,
    session.currentUser,
    menus.menuProject,
    menus.menuLocations,
    menus.menuLocation,
    menus.saveMenu,
  ],
  MobileLink: [textMobileLink],
  NewLoginCreateAccount: [
    ...signInOrCreate,
    session.currentUser,
    session.verifyEmail,
    session.resendVerification,
  ],
  OfferClaimApp: [
    offers.lookUpOffer,
    offers.verifyClaimCode,
    offers.validateEmail,
    offers.sendSmsVerificationCode,
    offers.checkIfVerified,
    offers.verifySmsCode,
    session.login,
    session.forgotPassword,
    offers.claimOffer,
    ...map,
    logEvent,
  ],
  PartnerPortal: [
    ...signIn,
    project.availableProjects,
    project.projectBySlug,
    locations.partnerLocations,
    locations.partnerLocationById,
    locations.updatePartnerLocation,
    menus.menuLocation,
    menus.saveMenu,
    brands.partnerBrands,
    brands.brandTags,
    brands.cmsProviders,
    brands.updatePartnerBrand,
    brands.brandImages,
    brands.uploadBrandImage,
    uploadToImageHost,
    brands.chooseBrandImages,
    brands.uploadLogo,
    brands.verifyPopup,
    locations.deletePartnerItem,
    finances.stripeAccounts,
    finances.createOauthLink,
    finances.updateFinance,
    finances.updateFinanceForm,
    finances.deleteStripeAccount,
    project.integrations,
    team.teamMembers,
    team.partnerPermissions,
    team.inviteTeamMember,
    team.resendInvitation,
    team.updateTeamMember,
    team.deleteTeamMember,
    project.needHelp,
    project.updateProject,
  ],
  PrivacyChoices: [doNotTrack],
  RedeemCheckout: [
    ...signIn,
    session.currentUser,
    bill.externalLocation,
    bill.readTicket,
    packagePurchase.buyPackage,
    saveCard,
    bill.payBill,
    logEvent,
  ],
  RedeemGifting: [giftByCode],
  SubscriptionCalculator: [],
  UserFlow: [
    places.autocompletePlaces,
    places.searchPlaces,
    places.placeDetails,
    leads.createLead,
    leads.saveLeadData,
    ...signInOrCreate,
    session.currentUser,
    offers.sendSmsVerificationCode,
    offers.verifySmsCode,
    leads.createLinkToken,
    leads.exchangePublicToken,
    logEvent,
  ],
  WebRedemption: [
    redemption.redemptionPlace,
    redemption.redemptionTickets,
    ...signIn,
    session.currentUser,
    saveCard,
    redemption.payAsDiner,
    redemption.payAsGuest,
  ],
};
