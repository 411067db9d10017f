import { createFlow, type Flow } from "../../src/shared/flow/flow.ts";
import { systemClock } from "../../src/shared/host/clock.ts";
import { cash } from "../../src/shared/money/cents.ts";
import { planFor } from "../../src/shared/payment/order.ts";
import { createEffects } from "../../src/widgets/WebRedemption/effects.ts";
import { transition } from "../../src/widgets/WebRedemption/flow.ts";
import type { Request } from "../../src/widgets/WebRedemption/request.ts";
import type { RedemptionEvent, RedemptionState } from "../../src/widgets/WebRedemption/state.ts";
import { checkOf, claimOf } from "./bill.ts";
import { clientOf, type Answer } from "./client.ts";
import type { Page } from "./page.ts";
import type { WorldServer } from "./server.ts";
import type { Tab } from "./flow.ts";

const request: Request = {
  pos: "toast",
  location: "lucca",
  numbers: ["1001"],
  payAmount: null,
  returnUrl: "",
  hostData: null,
};

/** WebRedemption without its screens; `answer` is the API, in the form of the wire. */
function createRedemption(
  server: WorldServer,
  page: Page,
  answer: Answer,
  isGuest: boolean,
  newToken: () => string,
) {
  const widget = new AbortController();
  const { signal } = widget;
  const token = (): string | null => (isGuest ? null : server.account);
  const flow: Flow<RedemptionState, RedemptionEvent> = createFlow<RedemptionState, RedemptionEvent>(
    {
      initial: { kind: "loading", resume: null, isRest: false },
      transition: (state, event) => transition(state, event, isGuest),
      signal,
      onBug(error) {
        throw error;
      },
      effects: createEffects({
        signal,
        client: () => clientOf(answer),
        session: { isSignedIn: () => !isGuest, version: () => 0, token },
        isGuest,
        request: () => request,
        cards: {
          tokenise: async () => ({ ok: true, token: newToken(), lastFour: "4242" }),
          challenge: (secret) => server.ask(secret, page),
        },
        contact: () => ({ email: "", phone: "", joins: false, postalCode: "" }),
        productKey: () => "dine",
        country: () => "US",
        clock: systemClock,
        leave() {},
        announce: ({ amountCents: amount = null, cardCents: card = null }) =>
          void server.told.push({ amount, card }),
        states: () => flow.store,
      }),
    },
  );
  return { ...flow, end: () => widget.abort() };
}

/** A page with WebRedemption, where a guest or a diner pays a check. */
export function openRedemption(
  server: WorldServer,
  page: Page,
  answer: Answer,
  isGuest: boolean,
): Tab {
  let isByWallet = false;
  // The provider gives no token twice, to no page.
  const newToken = (): string => `token_${++server.moment}`;
  const { store, send, end } = createRedemption(server, page, answer, isGuest, newToken);
  function press(): void {
    const state = store.getState();
    if (state.kind !== "checkout") return;
    page.agreed = planFor(state.order).card;
    page.agreedCheck = checkOf(state.order);
    page.hasSentUnstored ||= isByWallet || isGuest;
    // Each time with another token, also of the same card.
    send(isByWallet ? { type: "walletAgreed", source: newToken() } : { type: "payPressed" });
  }
  /** After an unknown outcome, the bill can be paid again, and otherwise than before. */
  function toBill(): void {
    if (store.getState().kind === "unconfirmed") send({ type: "payAgainChosen" });
  }
  return {
    claim: () => claimOf(store.getState()),
    onChange: (run) => void store.subscribe(run),
    press,
    check: () => send({ type: "retried" }),
    again() {
      if (store.getState().kind !== "unconfirmed") return;
      toBill();
      press();
    },
    tip(text) {
      toBill();
      send({ type: "tipChosen", tip: { kind: "typed", text } });
    },
    payWith(source) {
      toBill();
      isByWallet = source === "wallet";
      if (!isByWallet && !isGuest) send({ type: "cardChosen", cardId: source });
    },
    split: (cents) => send({ type: "splitAsked", payAmount: cents === null ? null : cash(cents) }),
    rest() {
      const state = store.getState();
      const isLeft = state.kind === "success" && state.receipt.rest?.kind === "left";
      return isLeft ? () => send({ type: "anotherWanted" }) : null;
    },
    signIn: () => void (store.getState().kind === "signIn" && send({ type: "signedIn" })),
    ...(!isGuest && {
      endSession: () => send({ type: "signedOut" }),
      signOut: () => send({ type: "loggedOut" }),
    }),
    end,
  };
}
