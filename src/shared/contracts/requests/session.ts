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
  }),
  request(currentUser, {}),
  request(forgotPassword, { body: z.strictObject({ user: z.strictObject({ email: filled }) }) }),
  request(verifyEmail, { body: z.strictObject({ invite_token: filled }) }),
  request(createAccount, {
    body: z.strictObject({ user: newUser, site_area: z.exactOptional(siteArea) }),
  }),
  request(resendVerification, { body: z.strictObject({ email: z.exactOptional(filled) }) }),
  request(saveCard, { body: z.strictObject({ stripe_token: filled }) }),
  request(ambassadorStats, {}),
  request(ambassadorProfile, {}),
  request(ambassadorPage, {}),
  request(updateProfilePicture, {
    body: z.strictObject({ profile_picture_upload: file }),
  }),
  request(doNotTrack, {
    body: z.strictObject({ state: words, first_name: words, last_name: words, email: words }),
  }),
  request(logEvent, { body: z.strictObject({ event: loggedEvent }) }),
];
