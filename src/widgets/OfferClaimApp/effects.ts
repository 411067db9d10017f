import type { Outcome } from "../../shared/api/outcome.ts";
import type { Client } from "../../shared/api/client.ts";
import * as offers from "../../shared/contracts/offers.ts";
import { login } from "../../shared/contracts/session.ts";
import { steadyClock } from "../../shared/host/clock.ts";
import { onOnline } from "../../shared/host/connection.ts";
import { holdPage } from "../../shared/host/navigation.ts";
import { pageGate } from "../../shared/host/pageGate.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import type { Session } from "../../shared/session/session.ts";
import type { ClaimEvent } from "./events.ts";
import { isPending, settle, takePlace } from "./pending.ts";
import { poll } from "./poll.ts";
import { endingKinds, type Claim, type ClaimState, type Ending } from "./state.ts";

export interface EffectsStart {
  readonly client: () => Client;
  readonly session: Session;
  /** A claim code that came with the address or the options. */
  readonly claimCode: () => string | null;
  readonly resendAfterMs: () => number;
  readonly say: (message: "signInAgain" | "codeResent") => void;
  /** The offer is the guest's: `widget:done`. */
  readonly finished: (outcome: "claimed" | "already-claimed", offer: offers.Offer | null) => void;
  readonly log: (name: string, properties?: Record<string, unknown>) => void;
  /** Called for every new text and after a wrong code: the field starts anew. */
  readonly forgetCode: () => void;
}

type Context = { send(event: ClaimEvent): void; signal: AbortSignal };

