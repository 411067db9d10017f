import { failed } from "../../shared/api/outcome.ts";
import { createFlow, type Flow } from "../../shared/flow/flow.ts";
import { lazyEffects } from "../../shared/flow/lazyEffects.ts";
import { reportBug } from "../../shared/flow/reportBug.ts";
import { systemClock } from "../../shared/host/clock.ts";
import type { Session } from "../../shared/session/session.ts";
import type { Environment } from "../../shared/widget/environment.ts";
import type { EffectInput } from "./effectDeps.ts";
import { forgetChoice } from "./keptChoice.ts";
import { startState, startTransition } from "./start.ts";
import type { RedeemEvent, RedeemState } from "./state.ts";

export interface RedeemFlow extends Flow<RedeemState, RedeemEvent> {
  /** The state that an event would lead to. */
  after(event: RedeemEvent): RedeemState;
}

/**
 * The one place that imports the code of the bill: its effects, and the transitions of all states
 * with an order. It loads when the first of the effects runs, or ahead of that while the diner
 * signs in.
 */
export const loadBill = () => import("./bill.ts");

/** The flow of one checkout. */
export function createRedeemFlow(
  environment: () => Environment,
  session: Session,
  deps: EffectInput,
): RedeemFlow {
  const { request, signal } = deps;
  let transition = startTransition;
  const next = (state: RedeemState, event: RedeemEvent) => transition(state, event, request());
  // Whoever signs in next may be another person.
  if (!session.isSignedIn()) forgetChoice(request());
  const flow = createFlow<RedeemState, RedeemEvent>({
    initial: startState(session.isSignedIn(), request()),
    transition: next,
    signal,
    onBug: reportBug(environment),
    effects: lazyEffects<RedeemState, RedeemEvent>(
      {
        /**
         * If the token changes while a write is prepared, it belongs to another diner, whose data is
         * then loaded.
         */
        login({ resume }, { send }) {
          forgetChoice(request());
          if (resume && session.isSignedIn()) send({ type: "signedIn" });
        },
      },
      async () => {
        const bill = await loadBill();
        ({ transition } = bill);
        return bill.createEffects(deps);
      },
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
  });
  return { ...flow, after: (event) => next(flow.store.getState(), event) };
}
