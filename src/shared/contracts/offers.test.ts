import { expect, it } from "vitest";
import { claimAnswer, offerAnswer, readEnterprise, verificationAnswer } from "./offers.ts";

const offer = {
  id: 101,
  name: "Dinner for two",
  amount: "25.00",
  minimum_spend_amount: 50,
  minimum_spend_required: false,
  type: "ambassador_referral",
  status: "active",
  geo_name: "Austin, TX",
  details: { email_only: true, description: "At the bar" },
  expiration: { mode: "set_date", days: 30, date: "2027-03-14" },
  restrict_to_new_users: true,
  require_phone_to_claim: true,
  require_email_opt_in: true,
  additional_code_required: true,
  redeemable_days: ["monday"],
  has_limited_hours: true,
  has_limited_days: true,
  redeemable_hours_short: "5–9 PM",
  redeemable_days_short: "Mon",
  restriction_text: "Dine-in only",
  brand: { name: "Fig & Ember", branding: { hero_image: "/brand.jpg", logo: "/brand.svg" } },
  group: { name: "Harbor Group", branding: { hero_image: "/group.jpg", logo: "/group.svg" } },
  brand_slugs: ["fig-and-ember"],
};

it("reads every field of an offer, amounts as cents [A3.17] [A3.20] [A3.21]", () => {
  expect(offerAnswer.parse({ offer }).offer).toMatchObject({
    id: "101",
    name: "Dinner for two",
    amount: 2500,
    minimumSpendAmount: 5000,
    minimumSpendRequired: false,
    type: "ambassador_referral",
    status: "active",
    geoName: "Austin, TX",
    details: { emailOnly: true, description: "At the bar" },
    expiration: { mode: "set_date", days: 30, date: "2027-03-14" },
    restrictToNewUsers: true,
    requirePhoneToClaim: true,
    requireEmailOptIn: true,
    additionalCodeRequired: true,
    redeemableDays: ["monday"],
    hasLimitedHours: true,
    hasLimitedDays: true,
    redeemableHoursShort: "5–9 PM",
    redeemableDaysShort: "Mon",
    restrictionText: "Dine-in only",
    brand: { name: "Fig & Ember", heroImage: "/brand.jpg", logo: "/brand.svg" },
    group: { name: "Harbor Group", heroImage: "/group.jpg", logo: "/group.svg" },
    brandSlugs: ["fig-and-ember"],
  });
});

const answered = {
  is_existing_user: true,
  token: "t-1",
  user: { token: "u-1", email: "ada@example.com", first_name: "Ada" },
  error: "Offer is not valid.",
  tiers: [{ ico_id: 7, pay_amount: "200", get_amount: 250, rounded_bonus_amount: 50 }],
};

const answeredRead = {
  isExistingUser: true,
  token: "t-1",
  user: { token: "u-1", email: "ada@example.com", firstName: "Ada" },
  error: "Offer is not valid.",
  tiers: [{ icoId: "7", payAmount: 20_000, getAmount: 25_000, roundedBonusAmount: 5000 }],
};

it.each([
  ["the lookup", offerAnswer],
  ["the claim", claimAnswer],
])("reads every field of the answer to %s [A3.22] [A3.23]", (_, schema) => {
  const group = { name: "Harbor Group", share_url: "https://share.example/X" };
  expect(
    schema.parse({ ...answered, claimed: true, used: true, group, offer: { ...offer, group } }),
  ).toMatchObject({
    ...answeredRead,
    claimed: true,
    used: true,
    offer: { id: "101", group: { shareUrl: "https://share.example/X" } },
  });
});

it("reads every field of the answer to a verification [A3.22] [A3.23]", () => {
  expect(verificationAnswer.parse(answered)).toMatchObject(answeredRead);
});

it("reads every setting of an enterprise, in snake and in camel case [A3.24]", () => {
  const settings = {
    name: "Acme",
    domain: "acme.example",
    privacyUrl: "/privacy",
    termsUrl: "/terms",
    incentiveNoticeUrl: "/incentives",
    supportUrl: "/support",
    appStoreUrl: "https://apps.example/ios",
    playStoreUrl: "https://apps.example/android",
    requiredEmailEnding: ["@acme.com"],
    requiredEmailDisplay: "Acme",
    appId: "acme-1",
  };
  const snakeCased = Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [
      key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
  expect(readEnterprise(settings)).toMatchObject(settings);
  expect(readEnterprise(snakeCased)).toMatchObject(settings);
});
