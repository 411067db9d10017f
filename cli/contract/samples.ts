import type { RequestParts } from "../../src/shared/contracts/endpoint.ts";

/** The account of the mock API whose token a call uses. */
export type Who = "guest" | "manager" | "partner";

export interface Sample extends RequestParts {
  readonly as?: Who;
}

const harbor = { slug: "harbor-group" };
const id = (value: string) => ({ path: { ...harbor, id: value }, as: "partner" as const });
const partner: Sample = { path: harbor, as: "partner" };
const restaurant = { path: { location_id: "7" }, as: "manager" as const };
const purchase = {
  stripe_source_id: "tok_ok_4242_2",
  agrees_with_tos_privacy: "on",
  email: "guest@example.com",
  first_name: "Gina",
  last_name: "Guest",
};
const billPayment: Sample = {
  as: "guest",
  body: {
    transaction: {
      amount: 84.5,
      charge_stripe_source_id: "12",
      partial_payment: false,
      offer_claim_id: null,
    },
    project: "osteria-lucca",
    ticket_number: "1001",
    location_id: "7",
    pos: "toast",
    tip: { amount: 1560, stripe_source_id: "12" },
  },
};
const member = { first_name: "Nora", last_name: "New", email: "nora@example.com" };

/**
 * An example of each call, by the name of its endpoint. The documentation shows it, and
 * `verify-api` sends it by default. The values are those of the mock API.
 */
