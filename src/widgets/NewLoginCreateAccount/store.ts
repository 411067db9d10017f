import { logOut } from "../../shared/session/logOut.ts";
import { createStore } from "zustand/vanilla";
import { createFlow, type Flow } from "../../shared/flow/flow.ts";
import { reportBug } from "../../shared/flow/reportBug.ts";
import { queryParameter, removeQueryParameters } from "../../shared/host/address.ts";
import { steadyClock } from "../../shared/host/clock.ts";
import { returnUrl } from "../../shared/host/returnUrl.ts";
import { emitSessionEvents } from "../../shared/session/sessionEvents.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import type { Session } from "../../shared/session/session.ts";
import { dinerSession } from "../../shared/session/sessions.ts";
import { createSignIn } from "../../shared/signin/createSignIn.ts";
import { followForms, formBeforeReload } from "../../shared/signin/followForms.ts";
import { keepTyped } from "../../shared/signin/keepTyped.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import { loginEffects } from "./effects.ts";
import { transition } from "./flow.ts";
import type { Options } from "./options.ts";
import { createResendFlow } from "./resendFlow.ts";
import { initialState, isUnverified, type LoginEvent, type LoginState } from "./state.ts";

/** The widget's name in the browser's history. */
const widget = "NewLoginCreateAccount";

const starts = {
  "sign-in": "signIn",
  "create-account": "createAccount",
  "forgot-password": "forgotPassword",
} as const;

export type LoginStore = ReturnType<typeof createLogin>;

/** The shared sign-in and the states around it, created once per root. */
export function createLogin({ options, environment }: StoreDeps<Options>) {
  const { signal, emit } = environment();
  const session = dinerSession();
  const client = () => clientOf(environment());
  const inviteToken = takeInviteToken();
  const next = queryParameter("next") ?? queryParameter("return_url");
  const referralCode = queryParameter("referral_code");
  const toast = createStore(() => ({ key: 0, isShown: false }));
  const onBug = reportBug(environment);

  emitSessionEvents(session, { signal, emit });

  const resending = createResendFlow({ client, signal, onBug, readyAtMs: resendAtMs });

  /** Resolved when it is needed, so that a changed option counts. */
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
    start: formBeforeReload(widget) ?? starts[options().mode],
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
    initial: initialState(inviteToken, session.isSignedIn()),
    transition,
    signal,
    onBug,
    effects: loginEffects({
      client,
      session,
      restartSignIn: () => signIn.send({ type: "sessionEnded", formError: null }),
      onUnverified: () => askToVerify(false),
      onVerified: () => environment().done("email-verified"),
    }),
  });

  keepTyped(signIn, signal);
  followForms(environment(), widget, signIn.flow);
  followSession(session, signal, flow, signIn);

  return {
    flow,
    signIn,
    resending,
    toast,
    nextUrl,
    send: flow.send,
    dismissToast: () => toast.setState({ isShown: false }),
    resendEmail: (email: string | null) =>
      resending.send({ type: "asked", email, nowMs: steadyClock() }),
    finishVerifying: () => flow.send({ type: "left", isSignedIn: session.isSignedIn() }),
    signOut: () => logOut(environment().config, session),
  };
}

/** Passes sign-ins and sign-outs, also those of other widgets and tabs, on to the flow. */
function followSession(
  session: Session,
  signal: AbortSignal,
  flow: Flow<LoginState, LoginEvent>,
  signIn: ReturnType<typeof createSignIn>,
): void {
  const stop = session.subscribe((change) => {
    if (change === "signed-in") {
      // Our own sign-in provides the user, so nothing has to be loaded.
      if (!["signingIn", "creatingAccount"].includes(signIn.flow.store.getState().kind))
        flow.send({ type: "sessionFound" });
      return;
    }
    const wasLoading = flow.store.getState().kind === "loading";
    flow.send({ type: "signedOut" });
    if (wasLoading)
      signIn.send({ type: "sessionEnded", formError: { kind: "said", refusal: "signInAgain" } });
  });
  signal.addEventListener("abort", stop, { once: true });
}

/**
 * Removes the token from the address bar at once, so that it is neither shared nor kept in the
 * history (fault A6).
 */
function takeInviteToken(): string | null {
  const token = queryParameter("invite_token");
  removeQueryParameters("invite_token");
  return token;
}
