import { failed } from "../../shared/api/outcome.ts";
import { createFlow, type Flow } from "../../shared/flow/flow.ts";
import { lazyEffects } from "../../shared/flow/lazyEffects.ts";
import { reportBug } from "../../shared/flow/reportBug.ts";
import { systemClock } from "../../shared/host/clock.ts";
import type { Environment } from "../../shared/widget/environment.ts";
import type { EffectInput } from "./effectDeps.ts";
import { transition } from "./flow.ts";
import type { RedemptionEvent, RedemptionState } from "./state.ts";

/**
 * The flow of one redemption. The effects that read and pay a bill load when the first of them
 * runs.
 */
export function createRedemptionFlow(
  environment: () => Environment,
  deps: EffectInput,
): Flow<RedemptionState, RedemptionEvent> {
  const { isGuest, session, signal } = deps;
  return createFlow<RedemptionState, RedemptionEvent>({
    initial:
      isGuest || session.isSignedIn()
        ? { kind: "loading", resume: null, isRest: false }
        : { kind: "signIn", resume: null },
    transition: (state, event) => transition(state, event, isGuest),
    signal,
    onBug: reportBug(environment),
    effects: lazyEffects<RedemptionState, RedemptionEvent>(
      {
        /**
         * If the token changes while a write is prepared, it belongs to another diner, whose data is
         * then loaded.
         */
        signIn: (_, { send }) => void (session.isSignedIn() && send({ type: "signedIn" })),
      },
      async () => (await import("./bill.ts")).createEffects(deps),
      (state, { send }) => {
        if (state.kind === "loading")
          send({
            type: "loaded",
            outcome: failed({ kind: "offline" }),
            nowMs: systemClock(),
            payAmount: null,
            last: null,
            kept: null,
          });
      },
    ),
  });
}
