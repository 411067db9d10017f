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
  request(lookUpOffer, {}),
  request(verifyClaimCode, { query: z.strictObject({ claim_code: words, id: offerId }) }),
  request(validateEmail, { query: z.strictObject({ email: words, id: offerId }) }),
  request(sendSmsVerificationCode, {
    query: z.strictObject({ phone_number: nullable, id: offerId }),
    body: z.optional(z.strictObject({ subscriber_email: words })),
  }),
  request(verifySmsCode, {
    query: z.strictObject({ token: nullable, sms_verification_code: words, id: offerId }),
  }),
  request(checkIfVerified, { query: z.strictObject({ token: nullable, id: offerId }) }),
  request(claimOffer, {
    query: z.strictObject({
      token: nullable,
      id: offerId,
      claim_code: nullable,
      sms_opt_in: z.boolean(),
    }),
    body: z.optional(z.strictObject({ email_opt_in: z.literal(true) })),
  }),
  request(giftByCode, {}),
  request(textMobileLink, { body: z.strictObject({ phone_number: phoneDigits }) }),
  request(createLead, { body: z.strictObject({ lead }) }),
  request(saveLeadData, { body: z.strictObject({ lead_id: filled, brand_data: brandData }) }),
  request(createLinkToken, { body: z.strictObject({ lead_id: filled }) }),
  request(exchangePublicToken, {
    body: z.strictObject({ public_token: filled, lead_id: filled }),
  }),
  request(autocompletePlaces, { query: z.strictObject({ query: filled }) }),
  request(searchPlaces, { body: z.strictObject({ q: filled }) }),
  request(placeDetails, {}),
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
  }),
  request(ipLocation, {}),
  request(readCampaign, { query: token }),
  request(approveCampaign, { query: token, body: z.strictObject({ email: nullable }) }),
  request(requestChanges, {
    query: token,
    body: z.strictObject({
      change_request: z.strictObject({ message: words, email_id: nullable, email: nullable }),
    }),
  }),
];
