import * as z from "zod/mini";
import { cashOnWire, creditOnWire } from "../money/wire.ts";
import { answer, camelCased } from "./answer.ts";
import { endpoint } from "./endpoint.ts";
import { boolean, flag, id, list, maybe, numeric, text } from "./fields.ts";

const optionalText = maybe(text);
const maybeFlag = maybe(boolean);

/** Name, images and share link of the brand or group that makes an offer (A3.21, A3.22). */
const branded = z.pipe(
  z.object({
    name: optionalText,
    heroImage: optionalText,
    logoLight: optionalText,
    shareUrl: optionalText,
    branding: maybe(
      z.object({ heroImage: optionalText, logo: optionalText, logoLight: optionalText }),
    ),
  }),
  z.transform(({ name, heroImage, logoLight, branding, shareUrl }) => ({
    name,
    heroImage: branding?.heroImage ?? heroImage,
    logo: branding?.logoLight ?? branding?.logo ?? logoLight,
    shareUrl,
  })),
);

/** More details of the offer, or one text about it. */
const details = z.pipe(
  z.transform((raw) => (typeof raw === "string" ? { description: raw } : raw)),
  z.object({ emailOnly: flag, verificationPhoneNumber: optionalText, description: optionalText }),
);

const offer = z.object({
  id,
  name: optionalText,
  amount: maybe(creditOnWire),
  minimumSpendAmount: maybe(cashOnWire),
  /** Null counts as required if there is an amount. */
  minimumSpendRequired: maybe(
    z.pipe(z.unknown().check(z.refine((raw) => raw !== null && raw !== undefined)), flag),
  ),
  type: optionalText,
  status: optionalText,
  geoName: optionalText,
  details: maybe(details),
  /** `mode` is days, set_date or no_expiration. Any other value counts as days (A3.20, O21). */
  expiration: maybe(z.object({ mode: optionalText, days: maybe(numeric), date: optionalText })),
  restrictToNewUsers: flag,
  requirePhoneToClaim: flag,
  requireEmailOptIn: flag,
  additionalCodeRequired: flag,
  redeemableDays: list(text),
  hasLimitedHours: flag,
  hasLimitedDays: flag,
  redeemableHoursShort: optionalText,
  redeemableHoursShortText: optionalText,
  redeemableDaysShort: optionalText,
  redeemableDaysShortText: optionalText,
  restrictionText: optionalText,
  brand: maybe(branded),
  group: maybe(branded),
  brandSlugs: list(text),
});

/** The purchases for a guest who cannot claim the offer (A3.23). */
const tier = z.object({
  icoId: id,
  payAmount: cashOnWire,
  getAmount: creditOnWire,
  roundedBonusAmount: maybe(creditOnWire),
});

const user = z.object({ token: optionalText, email: optionalText, firstName: optionalText });

/** A partner's own settings (A3.24). The endings are a comma-separated text or a list (O12). */
export const enterprise = z.object({
  name: optionalText,
  domain: optionalText,
  privacyUrl: optionalText,
  termsUrl: optionalText,
  incentiveNoticeUrl: optionalText,
  supportUrl: optionalText,
  appStoreUrl: optionalText,
  playStoreUrl: optionalText,
  requiredEmailEnding: maybe(
    z.union([
      z.array(z.string()),
      z.pipe(
        z.string(),
        z.transform((ending) => [ending]),
      ),
    ]),
  ),
  requiredEmailDisplay: optionalText,
  verificationPhoneNumber: optionalText,
  appId: optionalText,
});

/** `error` is a text, or an object with a `message`. */
const errorText = maybe(
  z.pipe(
    z.transform((raw) => (isRecord(raw) ? raw["message"] : raw)),
    z.string().check(z.trim(), z.minLength(1)),
  ),
);

const common = {
  isExistingUser: maybeFlag,
  token: optionalText,
  user: maybe(user),
  error: errorText,
  tiers: list(tier),
  shareUrl: optionalText,
};

