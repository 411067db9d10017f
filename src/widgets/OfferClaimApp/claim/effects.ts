import { claimOffer } from "../../../shared/contracts/offers.ts";
import type { Effects } from "../../../shared/flow/flow.ts";
import { onOnline } from "../../../shared/host/connection.ts";
import { steadyClock } from "../../../shared/host/clock.ts";
import { blockUnload } from "../../../shared/host/navigation.ts";
import { createPendingWrite } from "../../../shared/payment/intent/pendingWrite.ts";
import { signInFrom, type ClaimContext, type EffectDeps } from "../effectDeps.ts";
import type { ClaimEvent } from "../events.ts";
import { forgetVerification } from "../verify/savedVerification.ts";
import { lookUp } from "../lookup/effects.ts";
import { endingKinds, type Claim, type ClaimState, type Ending } from "../state.ts";
import { saveClaimed } from "./claimedRecord.ts";

/** Two widgets or tabs with one offer send one claim (fault D1). */
const pendingClaim = createPendingWrite("claim");

export function claimEffects(deps: EffectDeps) {
  const { onClaimed } = deps;
  return {
    claiming: ({ claim }, context) => sendClaim(deps, claim, context),
    claimRefused: ({ claim }) => pendingClaim.settle(claim.offer.id),
    async reconciling({ claim }, { send, signal }) {
      const outcome = await lookUp(deps, claim.offerCode, true, signal);
      send({ type: "reconcileAnswered", outcome });
    },
    unconfirmed({ answer }, { send, signal }) {
      if (answer === "none") onOnline(signal, () => send({ type: "retried" }));
    },
    success(state) {
      clearPending(state);
      if (state.claimedAtMs) return;
      saveClaimed(state);
      onClaimed(state.isClaimError ? "already-claimed" : "claimed", state.offer);
    },
    emailClaimSuccess(state) {
      clearPending(state);
      if (state.claimedAtMs) return;
      saveClaimed(state);
      onClaimed("claimed", state.offer);
    },
    ...Object.fromEntries(endingKinds.map((kind) => [kind, clearPending])),
  } satisfies Effects<ClaimState, ClaimEvent>;
}

/** Sends the claim. It belongs to the page: a widget that is removed does not abort it. */
async function sendClaim(
  { client, session }: EffectDeps,
  { offer, token, claimCode, smsOptIn, emailOptIn }: Claim,
  { send, signal }: ClaimContext,
): Promise<void> {
  forgetVerification(offer.id);
  const lock = await pendingClaim.acquire(offer.id);
  if (!lock) return send({ type: "heldElsewhere" });
  const unblockUnload = blockUnload();
  const query = { token, id: offer.id, claim_code: claimCode, sms_opt_in: smsOptIn };
  try {
    const outcome = await client().call(
      claimOffer,
      emailOptIn ? { query, body: { email_opt_in: true } } : { query },
    );
    if (!signal.aborted) signInFrom(session, outcome);
    lock.release();
    send({ type: "claimAnswered", outcome, nowMs: steadyClock() });
  } finally {
    lock.release();
    unblockUnload();
  }
}

function clearPending({ offer }: Ending): void {
  if (offer) pendingClaim.settle(offer.id);
}
