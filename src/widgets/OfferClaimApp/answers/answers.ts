import type * as z from "zod/mini";
import type { Outcome, Problem } from "../../../shared/api/outcome.ts";
import type {
  ClaimAnswer,
  Enterprise,
  Offer,
  OfferTier,
} from "../../../shared/contracts/offers.ts";
import { isEmailOnly } from "../contact/contact.ts";
import { messageEnding, type MessageEnding } from "./serverMessage.ts";
import type { Claim, ClaimState, FormError, Ending, EndingKind } from "../state.ts";

/** The fields that any of the answers may carry. */
export interface AnswerFields {
  readonly error: string | null;
  readonly isExistingUser: boolean | null;
  readonly tiers: readonly OfferTier[];
  readonly shareUrl: string | null;
  readonly offer?: Offer | null;
  readonly claimed?: boolean | null;
  readonly used?: boolean;
  readonly noAccount?: boolean;
  readonly group?: ClaimAnswer["group"];
  readonly enterprise?: Enterprise | null;
}

/** Seconds to wait after a 429 without `Retry-After`. */
const defaultWaitSeconds = 30;

/**
 * Parses an answer, including a refusal's body: the documented refusals carry tiers and flags next
 * to their error.
 */
export function parseAnswer<T>(outcome: Outcome<T>, schema: z.ZodMiniType<T>): T | null {
  if (outcome.ok) return outcome.value;
  const result =
    outcome.problem.kind === "rejected" ? schema.safeParse(outcome.problem.body) : null;
  return result?.success ? result.data : null;
}

/** The server's message: the `error` of a 2xx answer, or the message of a refusal. */
export function serverMessageOf(outcome: Outcome<AnswerFields>): string | null {
  if (outcome.ok) return outcome.value.error;
  return outcome.problem.kind === "rejected" ? outcome.problem.message : null;
}

/** The final state for a documented message or flag, or null. */
export function documentedEnding(
  outcome: Outcome<AnswerFields>,
  fields: AnswerFields | null,
  isExistingUser: boolean,
): MessageEnding | null {
  if (fields?.used) return "prevUsed";
  if (fields?.noAccount) return "noAccount";
  return messageEnding(serverMessageOf(outcome), fields?.isExistingUser === true || isExistingUser);
}

/** Turns a failed request into the error shown next to the guest's input. */
export function formErrorOf(problem: Problem, nowMs: number): FormError {
  if (problem.kind === "signed-out") return { kind: "signInAgain" };
  if (problem.kind !== "rejected") return { kind: "unreachable" };
  if (problem.status === 429)
    return {
      kind: "rateLimited",
      untilMs: nowMs + (problem.retryAfter ?? defaultWaitSeconds) * 1000,
    };
  return problem.message
    ? { kind: "serverMessage", message: problem.message }
    : { kind: "unexplained" };
}

/** Like `formErrorOf`, for an answer that may contain its refusal in `error`. */
export function answerError(outcome: Outcome<AnswerFields>, nowMs: number): FormError {
  if (!outcome.ok) return formErrorOf(outcome.problem, nowMs);
  return outcome.value.error
    ? { kind: "serverMessage", message: outcome.value.error.slice(0, 300) }
    : { kind: "unexplained" };
}

export function endingState(
  kind: EndingKind,
  collected: Partial<Claim>,
  fields: AnswerFields | null,
  message: string | null,
): ClaimState {
  return { kind, ...endingData(collected, fields, message) };
}

export function endingData(
  collected: Partial<Claim>,
  fields: AnswerFields | null,
  message: string | null,
): Ending {
  const offer = collected.offer ?? fields?.offer ?? null;
  return {
    offer,
    tiers: fields?.tiers.length ? fields.tiers : (collected.tiers ?? []),
    shareUrl:
      fields?.group?.shareUrl ??
      fields?.shareUrl ??
      collected.shareUrl ??
      offer?.group?.shareUrl ??
      null,
    message,
    enterprise: collected.enterprise ?? fields?.enterprise ?? null,
  };
}

function signInBy({ contact, isExistingUser }: Claim): "phone" | "email" | null {
  if (isExistingUser || !contact) return null;
  return contact.phone ? "phone" : "email";
}

/**
 * The state after a successful claim. Without a phone number, the claim was made by e-mail.
 * `isClaimError` marks a success that the server reported as an error.
 */
export function claimedState(
  claim: Claim,
  fields: AnswerFields | null,
  isClaimError: boolean,
): ClaimState {
  const ending = endingData(claim, fields, null);
  const isByEmail = isEmailOnly(claim.offer) && !claim.contact?.phone && !isClaimError;
  const { offerCode } = claim;
  return isByEmail
    ? { kind: "emailClaimSuccess", email: claim.contact?.email ?? null, offerCode, ...ending }
    : { kind: "success", isClaimError, signInBy: signInBy(claim), offerCode, ...ending };
}
