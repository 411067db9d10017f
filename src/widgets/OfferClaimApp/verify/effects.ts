import * as offers from "../../../shared/contracts/offers.ts";
import type { Effects } from "../../../shared/flow/flow.ts";
import { steadyClock } from "../../../shared/host/clock.ts";
import { pageVisibleGate } from "../../../shared/host/pageVisibleGate.ts";
import { signInFrom, type ClaimContext, type EffectDeps } from "../effectDeps.ts";
import type { ClaimEvent } from "../events.ts";
import type { Claim, ClaimState } from "../state.ts";
import { forgetVerification, saveVerification } from "./savedVerification.ts";
import { poll } from "./poll.ts";

export function verificationEffects(deps: EffectDeps) {
  const { client, session, showToast, clearCode } = deps;
  return {
    async checkingClaimCode({ claim }, { send, signal }) {
      const query = { claim_code: claim.claimCode ?? "", id: claim.offer.id };
      const outcome = await client().call(offers.verifyClaimCode, { query }, { signal });
      send({ type: "claimCodeAnswered", outcome, nowMs: steadyClock() });
    },
    sendingCode: ({ claim }, context) => sendCode(deps, claim, context),
    async resendingCode({ claim }, context) {
      await sendCode(deps, claim, {
        ...context,
        send(event) {
          if (event.type === "sendAnswered" && event.outcome.ok && !event.outcome.value.error)
            showToast("codeResent");
          context.send(event);
        },
      });
    },
    async validatingEmail({ claim }, { send, signal }) {
      const query = { email: claim.contact?.email ?? "", id: claim.offer.id };
      const outcome = await client().call(offers.validateEmail, { query }, { signal });
      send({ type: "emailAnswered", outcome, nowMs: steadyClock() });
    },
    emailInput: ({ claim }) => forgetVerification(claim.offer.id),
    smsVerification(state) {
      const { formError } = state;
      if (!formError || formError.kind === "wrongCode") clearCode();
      saveVerification(state);
    },
    async verifyingCode({ claim, code }, { send, signal }) {
      const query = { token: claim.token, sms_verification_code: code, id: claim.offer.id };
      const outcome = await client().call(offers.verifySmsCode, { query }, { signal });
      if (signal.aborted) return;
      signInFrom(session, outcome);
      const isSignedIn = session.isSignedIn();
      send({ type: "codeAnswered", outcome, isSignedIn, nowMs: steadyClock() });
    },
    async altVerification(state, { send, signal }) {
      saveVerification(state);
      const { claim, untilMs } = state;
      const query = { token: claim.token, id: claim.offer.id };
      const end = await poll({
        untilMs,
        signal,
        whenVisible: pageVisibleGate(signal),
        request: () => client().call(offers.checkIfVerified, { query }, { signal }),
        onAnswer(outcome, isLast) {
          signInFrom(session, outcome);
          if (outcome.ok && !outcome.value.error)
            send({ type: "pollAnswered", answer: outcome.value });
          else send({ type: "pollRefused", outcome, isLast, nowMs: steadyClock() });
          return signal.aborted;
        },
      });
      if (end === "ended") send({ type: "pollEnded" });
    },
  } satisfies Effects<ClaimState, ClaimEvent>;
}

async function sendCode(
  { client, resendAfterMs }: EffectDeps,
  { contact, offer }: Claim,
  { send, signal }: ClaimContext,
): Promise<void> {
  const { phone, email } = contact ?? { phone: null, email: null };
  const query = { phone_number: phone, id: offer.id };
  const outcome = await client().call(
    offers.sendSmsVerificationCode,
    email ? { query, body: { subscriber_email: email } } : { query },
    { signal },
  );
  const nowMs = steadyClock();
  send({ type: "sendAnswered", outcome, nowMs, resendAtMs: nowMs + resendAfterMs() });
}
