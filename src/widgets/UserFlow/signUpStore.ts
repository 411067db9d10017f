import { createStore } from "zustand/vanilla";
import type { Client } from "../../shared/api/client.ts";
import { sendSmsVerificationCode, verifySmsCode } from "../../shared/contracts/offers.ts";
import { currentUser, type User } from "../../shared/contracts/session.ts";
import { createFlow, type EffectContext } from "../../shared/flow/flow.ts";
import { reportBug } from "../../shared/flow/reportBug.ts";
import { steadyClock } from "../../shared/host/clock.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import { dinerSession } from "../../shared/session/sessions.ts";
import type { Session } from "../../shared/session/session.ts";
import { createSignIn } from "../../shared/signin/createSignIn.ts";
import { keepTyped } from "../../shared/signin/keepTyped.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import type { Options } from "./options.ts";
import { forgetCode, readSavedCode, saveCode } from "./savedCode.ts";
import { transition, type SignUpEvent, type SignUpState } from "./signUpFlow.ts";

export type SignUpStore = ReturnType<typeof createSignUp>;

/**
 * Continues after a reload for a guest with an account: at the code, where the guest can request
 * another one at once, or at the phone number.
 */
function firstState(session: Session): SignUpState {
  if (!session.isSignedIn()) return { kind: "account" };
  const saved = readSavedCode();
  return saved
    ? {
        kind: "code",
        phone: saved.phone,
        token: saved.token,
        resendAtMs: 0,
        formError: null,
        isResendRefused: false,
        refusedCodes: [],
      }
    : { kind: "resuming" };
}

/** Texts a code to a phone number, for the offer that the host gives. */
async function sendCode(
  phone: string,
  { client, options }: { readonly client: () => Client; readonly options: () => Options },
  { send, signal }: EffectContext<SignUpEvent>,
): Promise<void> {
  const outcome = await client().call(
    sendSmsVerificationCode,
    { query: { phone_number: phone, id: options().offerId ?? "" } },
    { signal },
  );
  send({
    type: "sendAnswered",
    outcome,
    nowMs: steadyClock(),
    resendAtMs: steadyClock() + options().resendSeconds * 1000,
  });
}

/** Creates the store of a guest's sign-up. Called once per root. */
export function createSignUp({ options, environment }: StoreDeps<Options>) {
  const { signal } = environment();
  const session = dinerSession();
  const client = () => clientOf(environment());
  const draft = createStore(() => ({ phone: "", code: "" }));

  const signIn = createSignIn({
    environment,
    start: "createAccount",
    onSignedIn: ({ user }) => goOn(user),
  });

  function goOn(user: User | null): void {
    draft.setState({ phone: signIn.draft.getState().phone || (user?.phoneNumber ?? "") });
    flow.send({ type: "signedIn", hasVerifiedPhone: Boolean(user?.phoneVerifiedAt) });
  }

  keepTyped(signIn, signal);

  const flow = createFlow<SignUpState, SignUpEvent>({
    initial: firstState(session),
    transition,
    signal,
    onBug: reportBug(environment),
    effects: {
      account() {
        forgetCode();
        signIn.send({ type: "sessionEnded", formError: null });
      },
      async resuming(_, { send, signal: stateSignal }) {
        const outcome = await client().call(currentUser, {}, { signal: stateSignal });
        if (stateSignal.aborted) return;
        if (session.isSignedIn()) goOn(outcome.ok ? outcome.value : null);
        else send({ type: "signedOut" });
      },
      phone: forgetCode,
      sendingCode: ({ phone }, context) => sendCode(phone, { client, options }, context),
      resendingCode: ({ phone }, context) => sendCode(phone, { client, options }, context),
      code(state) {
        saveCode(state);
        const { formError } = state;
        if (!formError || formError.kind === "said") draft.setState({ code: "" });
      },
      async verifyingCode({ token, code }, { send, signal: stateSignal }) {
        const query = { token, sms_verification_code: code, id: options().offerId ?? "" };
        const outcome = await client().call(verifySmsCode, { query }, { signal: stateSignal });
        send({ type: "codeAnswered", outcome, nowMs: steadyClock() });
      },
      links({ isResumed }) {
        forgetCode();
        if (!isResumed) environment().done("signed-up");
      },
    },
  });

  const unsubscribe = session.subscribe(
    (change) => change === "signed-out" && flow.send({ type: "signedOut" }),
  );
  signal.addEventListener("abort", unsubscribe, { once: true });

  return {
    flow,
    signIn,
    draft,
    send: flow.send,
    saveDraft: (typed: { phone?: string; code?: string }) => draft.setState(typed),
    resend: () => flow.send({ type: "resendRequested", nowMs: steadyClock() }),
  };
}
