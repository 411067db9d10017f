import type { Outcome } from "../../src/shared/api/outcome.ts";
import { createFlow, type Flow } from "../../src/shared/flow/flow.ts";
import { planFor } from "../../src/shared/payment/order.ts";
import { systemClock } from "../../src/shared/host/clock.ts";
import { english } from "../../src/shared/texts/language.ts";
import { createEffects } from "../../src/widgets/WebRedemption/effects.ts";
import { transition } from "../../src/widgets/WebRedemption/flow.ts";
import type { Request } from "../../src/widgets/WebRedemption/request.ts";
import type { RedemptionEvent, RedemptionState } from "../../src/widgets/WebRedemption/state.ts";
import { claimOf, owedOn, paymentIn, project, refusalOf, ticketIn } from "./bill.ts";
import { clientOf, type Sent } from "./redeem.ts";
import type { Page } from "./page.ts";
import type { WorldServer } from "./server.ts";
import type { Tab, WorldFlow } from "./flow.ts";

const request: Request = {
  pos: "toast",
  location: "lucca",
  numbers: ["1001"],
  payAmount: null,
  returnUrl: "",
  hostData: null,
};

function answer(
  server: WorldServer,
  page: Page,
  { name, body, key }: Sent,
): Promise<Outcome<unknown>> {
  if (name === "externalLocation") return server.read(() => project);
  if (name === "readTicket")
    return server.read(() => ticketIn(server, server.hasKeys ? "keys" : "nothing", null));
  const amount = Math.round(Object(body).payment.amount * 100);
  const attempt = {
    page,
    key,
    body: JSON.stringify(body),
    amount,
    reference: key,
    isGuest: true,
  };
  const { check } = server;
  return server.post(attempt, () => refusalOf(server, check, amount)).then(paymentIn);
}

/** A guest pays a check, each time with another token of the card. */
export const guestBillInWorld: WorldFlow = {
  name: "a guest's bill",
  amounts: [4_000, 2_500],
  hasOthers: true,
  tellsHost: true,
  hasBank: true,
  hasChecks: true,
  reopensChecks: true,
  hasPos: true,
  isKnownToPage: true,
  other: (server, amount) => {
    if (owedOn(server, server.check, server.charges) >= amount)
      server.charge(amount, `other-${Date.now()}`, "other");
  },
  open(server, page): Tab {
    const widget = new AbortController();
    const { signal } = widget;
    let tokens = 0;
    const flow: Flow<RedemptionState, RedemptionEvent> = createFlow<
      RedemptionState,
      RedemptionEvent
    >({
      initial: { kind: "loading", resume: null, isRest: false },
      transition: (state, event) => transition(state, event, true),
      signal,
      onBug(error) {
        throw error;
      },
      effects: createEffects({
        signal,
        client: () => clientOf((sent) => answer(server, page, sent)),
        session: { isSignedIn: () => false, version: () => 0, token: () => null },
        isGuest: true,
        request: () => request,
        cards: {
          tokenise: async () => ({ ok: true, token: `tok_${(tokens += 1)}`, lastFour: "4242" }),
          challenge: (secret) => server.ask(secret, page),
        },
        texts: english().messagesOf,
        contact: () => ({ email: "", phone: "", joins: false, postalCode: "" }),
        productKey: () => "dine",
        country: () => "US",
        clock: systemClock,
        leave() {},
        announce: ({ amountCents: amount = null, cardCents: card = null }) =>
          void server.told.push({ amount, card }),
        states: () => flow.store,
      }),
    });
    const { store, send } = flow;
    const press = (): void => {
      const state = store.getState();
      if (state.kind === "checkout") page.agreed = planFor(state.order).card;
      send({ type: "payPressed" });
    };
    return {
      claim: () => claimOf(store.getState()),
      onChange: (run) => void store.subscribe(run),
      press,
      check: () => send({ type: "retried" }),
      again() {
        if (store.getState().kind !== "unconfirmed") return;
        send({ type: "payAgainChosen" });
        press();
      },
      signIn() {},
      end: () => widget.abort(),
    };
  },
};
