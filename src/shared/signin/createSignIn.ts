import { createStore } from "zustand/vanilla";
import { createAccount, forgotPassword, login } from "../contracts/session.ts";
import { createFlow } from "../flow/flow.ts";
import { reportBug } from "../flow/reportBug.ts";
import { steadyClock } from "../host/clock.ts";
import { blockUnload } from "../host/navigation.ts";
import { clientOf } from "../session/clientOf.ts";
import type { Session } from "../session/session.ts";
import { dinerSession } from "../session/sessions.ts";
import type { Environment } from "../widget/environment.ts";
import { transition } from "./flow.ts";
import { newUser, type AccountDraft } from "./newAccount.ts";
import type { Arrival, SignInEvent, SignInState } from "./state.ts";

/** The fields' values. They survive every change of screen and every crash of the tree. */
export type SignInDraft = AccountDraft & { password: string };

export interface SignInOptions {
  environment(): Environment;
  /** Managers pass `managerSession()`. */
  readonly session?: Session;
  /**
   * Sent as `site_area`: `redeem`, `bulk_gifting`, `partner_portal`, `managers_web`, … Omitted if
   * undefined.
   */
  readonly siteArea?: () => string | undefined;
  /** Sent beside the user, because some areas require it (M1). */
  readonly country?: string;
  /** Also writes the cookie of the bulk gifting pages. */
  readonly mirrored?: boolean;
  readonly start?: "signIn" | "createAccount" | "forgotPassword";
  readonly email?: string;
  readonly referralCode?: () => string | null;
  /** Called once for each sign-in. The session already has the token by then. */
  readonly onSignedIn?: (arrival: Arrival) => void;
}

export type SignInStore = ReturnType<typeof createSignIn>;

const nothingTyped: SignInDraft = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  password: "",
  newPassword: "",
  birthDate: "",
  emailOptIn: false,
  smsOptIn: false,
};

/**
 * Sign-in, forgotten password and new account of one root, for any site area. `<SignIn store>`
 * renders it.
 */
export function createSignIn({
  environment,
  session = dinerSession(),
  siteArea = () => undefined,
  country,
  mirrored = false,
  start = "signIn",
  email = "",
  referralCode = () => null,
  onSignedIn,
}: SignInOptions) {
  const { signal } = environment();
  const draft = createStore<SignInDraft>(() => ({ ...nothingTyped, email }));
  const client = () => clientOf(environment(), session);

  function area() {
    const site_area = siteArea();
    return site_area ? { site_area } : {};
  }

  const flow = createFlow<SignInState, SignInEvent>({
    initial:
      start === "createAccount"
        ? { kind: start, formError: null, fieldErrors: null }
        : { kind: start, formError: null },
    transition,
    signal,
    onBug: reportBug(environment),
    effects: {
      async signingIn({ credentials }, { send, signal: leaving }) {
        const body = { user: credentials, ...area(), ...(country && { country }) };
        const outcome = await client().call(login, { body }, { signal: leaving });
        if (leaving.aborted) return;
        if (outcome.ok) session.signIn(outcome.value.token, { mirrored });
        send({ type: "signInAnswered", outcome, nowMs: steadyClock() });
      },
      async sendingLink({ email: address }, { send, signal: leaving }) {
        const outcome = await client().call(
          forgotPassword,
          { body: { user: { email: address } } },
          { signal: leaving },
        );
        send({ type: "linkAnswered", outcome, nowMs: steadyClock() });
      },
      async creatingAccount({ account }, { send, signal: leaving }) {
        const release = blockUnload();
        try {
          const outcome = await client().call(
            createAccount,
            { body: { user: newUser(account, referralCode(), environment().country), ...area() } },
            { signal: leaving },
          );
          if (leaving.aborted) return;
          if (outcome.ok) session.signIn(outcome.value.token, { mirrored });
          send({ type: "accountAnswered", outcome, nowMs: steadyClock() });
        } finally {
          release();
        }
      },
      signedIn({ arrival }) {
        draft.setState({ password: "", newPassword: "" });
        onSignedIn?.(arrival);
      },
    },
  });

  return {
    flow,
    draft,
    send: flow.send,
    keep(typed: Partial<SignInDraft>): void {
      draft.setState(typed);
      if (typed.email) client().warmUp();
    },
  };
}