/** What each state does to the world: the only place that awaits. */
export function createEffects({
  client,
  session,
  claimCode,
  resendAfterMs,
  say,
  finished,
  log,
  forgetCode,
}: EffectsStart): Effects<ClaimState, ClaimEvent> {
  const now = steadyClock;

  async function sendCode({ claim }: { claim: Claim }, { send, signal }: Context): Promise<void> {
    const { phone, email } = claim.contact ?? { phone: null, email: null };
    const query = { phone_number: phone, id: claim.offer.id };
    const outcome = await client().call(
      offers.sendSmsVerificationCode,
      email ? { query, body: { subscriber_email: email } } : { query },
      { signal },
    );
    send({ type: "sendAnswered", outcome, nowMs: now(), resendAtMs: now() + resendAfterMs() });
  }

  /** A user token in an answer signs its owner in. */
  function adopt(outcome: Outcome<offers.VerificationAnswer | offers.ClaimAnswer>): void {
    if (outcome.ok && outcome.value.user?.token) session.signIn(outcome.value.user.token);
  }

  async function lookUp(
    code: string,
    isRead: boolean,
    signal: AbortSignal,
  ): Promise<Outcome<offers.OfferAnswer>> {
    const hadSession = session.isSignedIn();
    const outcome = await client().call(offers.lookUpOffer, { path: { code } }, { signal });
    if (
      !outcome.ok &&
      outcome.problem.kind === "signed-out" &&
      hadSession &&
      isRead &&
      !signal.aborted
    )
      say("signInAgain");
    return outcome;
  }

  async function claim({ claim }: { claim: Claim }, { send, signal }: Context): Promise<void> {
    const leave = takePlace(claim.offer.id);
    if (!leave) return send({ type: "claimHeldBack" });
    const release = holdPage();
    const { offer, token, smsOptIn, emailOptIn } = claim;
    const query = { token, id: offer.id, claim_code: claim.claimCode, sms_opt_in: smsOptIn };
    try {
      const outcome = await client().call(
        offers.claimOffer,
        emailOptIn ? { query, body: { email_opt_in: true } } : { query },
        { signal },
      );
      if (signal.aborted) return;
      adopt(outcome);
      if (!outcome.ok && outcome.problem.kind === "signed-out") say("signInAgain");
      leave();
      send({ type: "claimAnswered", outcome, nowMs: now() });
    } finally {
      leave();
      release();
    }
  }

  function settled({ offer }: Ending): void {
    if (offer) settle(offer.id);
  }

  return {
    async lookingUp({ offerCode, isWithoutSession }, { send, signal }) {
      const outcome = await lookUp(offerCode, !isWithoutSession, signal);
      const wasPending =
        outcome.ok && outcome.value.offer !== null && isPending(outcome.value.offer.id);
      if (outcome.ok && outcome.value.offer)
        log("offer_viewed", { offer_id: outcome.value.offer.id });
      send({
        type: "lookupAnswered",
        outcome,
        isSignedIn: session.isSignedIn(),
        wasPending,
        claimCode: claimCode(),
        nowMs: now(),
      });
    },
    lookupFailed({ complaint }, { send, signal }) {
      if (complaint?.kind === "unreachable") onOnline(signal, () => send({ type: "retried" }));
    },
    async checkingClaimCode({ claim }, { send, signal }) {
      const query = { claim_code: claim.claimCode ?? "", id: claim.offer.id };
      const outcome = await client().call(offers.verifyClaimCode, { query }, { signal });
      send({ type: "claimCodeAnswered", outcome, nowMs: now() });
    },
    sendingCode: sendCode,
    async resendingCode(state, context) {
      await sendCode(state, {
        ...context,
        send(event) {
          if (event.type === "sendAnswered" && event.outcome.ok && !event.outcome.value.error)
            say("codeResent");
          context.send(event);
        },
      });
    },
    async validatingEmail({ claim }, { send, signal }) {
      const query = { email: claim.contact?.email ?? "", id: claim.offer.id };
      const outcome = await client().call(offers.validateEmail, { query }, { signal });
      send({ type: "emailAnswered", outcome, nowMs: now() });
    },
    smsVerification({ complaint }) {
      if (!complaint || complaint.kind === "wrongCode") forgetCode();
    },
    async verifyingCode({ claim, code }, { send, signal }) {
      const query = { token: claim.token, sms_verification_code: code, id: claim.offer.id };
      const outcome = await client().call(offers.verifySmsCode, { query }, { signal });
      if (signal.aborted) return;
      adopt(outcome);
      send({ type: "codeAnswered", outcome, isSignedIn: session.isSignedIn(), nowMs: now() });
    },
    async altVerification({ claim, untilMs }, { send, signal }) {
      const query = { token: claim.token, id: claim.offer.id };
      const end = await poll({
        untilMs,
        signal,
        shown: pageGate(signal),
        ask: () => client().call(offers.checkIfVerified, { query }, { signal }),
        heard(outcome) {
          adopt(outcome);
          if (outcome.ok && !outcome.value.error)
            send({ type: "pollAnswered", answer: outcome.value });
          else send({ type: "pollRefused", outcome });
          return signal.aborted;
        },
      });
      if (end === "ended") send({ type: "pollEnded" });
    },
    async signingIn({ email, password }, { send, signal }) {
      const outcome = await client().call(
        login,
        { body: { user: { email, password } } },
        { signal },
      );
      if (signal.aborted) return;
      if (outcome.ok) session.signIn(outcome.value.token);
      send({ type: "signInAnswered", outcome, nowMs: now() });
    },
    claiming: claim,
    claimRefused: ({ claim }) => settle(claim.offer.id),
    async reconciling({ claim }, { send, signal }) {
      const outcome = await lookUp(claim.offerCode, true, signal);
      send({ type: "reconcileAnswered", outcome });
    },
    unconfirmed({ answer }, { send, signal }) {
      if (answer === "none") onOnline(signal, () => send({ type: "retried" }));
    },
    success(state) {
      settled(state);
      finished(state.isClaimError ? "already-claimed" : "claimed", state.offer);
    },
    emailClaimSuccess(state) {
      settled(state);
      finished("claimed", state.offer);
    },
    ...Object.fromEntries(endingKinds.map((kind) => [kind, settled])),
  };
}
