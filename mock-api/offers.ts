import {
  checkIfVerified,
  claimOffer,
  lookUpOffer,
  sendSmsVerificationCode,
  validateEmail,
  verifyClaimCode,
  verifySmsCode,
} from "../src/shared/contracts/offers.ts";
import type { Account } from "./accounts.ts";
import { answer } from "./answer.ts";
import type { Area, Backend } from "./backend.ts";
import { offerList, tiers, type WireOffer } from "./offerList.ts";
import { refuse, reply } from "./refusal.ts";
import { accountBy, accountOf, newAccount, publicPart, signIn } from "./session.ts";

/** The code in every text message of the mock API. */
export const smsCode = "123456";

/** How often the verification is polled before it succeeds. */
const checksUntilVerified = 2;

interface Verification {
  offerId: number;
  /** Phone number or email address. */
  contact: string;
  isVerified: boolean;
  checks: number;
}

export interface OffersState {
  offers: WireOffer[];
  /** Verifications by token. */
  verifications: Record<string, Verification>;
  tokensIssued: number;
  /** `offer id:account id` of every claim. */
  claims: string[];
  /** Whether texts from the guest arrive. */
  hearsTexts: boolean;
  /** The visitor's state without a token, as from a link with a signed cookie. */
  visitor: "unknown" | "existing" | "claimed" | "used";
  /** Failures of the server. `claims-lost`: claims are carried out without an answer. */
  trouble: "none" | "down" | "claims-lost" | "claims-refused";
}

/** Offers, their verification and their claims. */
export const offers: Area<OffersState> = {
  key: "offers",
  initial: () => ({
    offers: offerList(),
    verifications: {},
    tokensIssued: 0,
    claims: [],
    hearsTexts: true,
    visitor: "unknown",
    trouble: "none",
  }),
  scenarios: {
    "returning-guest": (state) => void (state.visitor = "existing"),
    "offer-claimed": (state) => void (state.visitor = "claimed"),
    "offer-used": (state) => void (state.visitor = "used"),
    "offers-down": (state) => void (state.trouble = "down"),
    "claims-lost": (state) => void (state.trouble = "claims-lost"),
    "kitchen-closed": (state) => void (state.trouble = "claims-refused"),
    "texts-lost": (state) => void (state.hearsTexts = false),
  },
  handlers: (backend) => [
    answer(verifyClaimCode, ({ query }) => {
      const offer = offerBy(backend, query.id);
      if (!offer) return refuse(404, "Offer is not valid.");
      return offer.claimCode === query.claim_code
        ? { valid: true }
        : refuse(422, "That claim code doesn’t match this offer.");
    }),
    answer(validateEmail, ({ query }) => {
      const offer = offerBy(backend, query.id);
      if (!offer) return refuse(404, "Offer is not valid.");
      if (!query.email?.includes("@")) return refuse(422, "Please enter a valid email address.");
      return { token: newToken(backend, offer, query.email) };
    }),
    answer(sendSmsVerificationCode, ({ query, body }) => {
      const offer = offerBy(backend, query.id);
      const contact = query.phone_number || body.subscriber_email;
      // A new account's number is verified without an offer.
      if ((query.id && !offer) || !contact) return refuse(422, "Offer is not valid.");
      const account = accountBy(backend, contact);
      if (!account && !query.phone_number)
        return refuse(404, { error: "There is no account for this address.", no_account: true });
      return {
        token: newToken(backend, offer, contact),
        is_existing_user: Boolean(account),
        phone_last_four: (account?.phone_number ?? contact).slice(-4),
      };
    }),
    answer(verifySmsCode, ({ query }) => {
      const verification = verificationBy(backend, query.token);
      if (!verification || query.sms_verification_code !== smsCode)
        return refuse(422, "The verification code is incorrect.");
      verification.isVerified = true;
      const account = accountBy(backend, verification.contact);
      if (account) account.phone_verified_at ??= new Date(backend.now()).toISOString();
      return {
        token: query.token,
        is_existing_user: Boolean(account),
      };
    }),
    answer(checkIfVerified, ({ query }) => {
      const verification = verificationBy(backend, query.token);
      if (!verification) return refuse(404, "Unknown token");
      verification.checks += 1;
      if (!backend.state(offers).hearsTexts || verification.checks <= checksUntilVerified)
        return { verified: false };
      verification.isVerified = true;
      return { verified: true, token: query.token };
    }),
    answer(claimOffer, ({ query, token }) => {
      const { trouble } = backend.state(offers);
      if (trouble === "claims-refused")
        return refuse(422, "The kitchen is closed today. Please come back tomorrow.");
      const claimed = claim(backend, query, token);
      return trouble === "claims-lost" ? reply(502, "<h1>Bad gateway</h1>") : claimed;
    }),
    answer(lookUpOffer, ({ path, token }) =>
      backend.state(offers).trouble === "down"
        ? reply(503, "<h1>Down</h1>")
        : lookUp(backend, path.code, token),
    ),
  ],
};

