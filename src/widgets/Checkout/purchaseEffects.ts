import type { Effects } from "../../shared/flow/flow.ts";
import { IntentMachine } from "../../shared/payment/intent/machine.ts";
import type { CheckoutContext, EffectDeps } from "./effectDeps.ts";
import type { CheckoutEvent } from "./events.ts";
import { purchaseFlow, type PurchaseSettlement } from "./purchaseIntent.ts";
import type { CheckoutState, Order, Source, Wish } from "./state.ts";

/** A look-up pays nothing, so it needs no card. */
const noSource: Source = { id: "", saveCard: false, cardSaved: false };

/** The effects of a purchase. */
export function purchaseEffects(deps: EffectDeps) {
  const { draft, intents, keep, say, session, signal: gone } = deps;
  /** Undefined until a page is read. Null if it was another account's. */
  let lastRead: Order | null | undefined;
  const flow = purchaseFlow(deps, (order) => (lastRead = order));
  const intent = new IntentMachine(flow, intents, gone);

  const wishOf = (order: Order, source: Source = noSource): Wish => ({
    order,
    source,
    draft: draft(),
  });

  async function settle(
    { order }: { readonly order: Order },
    { send }: CheckoutContext,
    run: Promise<PurchaseSettlement>,
  ): Promise<void> {
    lastRead = undefined;
    const wasSignedIn = session.isSignedIn();
    const settlement = await run;
    if (settlement.kind === "signedOut" && wasSignedIn) say("signInAgain");
    send(settled(order, settlement));
  }

  function settled(order: Order, settlement: PurchaseSettlement): CheckoutEvent {
    return lastRead === null
      ? { type: "accountChanged" }
      : { type: "settled", settlement, order: lastRead ?? order, isGift: draft().isGift };
  }

  return {
    paying(state, context) {
      const { order, source } = state;
      if (source.cardSaved) keep({ card: source.id, saveCard: false });
      const report = reportTo(context);
      return settle(state, context, intent.pay(wishOf(order, source), report));
    },
    lookingUp: (state, context) =>
      settle(state, context, intent.lookUp(wishOf(state.order), reportTo(context))),
    unknown({ order }, { send, signal }) {
      intent.watch(wishOf(order), signal, (settlement) => send(settled(order, settlement)));
    },
  } satisfies Effects<CheckoutState, CheckoutEvent>;
}

function reportTo({ send }: CheckoutContext) {
  return (progress: Extract<CheckoutState, { kind: "paying" }>["progress"]): void =>
    send({ type: "progressed", progress });
}
