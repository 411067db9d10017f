import { describe, expect, it } from "vitest";
import { camelCased } from "./answer.ts";
import { currentUser, user } from "./session.ts";

const rawUser = {
  id: 7,
  token: "t",
  first_name: "Ada",
  last_name: "Lovelace",
  email: "ada@example.com",
  phone_number: 15125550100,
  birth_date: "1990-02-29",
  birthday: "02-29",
  member_since: 2024,
  profile_picture: "/ada.jpg",
  subscription: { level: "gold" },
  location: {
    address: "1 Main St",
    city: "Austin",
    state: "TX",
    zip_code: 78701,
    country: "US",
    latitude: "30.26",
    longitude: -97.74,
  },
  details: {},
  email_opt_out: "true",
  sms_opt_out: 0,
  do_not_track: true,
  email_verified_at: null,
  phone_verified_at: "2026-01-01T00:00:00Z",
  tip_calculation_base: "sub_total",
  default_tip_percent: "20",
  subscription_level_id: 3,
  is_freemium_subscriber: false,
  subscription_status: "active",
  email_confirmed: false,
  referral: { give: 10, get: "15", min_spend: 50 },
  is_app_installed: 1,
  dietary_restrictions: ["vegan"],
};

describe("a user", () => {
  it("is read with every documented field [A3.11]", () => {
    expect(user.parse(camelCased(rawUser))).toEqual({
      id: "7",
      token: "t",
      firstName: "Ada",
      lastName: "Lovelace",
      email: "ada@example.com",
      phoneNumber: "15125550100",
      birthDate: "1990-02-29",
      birthday: "02-29",
      memberSince: "2024",
      profilePicture: "/ada.jpg",
      subscription: expect.objectContaining({ level: "gold" }),
      location: {
        address: "1 Main St",
        city: "Austin",
        state: "TX",
        zipCode: "78701",
        country: "US",
        latitude: 30.26,
        longitude: -97.74,
      },
      details: expect.anything(),
      emailOptOut: true,
      smsOptOut: false,
      doNotTrack: true,
      emailVerifiedAt: null,
      phoneVerifiedAt: "2026-01-01T00:00:00Z",
      tipCalculationBase: "sub_total",
      defaultTipPercent: 20,
      subscriptionLevelId: "3",
      isFreemiumSubscriber: false,
      subscriptionStatus: "active",
      emailConfirmed: false,
      referral: { give: 10, get: 15, minSpend: 50 },
      isAppInstalled: true,
      dietaryRestrictions: ["vegan"],
      permissions: null,
    });
  });

  it("is asked for with the bearer alone [A7.36]", () => {
    expect(currentUser).toMatchObject({
      method: "GET",
      path: "/api/v5/current_user",
      auth: "required",
    });
  });
});