const lookedUp = z.object({
  ...common,
  offer: maybe(offer),
  claimed: flag,
  used: flag,
  enterprise: maybe(enterprise),
});
const verification = z.object({ ...common, noAccount: flag, valid: maybeFlag });
const claimed = z.object({
  ...common,
  offer: maybe(offer),
  group: maybe(branded),
  claimed: maybeFlag,
  used: flag,
  noAccount: flag,
});

export type Offer = z.output<typeof offer>;
export type OfferTier = z.output<typeof tier>;
export type Enterprise = z.output<typeof enterprise>;
export type OfferAnswer = z.output<typeof lookedUp>;
export type VerificationAnswer = z.output<typeof verification>;
export type ClaimAnswer = z.output<typeof claimed>;

/** `{ offer, … }`, or a bare offer that also contains the other fields of the answer (O4). */
export const offerAnswer: z.ZodMiniType<OfferAnswer> = answer(
  z.pipe(
    z.transform((raw) =>
      isRecord(raw) && !Object.hasOwn(raw, "offer") && Object.hasOwn(raw, "id")
        ? { ...raw, offer: raw }
        : raw,
    ),
    lookedUp,
  ),
);

/** Requires at least one documented field: an empty object does not prove a claim. */
export const claimAnswer: z.ZodMiniType<ClaimAnswer> = answer(
  z.pipe(
    z.transform((raw) => (isRecord(raw) && documented.some((key) => key in raw) ? raw : null)),
    claimed,
  ),
);

const documented = [
  "claimed",
  "used",
  "isExistingUser",
  "token",
  "user",
  "error",
  "tiers",
  "shareUrl",
  "group",
  "offer",
  "noAccount",
];

export const verificationAnswer: z.ZodMiniType<VerificationAnswer> = answer(verification);

/** Enterprise settings of a host's template, in snake or camel case. */
export function readEnterprise(raw: unknown): Enterprise | null {
  const result = enterprise.safeParse(camelCased(raw));
  return result.success ? result.data : null;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The offer. With the bearer token, the server can say whether this guest has claimed it. */
export const lookUpOffer = endpoint<{ path: { code: string } }>()({
  name: "lookUpOffer",
  method: "GET",
  path: "/api/v5/offers/{code}",
  auth: "optional",
  output: offerAnswer,
});

export const verifyClaimCode = endpoint<{ query: { claim_code: string; id: string } }>()({
  name: "verifyClaimCode",
  method: "POST",
  path: "/api/v5/offers/verify_claim_code",
  output: verificationAnswer,
});

export const validateEmail = endpoint<{ query: { email: string; id: string } }>()({
  name: "validateEmail",
  method: "POST",
  path: "/api/v5/offers/validate_email",
  output: verificationAnswer,
});

export const sendSmsVerificationCode = endpoint<{
  query: { phone_number: string | null; id: string };
  body?: { subscriber_email: string };
}>()({
  name: "sendSmsVerificationCode",
  method: "POST",
  path: "/api/v5/offers/send_sms_verification_code",
  output: verificationAnswer,
});

export const verifySmsCode = endpoint<{
  query: { token: string | null; sms_verification_code: string; id: string };
}>()({
  name: "verifySmsCode",
  method: "POST",
  path: "/api/v5/offers/verify_sms_code",
  output: verificationAnswer,
});

export const checkIfVerified = endpoint<{ query: { token: string | null; id: string } }>()({
  name: "checkIfVerified",
  method: "POST",
  path: "/api/v5/offers/check_if_verified",
  output: verificationAnswer,
});

/**
 * Claims an offer. `email_opt_in` is sent in the body, and only if ticked, because the query does
 * not contain it (O18).
 */
export const claimOffer = endpoint<{
  query: { token: string | null; id: string; claim_code: string | null; sms_opt_in: boolean };
  body?: { email_opt_in: true };
}>()({
  name: "claimOffer",
  method: "POST",
  path: "/api/v5/offers/claim_offer",
  auth: "optional",
  output: claimAnswer,
});
