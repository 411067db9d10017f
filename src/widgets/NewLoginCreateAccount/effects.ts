import type { Client } from "../../shared/api/client.ts";
import { currentUser, verifyEmail } from "../../shared/contracts/session.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import { onOnline } from "../../shared/host/connection.ts";
import type { Session } from "../../shared/session/session.ts";
import { isUnverified, type LoginEvent, type LoginState } from "./state.ts";

interface EffectDeps {
  readonly client: () => Client;
  readonly session: Session;
  readonly restartSignIn: () => void;
  readonly onUnverified: () => void;
  readonly onVerified: () => void;
}

export function loginEffects({
  client,
  session,
  restartSignIn,
  onUnverified,
  onVerified,
}: EffectDeps): Effects<LoginState, LoginEvent> {
  return {
    signedOut: restartSignIn,
    async loading(_, { send, signal }) {
      const outcome = await client().call(currentUser, {}, { signal });
      if (signal.aborted) return;
      const isSignedIn = session.isSignedIn();
      send({ type: "userAnswered", outcome, isSignedIn });
      if (isSignedIn && outcome.ok && isUnverified(outcome.value, false)) onUnverified();
    },
    async verifying({ inviteToken }, { send, signal }) {
      const body = { invite_token: inviteToken };
      const outcome = await client().call(verifyEmail, { body }, { signal });
      if (signal.aborted) return;
      if (outcome.ok && outcome.value.user?.token && !session.isSignedIn())
        session.signIn(outcome.value.user.token);
      send({ type: "verifyAnswered", outcome, isSignedIn: session.isSignedIn() });
    },
    verifyFailed: (_, { send, signal }) => onOnline(signal, () => send({ type: "retried" })),
    verified: onVerified,
  };
}
