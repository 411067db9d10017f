import { returnUrl } from "../host/returnUrl.ts";
import type { Session } from "../session/session.ts";
import { createSignIn, type SignInOptions, type SignInStore } from "../signin/createSignIn.ts";
import { followForms, formBeforeReload } from "../signin/followForms.ts";
import { keepTyped } from "../signin/keepTyped.ts";
import type { Environment } from "../widget/environment.ts";

/**
 * The card provider's public key: the restaurant's own, otherwise the page's. Null if there is
 * none.
 */
export function billCardKey(
  { config }: Environment,
  project: { readonly stripePublicKey: string | null } | null | undefined,
): string | null {
  return project?.stripePublicKey || config.stripePublishableKey || null;
}

/** The page that the diner returns to. The server's override has priority over the host's. */
export function returnTarget(
  { config: { returnUrlOrigins } }: Environment,
  request: { readonly returnUrl: string | null },
  override: string | null | undefined,
): string | null {
  return returnUrl(override, returnUrlOrigins) ?? returnUrl(request.returnUrl, returnUrlOrigins);
}

/**
 * The sign-in of a widget in which a diner pays a bill. Back leads from the forgotten password to
 * the sign-in, and a reload keeps the form and the typed email.
 */
export function createBillSignIn(
  widget: "RedeemCheckout" | "WebRedemption",
  options: Pick<SignInOptions, "environment" | "session">,
): SignInStore {
  const environment = options.environment();
  const steps = `${widget}:signIn`;
  const start = formBeforeReload(steps) ?? "signIn";
  const signIn = createSignIn({ ...options, siteArea: () => "redeem", start });
  keepTyped(signIn, environment.signal);
  followForms(environment, steps, signIn.flow);
  return signIn;
}

/** Sends changes of the session to the flow and the sign-in until the widget is unmounted. */
export function followSession(
  session: Session,
  send: (event: { readonly type: "signedIn" | "signedOut" }) => void,
  signIn: SignInStore,
  signal: AbortSignal,
): void {
  const stop = session.subscribe((change) => {
    if (change === "signed-out") signIn.send({ type: "sessionEnded", formError: null });
    send({ type: change === "signed-in" ? "signedIn" : "signedOut" });
  });
  signal.addEventListener("abort", stop, { once: true });
}

/**
 * Preloads code when the person starts to type into the sign-in. A failure shows later, when the
 * code is needed.
 */
export function preloadWhileSigningIn(signIn: SignInStore, preload: () => Promise<unknown>): void {
  const stopWaiting = signIn.draft.subscribe(({ email, password }) => {
    if (!email && !password) return;
    stopWaiting();
    preload().catch(() => {});
  });
}

/** Loads the code of the bill in every state after the sign-in. */
export function loadAfterSignIn<S>(
  states: { getState(): S; subscribe(listener: (state: S) => void): unknown },
  isSignIn: (state: S) => boolean,
  part: { readonly store: { getState(): { readonly hasFailed: boolean } }; load(): void },
): void {
  const loadOnceSignedIn = (state: S): void =>
    void (isSignIn(state) || part.store.getState().hasFailed || part.load());
  loadOnceSignedIn(states.getState());
  states.subscribe(loadOnceSignedIn);
}
