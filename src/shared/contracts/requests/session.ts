import * as z from "zod/mini";
import { ambassadorProfile, ambassadorStats, updateProfilePicture } from "../ambassadorStats.ts";
import { ambassadorPage } from "../ambassadors.ts";
import { saveCard } from "../cards.ts";
import { logEvent } from "../events.ts";
import { doNotTrack } from "../privacy.ts";
import {
  createAccount,
  currentUser,
  forgotPassword,
  login,
  resendVerification,
  verifyEmail,
} from "../session.ts";
import { request } from "./request.ts";
import { agreed, day, described, file, filled, phoneDigits, words } from "./values.ts";

const siteArea = described(words, "Where the person signs in, such as `redeem` or `managers_web`.");

const newUser = z.strictObject({
  first_name: words,
  last_name: words,
  email: filled,
  phone_number: phoneDigits,
  password: words,
  birth_date: z.exactOptional(day),
  email_opt_in: z.boolean(),
  sms_opt_in: z.boolean(),
  agrees_with_tos_privacy: agreed,
  referral_code: z.exactOptional(words),
});

const loggedEvent = z.strictObject({
  name: filled,
  properties: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  occurred_at: described(z.iso.datetime(), "ISO 8601, UTC."),
  session_id: words,
  device_id: words,
  url: described(words, "The page without query and fragment."),
});

/** Sign-in, account, profile and privacy. */
export const sessionRequests = [
  request(login, {
    body: z.strictObject({
      user: z.strictObject({ email: words, password: words }),
      site_area: z.exactOptional(siteArea),
      country: z.exactOptional(words),
    }),
    sample: { body: { user: { email: "guest@example.com", password: "dinner-for-two" } } },
  }),
  request(currentUser, { sample: { as: "guest" } }),
  request(forgotPassword, {
    body: z.strictObject({ user: z.strictObject({ email: filled }) }),
    sample: { body: { user: { email: "guest@example.com" } } },
  }),
  request(verifyEmail, {
    body: z.strictObject({ invite_token: filled }),
    sample: { body: { invite_token: "confirm-new" } },
  }),
  request(createAccount, {
    body: z.strictObject({ user: newUser, site_area: z.exactOptional(siteArea) }),
    sample: {
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
  }),
  request(resendVerification, {
    body: z.strictObject({ email: z.exactOptional(filled) }),
    sample: { body: { email: "new@example.com" } },
  }),
  request(saveCard, {
    body: z.strictObject({ stripe_token: filled }),
    sample: { as: "guest", body: { stripe_token: "tok_ok_4242_2" } },
  }),
  request(ambassadorStats, { sample: { as: "guest" } }),
  request(ambassadorProfile, { sample: { as: "guest" } }),
  request(ambassadorPage, { sample: { path: { slug: "noor" } } }),
  request(updateProfilePicture, {
    body: z.strictObject({ profile_picture_upload: file }),
    sample: { as: "guest" },
  }),
  request(doNotTrack, {
    body: z.strictObject({ state: words, first_name: words, last_name: words, email: words }),
    sample: {
      body: { state: "94107", first_name: "Gina", last_name: "Guest", email: "guest@example.com" },
    },
  }),
  request(logEvent, {
    body: z.strictObject({ event: loggedEvent }),
    sample: {
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
  }),
];