export const samples: Readonly<Record<string, Sample>> = {
  login: { body: { user: { email: "guest@example.com", password: "dinner-for-two" } } },
  createAccount: {
    body: {
      user: {
        first_name: "Ada",
        last_name: "Lovelace",
        email: "ada@example.com",
        phone_number: "15125550142",
        password: "a table by the window",
        email_opt_in: false,
        sms_opt_in: false,
        agrees_with_tos_privacy: "on",
      },
    },
  },
  forgotPassword: { body: { user: { email: "guest@example.com" } } },
  currentUser: { as: "guest" },
  verifyEmail: { body: { invite_token: "confirm-new" } },
  resendVerification: { body: { email: "new@example.com" } },
  saveCard: { as: "guest", body: { stripe_token: "tok_ok_4242_2" } },
  ambassadorStats: { as: "guest" },
  ambassadorPage: { path: { slug: "noor" } },
  updateProfilePicture: { as: "guest" },
  doNotTrack: {
    body: { state: "94107", first_name: "Gina", last_name: "Guest", email: "guest@example.com" },
  },
  events: {
    body: {
      event: {
        name: "offer_viewed",
        properties: { widget: "OfferClaimApp" },
        occurred_at: "2026-03-14T18:30:00.000Z",
        session_id: "8e7d",
        device_id: "1f3a",
        url: "https://www.example.com/offers",
      },
    },
  },
  lookUpOffer: { path: { code: "WELCOME25" } },
  verifyClaimCode: { query: { claim_code: "TABLE", id: "101" } },
  validateEmail: { query: { email: "ada@example.com", id: "101" } },
  sendSmsVerificationCode: { query: { phone_number: "15125550142", id: "" } },
  verifySmsCode: { query: { token: "verification-1", sms_verification_code: "123456", id: "" } },
  checkIfVerified: { query: { token: "verification-1", id: "101" } },
  claimOffer: {
    query: { token: "verification-1", id: "101", claim_code: null, sms_opt_in: false },
  },
  giftByCode: { path: { code: "TASTE-4821" } },
  textMobileLink: { body: { phone_number: "15125550142" } },
  createLead: {
    body: {
      lead: {
        first_name: "Rosa",
        last_name: "Marchetti",
        email: "rosa@example.com",
        business_name: "Chez Nous",
        city: "Reno",
      },
    },
  },
  saveLeadData: {
    body: {
      lead_id: "501",
      brand_data: {
        id: "place-1",
        name: "Fig & Ember",
        address: "1204 South Congress Avenue",
        city: "Austin",
        state: "TX",
        zip_code: "78704",
        phone: "+1 512 555-0210",
        website: "https://restaurant-1.example.com",
        rating: 4,
        types: ["restaurant", "food"],
        photos: [],
        location: { lat: 30.2672, lng: -97.7431 },
      },
    },
  },
  createLinkToken: { body: { lead_id: "501" } },
  exchangePublicToken: { body: { public_token: "public-sandbox-1", lead_id: "501" } },
  autocompletePlaces: { query: { query: "fig" } },
  searchPlaces: { body: { q: "austin" } },
  placeDetails: { path: { id: "place-2" } },
  mapInView: { query: { north: 31, south: 30, east: -97, west: -98, zoom: 11 } },
  readCampaign: { path: { id: "1" }, query: { token: "tasty" } },
  approveCampaign: { path: { id: "1" }, query: { token: "tasty" }, body: { email: null } },
  requestChanges: {
    path: { id: "1" },
    query: { token: "tasty" },
    body: { change_request: { message: "A brighter photo", email_id: null, email: null } },
  },
  checkoutPage: { query: { subscription_level_id: "1" } },
  purchaseGiftCard: {
    body: { gift_card_purchase: { ...purchase, gift_card_option_id: "gift-100" } },
  },
  purchaseCredit: {
    path: { product: "dine" },
    body: { dine_cash_purchase: { ...purchase, ico_id: "regular" } },
  },
  subscribe: {
    body: {
      subscription: { ...purchase, subscription_level_id: "1", billing_interval: "month" },
    },
  },
  sendGift: {
    as: "guest",
    body: {
      gift: {
        purchase_id: "p1",
        recipient_name: "Noor",
        recipient_email: "noor@example.com",
        message: "Enjoy",
        deliver_at: null,
        amount: 50,
        keep_gift_bonus: false,
      },
    },
  },
  setPassword: {
    body: {
      user: {
        reset_token: "reset-1",
        password: "a table by the window",
        password_confirmation: "a table by the window",
      },
    },
  },
  purchasePage: { path: { id: "42" } },
  createOpenAmountOffer: { path: { product: "dine" }, body: { amount: "75.00" } },
  createGiftCardOption: { body: { amount: "75.00" } },
  sendInquiry: { path: { id: "42" }, body: { inquiry: { email: "guest@example.com" } } },
  externalLocation: { as: "guest", path: { pos: "toast", location: "lucca" } },
  readTicket: {
    as: "guest",
    path: { project_id: "42", ticket: "1001" },
    query: { pos: "toast", location_id: "7" },
  },
  payBill: billPayment,
  payAsGuest: {
    path: { project_id: "42", ticket: "1001" },
    query: { pos: "toast", location_id: "7" },
    body: {
      payment: {
        amount: 84.5,
        stripe_token: "tok_ok_4242_2",
        tip: { amount: 1560 },
        email: "ada@example.com",
        phone_number: null,
      },
    },
  },
  buyPackage: {
    as: "guest",
    body: {
      gift_card_purchase: {
        gift_card_option_id: "51",
        stripe_source_id: "12",
        agrees_with_tos_privacy: "on",
      },
    },
  },
  "managers.locations": { as: "manager", query: { query: "" } },
  "managers.users": { as: "manager", query: { query: "Gina" } },
  "managers.user": { as: "manager", path: { user_id: "501" }, query: { location_id: "7" } },
  "managers.transactions": restaurant,
  "managers.employees": restaurant,
  "managers.ticket": { as: "manager", path: { location_id: "7", ticket_number: "1001" } },
  "managers.refunds": {
    as: "manager",
    body: {
      credit_transaction_id: "9001",
      refund_reason: "wrong_item",
      refund_amount: 12.5,
      refund_notes: "",
      modify_tip: false,
    },
  },
  "managers.payments": {
    as: "manager",
    body: {
      payment: {
        user_id: "501",
        location_id: "7",
        project: "osteria-lucca",
        ticket_number: "1001",
        amount: 84.5,
        charge_stripe_source_id: "12",
        offer_claim_id: null,
        partial_payment: false,
        tip: null,
        notes: "",
        employee_pin: null,
      },
    },
  },
  bulkGiftingSettings: { as: "guest", query: { country: "US" } },
  createBulkOrder: {
    as: "guest",
    body: {
      bulk_gift_order: {
        external_id: "6f1c2a34-7b1e-4a52-9d3f-0a8b4c5d6e7f",
        name: "Team dinner",
        sender_name: "Gina Guest",
        message: "Thank you",
        delivery: { method: "email", deliver_at: null },
        recipients: [{ first_name: "Noor", email: "noor@example.com" }],
        recipient_count: 1,
        amount_per_recipient: 50,
        subtotal: 50,
        discount_percent: 0,
        total: 50,
        stripe_source_id: "12",
        agrees_with_tos_privacy: "on",
        country: "US",
      },
    },
  },
  bulkOrders: { as: "guest", query: {} },
  readRedemption: { as: "guest", path: { id: "1002" }, query: {} },
  resendGifts: { as: "guest", path: { id: "1002" }, body: { recipient_ids: ["1002-1"] } },
  cancelGifts: { as: "guest", path: { id: "1002" }, body: { recipient_ids: ["1002-1"] } },
  correctAddress: {
    as: "guest",
    path: { id: "1002", recipientId: "1002-4" },
    body: { recipient: { email: "noor@example.com" } },
  },
  partnerProject: { ...partner, query: { request_for: "all" } },
  menuProject: { ...partner, query: { request_for: "all" } },
  updatePartnerProject: {
    ...partner,
    body: { project: { status: "in_progress", submit_modal_displayed_at: null } },
  },
  needHelp: {
    ...partner,
    body: { url: "https://www.example.com/portal", step: "locations/menu", message: "Help" },
  },
  partnerIntegrations: partner,
  partnerBrands: partner,
  updatePartnerBrand: { ...id("12"), body: { partner_brand: { hero_image_id: "306" } } },
  brandTags: { as: "partner" },
  cmsProviders: { as: "partner" },
  brandImages: partner,
  uploadBrandImage: id("12"),
  chooseBrandImages: { ...id("12"), body: { selected_brand_image_ids: ["306"] } },
  uploadLogo: id("12"),
  verifyPopup: { ...partner, body: { partner_brand_id: "12" } },
  uploadToImageHost: { path: { name: "dine-harness" } },
  partnerStripeAccounts: partner,
  createOauthLink: { ...partner, body: { all_locations: true } },
  deleteStripeAccount: id("501"),
  updateFinance: {
    ...id("501"),
    body: { partner_stripe_account: { partner_location_ids: ["101", "102"] } },
  },
  updateFinanceForm: {
    ...id("501"),
    body: { partner_stripe_account: { partner_location_ids: ["101", "102"] } },
  },
  partnerLocations: partner,
  partnerLocation: id("101"),
  updatePartnerLocation: {
    ...id("101"),
    body: { partner_project_location: { city: "Pflugerville" } },
  },
  deletePartnerItem: { path: { ...harbor, type: "brands", id: "12" }, as: "partner" },
  menuLocations: partner,
  menuLocation: id("101"),
  saveMenu: {
    ...id("101"),
    body: {
      partner_project_location: {
        menu_url: "https://www.example.com/menu",
        menu_visibility: { status: "visible" },
      },
    },
  },
  teamMembers: partner,
  partnerPermissions: partner,
  inviteTeamMember: { ...partner, body: { team_members: { ...member, permission: "editor" } } },
  resendInvitation: {
    ...partner,
    body: {
      team_members: { member_id: "9004", email: "invited@example.com", resend_invitation: true },
    },
  },
  updateTeamMember: {
    path: { ...harbor, memberId: "9002" },
    as: "partner",
    body: { team_members: { editable_brand_ids: null } },
  },
  deleteTeamMember: { path: { ...harbor, memberId: "9003" }, as: "partner" },
};
