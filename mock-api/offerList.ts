/** An offer in the API's format, with fields of the mock API beside it. */
export interface WireOffer {
  id: number;
  code: string;
  name: string;
  amount: number;
  minimum_spend_amount: number | null;
  minimum_spend_required: boolean;
  type: string;
  status: string;
  geo_name: string;
  details: { email_only?: boolean; verification_phone_number?: string; description?: string };
  expiration: { mode: string; days?: number; date?: string };
  restrict_to_new_users: boolean;
  require_phone_to_claim: boolean;
  require_email_opt_in: boolean;
  additional_code_required: boolean;
  redeemable_days: string[];
  has_limited_hours: boolean;
  has_limited_days: boolean;
  redeemable_hours_short: string | null;
  redeemable_days_short: string | null;
  restriction_text: string | null;
  brand: { name: string; branding: { hero_image: string | null; logo: string | null } } | null;
  group: { name: string; share_url: string } | null;
  brand_slugs: string[];
  claimCode: string | null;
  isEnded: boolean;
  /** Claimed by another account, as a lookup reports. */
  isTaken: boolean;
  /** Claimed by another account, as only the claim reports. */
  isTakenOnClaim: boolean;
  /** The account that refers the offer. */
  ownerId: number | null;
  shareUrl: string | null;
}

function offer(id: number, code: string, parts: Partial<WireOffer> = {}): WireOffer {
  return {
    id,
    code,
    name: "Welcome dinner",
    amount: 25,
    minimum_spend_amount: 50,
    minimum_spend_required: true,
    type: "standard",
    status: "active",
    geo_name: "Austin, TX",
    details: { verification_phone_number: "+15125550123" },
    expiration: { mode: "days", days: 30 },
    restrict_to_new_users: false,
    require_phone_to_claim: false,
    require_email_opt_in: false,
    additional_code_required: false,
    redeemable_days: ["Mon", "Tue", "Wed", "Thu"],
    has_limited_hours: true,
    has_limited_days: true,
    redeemable_hours_short: "5–9 PM",
    redeemable_days_short: "Mon–Thu",
    restriction_text: "Dine-in only. One offer per table, not together with other promotions.",
    brand: { name: "Fig & Ember", branding: { hero_image: null, logo: null } },
    group: { name: "Fig & Ember", share_url: `https://share.example.com/${code}` },
    brand_slugs: ["fig-and-ember"],
    claimCode: null,
    isEnded: false,
    isTaken: false,
    isTakenOnClaim: false,
    ownerId: null,
    shareUrl: `https://share.example.com/${code}`,
    ...parts,
  };
}

/** An offer for each outcome of a claim; the account with id 1 is the known guest. */
export function offerList(): WireOffer[] {
  return [
    offer(101, "WELCOME25"),
    offer(100, "PLACES25", {
      brand: {
        name: "Casa Marisol",
        branding: { hero_image: "/pictures/casa-marisol-room.svg", logo: null },
      },
      brand_slugs: ["casa-marisol", "harbor-grill", "maison-verre", "osteria-lucca"],
    }),
    // The offer of the ambassador Noor Haddad.
    offer(112, "NOOR25", { name: "Noor’s table" }),
    offer(102, "PHONE40", {
      name: "Forty on us",
      amount: 40,
      require_phone_to_claim: true,
      expiration: { mode: "no_expiration" },
      minimum_spend_amount: null,
      minimum_spend_required: false,
    }),
    offer(103, "TABLE50", {
      name: "Table for two",
      amount: 50,
      additional_code_required: true,
      claimCode: "GREEN7",
      expiration: { mode: "set_date", date: "2027-03-14" },
    }),
    offer(104, "LUNCH15", {
      name: "Lunch break",
      amount: 15,
      details: { email_only: true },
      type: "enterprise",
      require_email_opt_in: true,
    }),
    offer(105, "NEWHERE", { name: "First visit", restrict_to_new_users: true }),
    offer(106, "FRIEND20", {
      name: "Gina invites you",
      amount: 20,
      type: "user_referral",
      ownerId: 1,
    }),
    offer(107, "SUMMER", { isEnded: true }),
    offer(108, "TAKEN", { isTaken: true }),
    offer(109, "UNIQUE", { isTakenOnClaim: true }),
    offer(111, "LONGWORDS", {
      name: "Restaurantgutscheinabonnementsverlängerungsbestätigung für Stammgäste",
      amount: 12345.67,
      brand: {
        name: "Zum Goldenen Löwen am Donaudampfschifffahrtsgesellschaftskai",
        branding: { hero_image: null, logo: null },
      },
      restriction_text: "Nur für Speisen vor Ort. ".repeat(24),
    }),
  ];
}

/** Funds with a bonus for guests who cannot claim an offer. */
export function tiers() {
  return [
    { ico_id: "ico-50", pay_amount: 50, get_amount: 60, rounded_bonus_amount: 10 },
    { ico_id: "ico-200", pay_amount: 200, get_amount: 250, rounded_bonus_amount: 50 },
    { ico_id: "ico-25000", pay_amount: 25000, get_amount: 33000, rounded_bonus_amount: 8000 },
  ];
}
