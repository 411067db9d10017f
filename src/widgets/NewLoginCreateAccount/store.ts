import { createStore } from "zustand/vanilla";
import {
  currentUser,
  resendVerification,
  verifyEmail,
  type User,
} from "../../shared/contracts/session.ts";
import { createFlow } from "../../shared/flow/flow.ts";
import { queryParameter, removeQueryParameters } from "../../shared/host/address.ts";
import { steadyClock } from "../../shared/host/clock.ts";
import { onOnline } from "../../shared/host/connection.ts";
import { returnUrl } from "../../shared/host/returnUrl.ts";
import { announceSession } from "../../shared/session/announce.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import { dinerSession } from "../../shared/session/sessions.ts";
import { createSignIn } from "../../shared/signin/createSignIn.ts";
import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import { copy } from "./copy.ts";
import { transition } from "./flow.ts";
import type { Options } from "./options.ts";
import { atRest, resend, type ResendEvent, type ResendState } from "./resend.ts";
import type { LoginEvent, LoginState } from "./state.ts";

const starts = {
  "sign-in": "signIn",
  "create-account": "createAccount",
  "forgot-password": "forgotPassword",
} as const;

export type LoginStore = ReturnType<typeof createLogin>;

/** One sign-in with what surrounds it. Made once per root. */
export function createLogin({ options, environment }: StoreStart<Options>) {
  const { signal, emit } = environment();
  const session = dinerSession();
  const client = () => clientOf(environment());
  const inviteToken = takeInviteToken();
  const next = queryParameter("next") ?? queryParameter("return_url");
  const referralCode = queryParameter("referral_code");
  const toast = createStore(() => ({ key: 0, isShown: false }));
  const onBug = (error: unknown) =>
    environment().fail(
      "render",
      `NewLoginCreateAccount: ${error instanceof Error ? error.message : "an effect failed"}`,
    );

  announceSession(session, { signal, emit });

  const resending = createFlow<ResendState, ResendEvent>({
    initial: atRest,
    transition: resend,
    signal,
    onBug,
    effects: {
      async sending({ email }, { send, signal: leaving }) {
        const outcome = await client().call(
          resendVerification,
          { body: email ? { email } : {} },
          { signal: leaving },
        );
        send({ type: "answered", outcome, nowMs: steadyClock(), readyAtMs: resendAtMs() });
      },
    },
  });

  /** Reads the address anew, so that an option that changed meanwhile counts. */
  function nextUrl(): string | null {
    const { returnUrlOrigins } = environment().config;
    return returnUrl(next, returnUrlOrigins) ?? returnUrl(options().next, returnUrlOrigins);
  }

  function resendAtMs(): number {
    return steadyClock() + options().resendSeconds * 1000;
  }

  const signIn = createSignIn({
    environment,
    siteArea: () => options().siteArea,
    start: starts[options().mode],
    email: options().email ?? "",
    referralCode: () => referralCode ?? options().referralCode ?? null,
    onSignedIn({ user, isNew }) {
      environment().done(isNew ? "account-created" : "signed-in");
      flow.send({ type: "signedIn", user, isNew });
      if (isUnverified(user, isNew)) askToVerify(isNew);
      const url = nextUrl();
      if (url && !isNew) environment().navigate(url, "signed-in");
    },
  });

  function askToVerify(isJustSent: boolean): void {
    toast.setState(({ key }) => ({ key: key + 1, isShown: true }));
    if (isJustSent) resending.send({ type: "sentAlready", readyAtMs: resendAtMs() });
  }

  const flow = createFlow<LoginState, LoginEvent>({
    initial: inviteToken
      ? { kind: "verifying", attempt: 1, inviteToken }
      : session.isSignedIn()
        ? { kind: "reading" }
        : { kind: "door" },
    transition,
    signal,
    onBug,
    effects: {
      door: () => signIn.send({ type: "sessionEnded", complaint: null }),
      async reading(_, { send, signal: leaving }) {
        const outcome = await client().call(currentUser, {}, { signal: leaving });
        if (leaving.aborted) return;
        const isSignedIn = session.isSignedIn();
        send({ type: "userAnswered", outcome, isSignedIn });
        if (isSignedIn && outcome.ok && isUnverified(outcome.value, false)) askToVerify(false);
      },
      async verifying({ inviteToken: token }, { send, signal: leaving }) {
        const outcome = await client().call(
          verifyEmail,
          { body: { invite_token: token } },
          { signal: leaving },
        );
        if (leaving.aborted) return;
        if (outcome.ok && outcome.value.user?.token && !session.isSignedIn())
          session.signIn(outcome.value.user.token);
        send({ type: "verifyAnswered", outcome, isSignedIn: session.isSignedIn() });
      },
      verifyFailed: (_, { send, signal: leaving }) =>
        onOnline(leaving, () => send({ type: "retried" })),
      verified: () => environment().done("email-verified"),
    },
  });

  const stop = session.subscribe((change) => {
    if (change === "signed-in") {
      // Our own sign-in brings its person along, so nobody needs to be read.
      if (!["signingIn", "creatingAccount"].includes(signIn.flow.store.getState().kind))
        flow.send({ type: "sessionFound" });
      return;
    }
    const wasReading = flow.store.getState().kind === "reading";
    flow.send({ type: "signedOut" });
    if (wasReading)
      signIn.send({ type: "sessionEnded", complaint: { kind: "said", message: copy.signInAgain } });
  });
  signal.addEventListener("abort", stop, { once: true });

  return {
    flow,
    signIn,
    resending,
    toast,
    nextUrl,
    send: flow.send,
    dropToast: () => toast.setState({ isShown: false }),
    askAgain: (email: string | null) =>
      resending.send({ type: "asked", email, nowMs: steadyClock() }),
    leaveVerifying: () => flow.send({ type: "left", isSignedIn: session.isSignedIn() }),
    signOut: () => session.signOut(),
  };
}

/** Whether the server says that the address is not confirmed yet; a new account's never is. */
export function isUnverified(user: User | null, isNew: boolean): boolean {
  if (user?.emailVerifiedAt || user?.emailConfirmed) return false;
  return isNew || user?.emailConfirmed === false;
}

/** The token leaves the address bar at once: it must neither be shared nor kept in the history (faults A6). */
function takeInviteToken(): string | null {
  const token = queryParameter("invite_token");
  removeQueryParameters("invite_token");
  return token;
}
