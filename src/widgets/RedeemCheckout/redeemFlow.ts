import { failed } from "../../shared/api/outcome.ts";
import { createFlow, type Flow } from "../../shared/flow/flow.ts";
import { lazyEffects } from "../../shared/flow/lazyEffects.ts";
import { reportBug } from "../../shared/flow/reportBug.ts";
import { systemClock } from "../../shared/host/clock.ts";
import { paymentKinds } from "../../shared/payment/core/state.ts";
import type { Session } from "../../shared/session/session.ts";
import type { Environment } from "../../shared/widget/environment.ts";
import type { EffectInput } from "./effectDeps.ts";
import type { createEffects } from "./effects.ts";
import { forgetChoice } from "./keptChoice.ts";
import { transition } from "./flow.ts";
import { startState } from "./opening.ts";
import type { RedeemEvent, RedeemState } from "./state.ts";

/** The compiler compares it with the effects, whose code loads later. */
const kindsWithLazyEffects: Record<keyof ReturnType<typeof createEffects>, true> = {
  loadingProject: true,
  loadingBill: true,
  error: true,
  nothingDue: true,
  storingCard: true,
  purchasing: true,
  lookingUp: true,
  reloading: true,
  addCredit: true,
  redeemCredit: true,
  review: true,
  splitting: true,
  failed: true,
  ...paymentKinds,
};

/**
 * The flow of one checkout. The effects that read and pay a bill load when the first of them runs.
 */
export function createRedeemFlow(
  environment: () => Environment,
  session: Session,
  deps: EffectInput,
): Flow<RedeemState, RedeemEvent> {
  const { request, signal } = deps;
  // Whoever signs in next may be another person.
  if (!session.isSignedIn()) forgetChoice(request());
  return createFlow<RedeemState, RedeemEvent>({
    initial: startState(session.isSignedIn(), request()),
    transition: (state, event) => transition(state, event, request()),
    signal,
    onBug: reportBug(environment),
    effects: {
      ...lazyEffects<RedeemState, RedeemEvent>(
        kindsWithLazyEffects,
        async () => (await import("./effects.ts")).createEffects(deps),
        (state, { send }) => {
          if (state.kind === "loadingProject")
            send({
              type: "projectAnswered",
              outcome: failed({ kind: "offline" }),
              nowMs: systemClock(),
              request: request(),
              record: null,
            });
        },
      ),
      /**
       * If the token changes while a write is prepared, it belongs to another diner, whose data is
       * then loaded.
       */
      login({ resume }, { send }) {
        forgetChoice(request());
        if (resume && session.isSignedIn()) send({ type: "signedIn" });
      },
    },
  });
}
