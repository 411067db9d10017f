import { createFlow, type Flow } from "../../src/shared/flow/flow.ts";
import { systemClock } from "../../src/shared/host/clock.ts";
import { createEffects } from "../../src/widgets/RedeemCheckout/effects.ts";
import { transition } from "../../src/widgets/RedeemCheckout/flow.ts";
import { startState } from "../../src/widgets/RedeemCheckout/start.ts";
import type { Request } from "../../src/widgets/RedeemCheckout/order.ts";
import type { RedeemEvent, RedeemState } from "../../src/widgets/RedeemCheckout/state.ts";
import { clientOf, type Answer } from "./client.ts";
import type { Page } from "./page.ts";
import type { WorldServer } from "./server.ts";

const request: Request = {
  pos: "toast",
  location: "lucca",
  ticket: "1001",
  payAmount: null,
  tip: { kind: "none" },
};

/** RedeemCheckout without its screens; `answer` is the API, in the form of the wire. */
export function openRedeem(
  server: WorldServer,
  page: Page,
  answer: Answer,
  payAmount: Request["payAmount"] = null,
): Flow<RedeemState, RedeemEvent> & { end(): void } {
  const widget = new AbortController();
  const { signal } = widget;
  const wanted = { ...request, payAmount };
  const flow: Flow<RedeemState, RedeemEvent> = createFlow({
    initial: startState(true, wanted),
    transition: (state, event) => transition(state, event, wanted),
    effects: createEffects({
      client: () => clientOf(answer),
      signal,
      session: { version: () => 0, token: () => server.account },
      request: () => wanted,
      cards: {
        tokenise: async () => ({ ok: false, message: "", isFieldGone: true }),
        challenge: (secret) => server.ask(secret, page),
      },
      cardholder: () => ({ name: "", postalCode: "" }),
      clock: systemClock,
      leave() {},
      announce: ({ amountCents: amount = null, cardCents: card = null }) =>
        void server.told.push({ amount, card }),
      states: () => flow.store,
      forgetTyped() {},
    }),
    signal,
    onBug: (error) => {
      throw error;
    },
  });
  return { ...flow, end: () => widget.abort() };
}
