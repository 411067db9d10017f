import type { EffectContext } from "../../flow/flow.ts";
import { blockUnload } from "../../host/navigation.ts";
import { lookUpAgain } from "../intent/lookUpAgain.ts";
import type { BillOrder } from "../order.ts";
import { createPay, type KnownRecords } from "./pay.ts";
import type { PaymentDeps } from "./paymentDeps.ts";
import { createSettlement } from "./settlement.ts";
import type { PaymentEvent, PaymentIn, Setback } from "./state.ts";

type Context<R> = EffectContext<PaymentEvent<R>>;

/**
 * The effects of the payment states. Only these effects send money, keep its record and tell the
 * host page.
 */
export function createPaymentEffects<O extends BillOrder, R>(deps: PaymentDeps<O, R>) {
  const { intents, clock, nameOf } = deps;
  const settlement = createSettlement(deps);
  const { settle, settleChallenge, onSetback: setBack } = settlement;
  const known: KnownRecords = { atReading: null, shown: null };
  const { pay, restorePaid, endHold } = createPay(deps, known, settlement);

  /** Nothing is under way any more if the widget unmounts in this state, which then stays. */
  function endWithWidget(kind: "authenticating" | "reconciling", signal: AbortSignal): void {
    const end = (): void => {
      if (deps.states().getState().kind === kind) endHold();
    };
    signal.addEventListener("abort", end, { once: true });
  }

  async function read(
    order: O,
    { send, signal }: Context<R>,
    isWhole: boolean = false,
  ): Promise<void> {
    known.atReading = intents.read(nameOf(order));
    const outcome = await deps.read(order, signal, isWhole);
    send({ type: "billRead", outcome, nowMs: clock(), record: intents.read(nameOf(order)) });
  }

  function onSetback(order: O, why: Setback): void {
    setBack(order, why);
    restorePaid(nameOf(order));
  }

  return {
    checking: ({ order }: PaymentIn<"checking", O>, context: Context<R>) =>
      read(order, context, true),
    paying: pay,
    async elsewhere({ order }: PaymentIn<"elsewhere", O>, { send, signal }: Context<R>) {
      const isUncharged = await intents.isUnchargedElsewhere(nameOf(order), signal);
      send({ type: "otherEnded", isUncharged });
    },
    async authenticating(
      { secret, ...sent }: PaymentIn<"authenticating", O>,
      { send, signal }: Context<R>,
    ) {
      endWithWidget("authenticating", signal);
      const unblock = blockUnload();
      const challenge = await deps.challenge(secret);
      unblock();
      // Without its key, the bank's no is of this attempt alone.
      if (challenge.kind !== "refused" || !sent.isOneOfTwo) settleChallenge(sent, challenge);
      send({ type: "bankAnswered", challenge });
    },
    reconciling({ order }: PaymentIn<"reconciling", O>, context: Context<R>) {
      endWithWidget("reconciling", context.signal);
      return read(order, context);
    },
    unconfirmed({ order }: PaymentIn<"unconfirmed", O>, context: Context<R>) {
      known.shown = intents.read(nameOf(order));
      // A settled payment leaves the state.
      lookUpAgain(context.signal, async () => {
        await read(order, context);
        return "unknown";
      });
    },
    success: (state: PaymentIn<"success", O>) => settle(state, "paid"),
    posUnconfirmed: (state: PaymentIn<"posUnconfirmed", O>) => settle(state, "posUnconfirmed"),
    async confirming({ sent }: PaymentIn<"confirming", O>, context: Context<R>) {
      if (sent) await read(sent.order, context);
    },
    setBack: onSetback,
  };
}
