import type { Outcome } from "../../../shared/api/outcome.ts";
import { lookUpOffer, type OfferAnswer } from "../../../shared/contracts/offers.ts";
import type { Effects } from "../../../shared/flow/flow.ts";
import { onOnline } from "../../../shared/host/connection.ts";
import { steadyClock, systemClock } from "../../../shared/host/clock.ts";
import { createPendingWrite } from "../../../shared/payment/intent/pendingWrite.ts";
import { readClaimed } from "../claim/claimedRecord.ts";
import type { EffectDeps } from "../effectDeps.ts";
import type { ClaimEvent } from "../events.ts";
import type { ClaimState } from "../state.ts";
import { resumeOf } from "../verify/savedVerification.ts";

export function lookupEffects(deps: EffectDeps) {
  const { session, claimCode, log } = deps;
  return {
    async lookingUp({ offerCode, isWithoutSession }, { send, signal }) {
      const outcome = await lookUp(deps, offerCode, !isWithoutSession, signal);
      const offer = outcome.ok ? outcome.value.offer : null;
      if (offer) log("offer_viewed", { offer_id: offer.id });
      send({
        type: "lookupAnswered",
        outcome,
        isSignedIn: session.isSignedIn(),
        wasPending: offer !== null && createPendingWrite("claim").isOpen(offer.id),
        claimCode,
        claimed: readClaimed(offerCode),
        resume: offer && resumeOf(offer.id),
        nowMs: steadyClock(),
        epochMs: systemClock(),
      });
    },
    lookupFailed({ formError }, { send, signal }) {
      if (formError?.kind === "unreachable") onOnline(signal, () => send({ type: "retried" }));
    },
  } satisfies Effects<ClaimState, ClaimEvent>;
}

/** Reads an offer. `reportsSignOut` shows a toast if the call ended the session. */
export async function lookUp(
  { client, session, showToast }: EffectDeps,
  code: string,
  reportsSignOut: boolean,
  signal: AbortSignal,
): Promise<Outcome<OfferAnswer>> {
  const hadSession = session.isSignedIn();
  const outcome = await client().call(lookUpOffer, { path: { code } }, { signal });
  const isSignedOut = !outcome.ok && outcome.problem.kind === "signed-out";
  if (isSignedOut && hadSession && reportsSignOut && !signal.aborted) showToast("signInAgain");
  return outcome;
}
