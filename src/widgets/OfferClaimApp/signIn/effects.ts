import { login } from "../../../shared/contracts/session.ts";
import type { Effects } from "../../../shared/flow/flow.ts";
import { steadyClock } from "../../../shared/host/clock.ts";
import type { EffectDeps } from "../effectDeps.ts";
import type { ClaimEvent } from "../events.ts";
import type { ClaimState } from "../state.ts";

export function signInEffects({ client, session }: EffectDeps) {
  return {
    async signingIn({ email, password }, { send, signal }) {
      const body = { user: { email, password } };
      const outcome = await client().call(login, { body }, { signal });
      if (signal.aborted) return;
      if (outcome.ok) session.signIn(outcome.value.token);
      send({ type: "signInAnswered", outcome, nowMs: steadyClock() });
    },
  } satisfies Effects<ClaimState, ClaimEvent>;
}
