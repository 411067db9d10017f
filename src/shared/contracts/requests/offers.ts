import * as z from "zod/mini";
import { approveCampaign, readCampaign, requestChanges } from "../campaigns.ts";
import { giftByCode } from "../gifts.ts";
import { createLead, createLinkToken, exchangePublicToken, saveLeadData } from "../leads.ts";
import { ipLocation, mapBrands, mapInView } from "../locations.ts";
import { textMobileLink } from "../mobileLinks.ts";
import {
  checkIfVerified,
  claimOffer,
  lookUpOffer,
  sendSmsVerificationCode,
  validateEmail,
  verifyClaimCode,
  verifySmsCode,
} from "../offers.ts";
import { autocompletePlaces, placeDetails, searchPlaces } from "../places.ts";
import { request } from "./request.ts";
import { described, filled, phoneDigits, utm, words } from "./values.ts";

const nullable = z.nullable(words);
const offerId = described(words, "The offer’s id; empty for a code without an offer.");

const lead = z.strictObject({
  first_name: words,
  last_name: words,
  email: words,
  phone_number: z.exactOptional(phoneDigits),
  business_name: words,
  title: z.exactOptional(words),
  website: z.exactOptional(words),
  address: z.exactOptional(words),
  city: z.exactOptional(words),
  state: z.exactOptional(words),
  zip_code: z.exactOptional(words),
  place_id: z.exactOptional(words),
  locations_count: z.exactOptional(z.number()),
  message: z.exactOptional(words),
  source: z.exactOptional(words),
  utm: z.exactOptional(utm),
});

const brandData = z.strictObject({
  id: nullable,
  name: words,
  address: nullable,
  city: nullable,
  state: nullable,
  zip_code: nullable,
  phone: nullable,
  website: nullable,
  rating: z.nullable(z.number()),
  types: z.array(words),
  photos: z.array(z.unknown()),
  location: z.unknown(),
});

const token = z.strictObject({ token: filled });

/** Offers, gifts, leads, places and campaigns. */
export const offerRequests = [
  request(lookUpOffer, { sample: { path: { code: "WELCOME25" } } }),
  request(verifyClaimCode, {
    query: z.strictObject({ claim_code: words, id: offerId }),
    sample: { query: { claim_code: "TABLE", id: "101" } },
  }),
  request(validateEmail, {
    query: z.strictObject({ email: words, id: offerId }),
    sample: { query: { email: "ada@example.com", id: "101" } },
  }),
  request(sendSmsVerificationCode, {
    query: z.strictObject({ phone_number: nullable, id: offerId }),
    body: z.optional(z.strictObject({ subscriber_email: words })),
    sample: { query: { phone_number: "15125550142", id: "" } },
  }),
  request(verifySmsCode, {
    query: z.strictObject({ token: nullable, sms_verification_code: words, id: offerId }),
    sample: { query: { token: "verification-1", sms_verification_code: "123456", id: "" } },
  }),
  request(checkIfVerified, {
    query: z.strictObject({ token: nullable, id: offerId }),
    sample: { query: { token: "verification-1", id: "101" } },
  }),
  request(claimOffer, {
    query: z.strictObject({
      token: nullable,
      id: offerId,
      claim_code: nullable,
      sms_opt_in: z.boolean(),
    }),
    body: z.optional(z.strictObject({ email_opt_in: z.literal(true) })),
    sample: {
      query: { token: "verification-1", id: "101", claim_code: null, sms_opt_in: false },
    },
  }),
  request(giftByCode, { sample: { path: { code: "TASTE-4821" } } }),
  request(textMobileLink, {
    body: z.strictObject({ phone_number: phoneDigits }),
    sample: { body: { phone_number: "15125550142" } },
  }),
  request(createLead, {
    body: z.strictObject({ lead }),
    sample: {
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
  }),
  request(saveLeadData, {
    body: z.strictObject({ lead_id: filled, brand_data: brandData }),
    sample: {
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
  }),
  request(createLinkToken, {
    body: z.strictObject({ lead_id: filled }),
    sample: { body: { lead_id: "501" } },
  }),
  request(exchangePublicToken, {
    body: z.strictObject({ public_token: filled, lead_id: filled }),
    sample: { body: { public_token: "public-sandbox-1", lead_id: "501" } },
  }),
  request(autocompletePlaces, {
    query: z.strictObject({ query: filled }),
    sample: { query: { query: "fig" } },
  }),
  request(searchPlaces, { body: z.strictObject({ q: filled }), sample: { body: { q: "austin" } } }),
  request(placeDetails, { sample: { path: { id: "place-2" } } }),
  request(mapBrands, {}),
  request(mapInView, {
    query: z.strictObject({
      north: z.number(),
      south: z.number(),
      east: z.number(),
      west: z.number(),
      zoom: z.number(),
      q: z.exactOptional(nullable),
      tags: z.exactOptional(described(z.nullable(words), "Joined by commas.")),
    }),
    sample: { query: { north: 31, south: 30, east: -97, west: -98, zoom: 11 } },
  }),
  request(ipLocation, {}),
  request(readCampaign, { query: token, sample: { path: { id: "1" }, query: { token: "tasty" } } }),
  request(approveCampaign, {
    query: token,
    body: z.strictObject({ email: nullable }),
    sample: { path: { id: "1" }, query: { token: "tasty" }, body: { email: null } },
  }),
  request(requestChanges, {
    query: token,
    body: z.strictObject({
      change_request: z.strictObject({ message: words, email_id: nullable, email: nullable }),
    }),
    sample: {
      path: { id: "1" },
      query: { token: "tasty" },
      body: { change_request: { message: "A brighter photo", email_id: null, email: null } },
    },
  }),
];