function lookUp(backend: Backend, code: string, token: string | null): unknown {
  const { offers: all, visitor, claims } = backend.state(offers);
  const offer = all.find((each) => each.code === code);
  const account = accountOf(backend, token);
  if (token && !account) return refuse(401, "Unauthorized");
  if (!offer) return refuse(404, "Not found");
  const isExisting = Boolean(account) || visitor !== "unknown";
  const facts = { is_existing_user: isExisting, tiers: tiers() };
  if (offer.isEnded) return refuse(422, { error: "Offer is not valid.", ...facts });
  if (offer.isTaken)
    return refuse(422, {
      error: "Your unique offer code has already been claimed by another guest.",
      ...facts,
    });
  const isClaimed =
    visitor === "claimed" ||
    visitor === "used" ||
    (account && claims.includes(`${offer.id}:${account.id}`));
  return {
    offer: publicOffer(offer),
    claimed: Boolean(isClaimed),
    used: visitor === "used",
    share_url: offer.shareUrl,
    ...facts,
  };
}

interface ClaimQuery {
  readonly token?: string | null;
  readonly id?: string;
  readonly claim_code?: string | null;
}

function claim(backend: Backend, query: ClaimQuery, bearer: string | null): unknown {
  const offer = offerBy(backend, query.id);
  const verification = verificationBy(backend, query.token);
  if (!offer || offer.isEnded)
    return refuse(422, { error: "Offer is not valid.", is_existing_user: Boolean(bearer) });
  if (!verification?.isVerified && !offer.details.email_only)
    return refuse(422, "Please verify your phone number first.");
  const owner = accountBy(backend, verification?.contact);
  const account = accountOf(backend, bearer) ?? (owner && !bearer ? owner : undefined);
  if (bearer && !accountOf(backend, bearer)) return refuse(401, "Unauthorized");
  const refusal = account && refusalFor(backend, offer, account);
  if (refusal) return refusal;
  if (offer.isTakenOnClaim) return refuse(422, "Your unique offer code has already been claimed.");
  const claimer =
    account ??
    newAccount(
      backend,
      offer.details.email_only
        ? { email: verification?.contact ?? "" }
        : { phone_number: verification?.contact ?? "" },
    );
  backend.state(offers).claims.push(`${offer.id}:${claimer.id}`);
  return {
    claimed: true,
    used: false,
    is_existing_user: Boolean(account),
    user: { ...publicPart(claimer), token: signIn(backend, claimer) },
    group: { share_url: offer.shareUrl },
  };
}

function refusalFor(
  backend: Backend,
  offer: WireOffer,
  { id, is_suspended: isSuspended }: Account,
): unknown {
  const facts = { is_existing_user: true, tiers: tiers() };
  if (isSuspended) return refuse(403, "Your account has been suspended. Please contact support.");
  if (offer.ownerId === id) return refuse(422, "You cannot claim your own referral.");
  if (backend.state(offers).claims.includes(`${offer.id}:${id}`))
    return refuse(422, "Oops, looks like you've already claimed this offer.");
  return offer.restrict_to_new_users
    ? refuse(422, { error: "Sorry, this offer is limited to new signups only.", ...facts })
    : null;
}

function offerBy(backend: Backend, id: string | undefined): WireOffer | undefined {
  return backend.state(offers).offers.find((each) => `${each.id}` === id);
}

function verificationBy(
  backend: Backend,
  token: string | null | undefined,
): Verification | undefined {
  return token ? backend.state(offers).verifications[token] : undefined;
}

function newToken(backend: Backend, offer: WireOffer | undefined, contact: string): string {
  const state = backend.state(offers);
  const token = `verification-${++state.tokensIssued}`;
  state.verifications[token] = { offerId: offer?.id ?? 0, contact, isVerified: false, checks: 0 };
  return token;
}

/** An offer without the fields of the mock API. */
function publicOffer({
  code: _code,
  claimCode: _claimCode,
  isEnded: _ended,
  isTaken: _taken,
  isTakenOnClaim: _takenLater,
  ownerId: _owner,
  shareUrl: _share,
  ...offer
}: WireOffer): object {
  return offer;
}
