import type * as z from "zod/mini";
import type { Outcome, Problem } from "../../shared/api/outcome.ts";
import type { ClaimAnswer, Enterprise, Offer, OfferTier } from "../../shared/contracts/offers.ts";
import { isEmailOnly } from "./contact.ts";
import { messageEnding, type MessageEnding } from "./serverMessage.ts";
import type { Claim, ClaimState, Complaint, Ending, EndingKind } from "./state.ts";

/** What answers of every kind may say. */
export interface Facts {
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

/** Seconds to wait after "too many tries" where the server does not say. */
const defaultWaitSeconds = 30;

/** What an answer says, also one that refuses: the documented answers carry tiers and flags beside their error. */
export function factsOf<T>(outcome: Outcome<T>, schema: z.ZodMiniType<T>): T | null {
  if (outcome.ok) return outcome.value;
  const result =
    outcome.problem.kind === "rejected" ? schema.safeParse(outcome.problem.body) : null;
  return result?.success ? result.data : null;
}

/** The server's words: an `error` in a good answer, or those of a refusal. */
export function messageOf(outcome: Outcome<Facts>): string | null {
  if (outcome.ok) return outcome.value.error;
  return outcome.problem.kind === "rejected" ? outcome.problem.message : null;
}

/** What a documented message or flag means; null where it means nothing special. */
export function meaningOf(
  outcome: Outcome<Facts>,
  facts: Facts | null,
  isExistingUser: boolean,
): MessageEnding | null {
  if (facts?.used) return "prevUsed";
  if (facts?.noAccount) return "noAccount";
  return messageEnding(messageOf(outcome), facts?.isExistingUser === true || isExistingUser);
}

/** A refusal or a missing answer as a complaint beside what was typed. */
export function complaintOf(problem: Problem, nowMs: number): Complaint {
  if (problem.kind === "signed-out") return { kind: "signInAgain" };
  if (problem.kind !== "rejected") return { kind: "unreachable" };
  if (problem.status === 429)
    return { kind: "wait", untilMs: nowMs + (problem.retryAfter ?? defaultWaitSeconds) * 1000 };
  return problem.message ? { kind: "said", message: problem.message } : { kind: "unexplained" };
}

/** The same for an answer that may hold its refusal in an `error`. */
export function complaintIn(outcome: Outcome<Facts>, nowMs: number): Complaint {
  if (!outcome.ok) return complaintOf(outcome.problem, nowMs);
  return outcome.value.error
    ? { kind: "said", message: outcome.value.error.slice(0, 300) }
    : { kind: "unexplained" };
}

export function ended(
  kind: EndingKind,
  known: Partial<Claim>,
  facts: Facts | null,
  message: string | null,
): ClaimState {
  return { kind, ...endingOf(known, facts, message) };
}

export function endingOf(
  known: Partial<Claim>,
  facts: Facts | null,
  message: string | null,
): Ending {
  const offer = known.offer ?? facts?.offer ?? null;
  return {
    offer,
    tiers: facts?.tiers.length ? facts.tiers : (known.tiers ?? []),
    shareUrl:
      facts?.group?.shareUrl ?? facts?.shareUrl ?? known.shareUrl ?? offer?.group?.shareUrl ?? null,
    message,
    enterprise: known.enterprise ?? facts?.enterprise ?? null,
  };
}

/** The offer is the guest's: by e-mail where no phone was needed. `isClaimError`: the server said so with an error. */
export function owned(claim: Claim, facts: Facts | null, isClaimError: boolean): ClaimState {
  const ending = endingOf(claim, facts, null);
  const isByEmail = isEmailOnly(claim.offer) && !claim.contact?.phone && !isClaimError;
  return isByEmail
    ? { kind: "emailClaimSuccess", email: claim.contact?.email ?? null, ...ending }
    : { kind: "success", isClaimError, ...ending };
}
