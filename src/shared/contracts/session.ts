import * as z from "zod/mini";
import { bearerFormat } from "./bearer.ts";
import { anyAnswer, answer } from "./answer.ts";
import { endpoint } from "./endpoint.ts";
import { boolean, flag, id, maybe, numeric, string, text } from "./fields.ts";

const home = z.object({
  address: maybe(string),
  city: maybe(string),
  state: maybe(string),
  zipCode: maybe(text),
  country: maybe(string),
  latitude: maybe(numeric),
  longitude: maybe(numeric),
});

/** A3.11. Only the id is certain. Null marks a value that the server did not send. */
export const user = z.object({
  id,
  token: maybe(text),
  firstName: maybe(string),
  lastName: maybe(string),
  email: maybe(string),
  phoneNumber: maybe(text),
  birthDate: maybe(string),
  birthday: maybe(string),
  memberSince: maybe(text),
  profilePicture: maybe(string),
  subscription: maybe(z.unknown()),
  location: maybe(home),
  details: maybe(z.unknown()),
  emailOptOut: flag,
  smsOptOut: flag,
  doNotTrack: flag,
  emailVerifiedAt: maybe(string),
  phoneVerifiedAt: maybe(string),
  tipCalculationBase: maybe(text),
  defaultTipPercent: maybe(numeric),
  subscriptionLevelId: maybe(id),
  isFreemiumSubscriber: flag,
  subscriptionStatus: maybe(string),
  /** Null if the server does not say, which differs from unconfirmed. */
  emailConfirmed: maybe(boolean),
  referral: maybe(
    z.object({ give: maybe(numeric), get: maybe(numeric), minSpend: maybe(numeric) }),
  ),
  isAppInstalled: flag,
  dietaryRestrictions: maybe(z.unknown()),
  /** Null if the server does not say (M12). */
  permissions: maybe(z.array(z.string())),
});

/** Rejects a sign-in without a usable token. */
const bearer = z.string().check(z.regex(bearerFormat));

const signedIn = z.union([
  z.object({ token: bearer, user: maybe(user) }),
  z.pipe(
    z.object({ user: z.extend(user, { token: bearer }) }),
    z.transform(({ user: person }) => ({ token: person.token, user: person })),
  ),
]);

/**
 * The part of the site where the person signs in: `redeem`, `bulk_gifting`, `partner_portal`,
 * `managers_web`, …
 */
type SiteArea = string;

/**
 * The shared sign-in (A7.52, C6.03, C6.04). `site_area` and `country` are beside `user` (M1). A
 * wrong password is a `rejected` problem.
 */
export const login = endpoint<{
  body: { user: { email: string; password: string }; site_area?: SiteArea; country?: string };
}>()({
  name: "login",
  method: "POST",
  path: "/api/v5/login",
  output: answer<z.output<typeof signedIn>>(signedIn),
});

/** The signed-in person: `{ user }` or the bare user (K15). */
export const currentUser = endpoint()({
  name: "currentUser",
  method: "GET",
  path: "/api/v5/current_user",
  auth: "required",
  output: answer(user, "user"),
});

/** Sends the link for a new password (B7.04). Any 2xx answer is a success. */
export const forgotPassword = endpoint<{ body: { user: { email: string } } }>()({
  name: "forgotPassword",
  method: "POST",
  path: "/api/v1/users/forgot_password",
  output: anyAnswer,
});

/** Confirms an e-mail address with the token of the link (A7.33, K15). */
export const verifyEmail = endpoint<{ body: { invite_token: string } }>()({
  name: "verifyEmail",
  method: "POST",
  path: "/api/v5/verifications/email/verify",
  output: answer(z.object({ verified: maybe(boolean), user: maybe(user) })),
});

/** A new account (U3). Optional fields are omitted if they are empty. */
export interface NewUser {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  /** 11 digits. */
  readonly phone_number: string;
  readonly password: string;
  /** `YYYY-MM-DD`. */
  readonly birth_date?: string;
  readonly email_opt_in: boolean;
  readonly sms_opt_in: boolean;
  readonly agrees_with_tos_privacy: "on";
  readonly referral_code?: string;
}

/** Creates an account and signs its owner in (U3). */
export const createAccount = endpoint<{ body: { user: NewUser; site_area?: SiteArea } }>()({
  name: "createAccount",
  method: "POST",
  path: "/api/v5/users",
  output: answer<z.output<typeof signedIn>>(signedIn),
});

/** Sends the confirmation link again, to the signed-in person or to the given address (U3). */
export const resendVerification = endpoint<{ body: { email?: string } }>()({
  name: "resendVerification",
  method: "POST",
  path: "/api/v5/verifications/email",
  auth: "optional",
  output: anyAnswer,
});

export type User = z.output<typeof user>;
export type SignedIn = z.output<typeof signedIn>;
