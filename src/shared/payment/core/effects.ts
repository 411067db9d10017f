import { owedOf } from "../../bill/ticket.ts";
import type { EffectContext } from "../../flow/flow.ts";
import { IntentMachine } from "../intent/machine.ts";
import type { BillOrder } from "../order.ts";
import { BillFlow } from "./billFlow.ts";
import type { Parts } from "./parts.ts";
import type { PaymentDeps } from "./paymentDeps.ts";
import { createSettlement } from "./settlement.ts";
import type { BillSettlement, BillWish, PaymentEvent, PaymentIn } from "./state.ts";

/**
 * The effects of the payment states. Only these effects send money, keep its record and tell the
 * host page.
 */
export function createPaymentEffects<O extends BillOrder, S, R>(
  deps: PaymentDeps<O, R>,
  parts: Parts<O, S, R>,
) {
  type Context = EffectContext<PaymentEvent<O, S, R>>;
  const { intents, clock, nameOf } = deps;
  /** Whether the server has said that the bill is paid, now or to an earlier attempt. */
  let paidByOther: "no" | "now" | "earlier" = "no";
  const flow = new BillFlow(deps, parts, (isOfEarlier) => {
    paidByOther = isOfEarlier ? "earlier" : "now";
  });
  const machine = new IntentMachine(flow, intents, deps.signal);
  const settle = createSettlement(deps);
  const reportTo =
    ({ send }: Context) =>
    (progress: PaymentIn<"paying", O>["progress"]) =>
      send({ type: "paymentProgressed", progress });

  /** Reads the bill after nothing was charged, to show what is owed now. */
  async function settled(
    wish: BillWish<O>,
    settlement: BillSettlement<O, S>,
    context: Context,
  ): Promise<void> {
    const { send, signal } = context;
    const { order } = wish;
    const isElsewhere = settlement.kind === "notSent" && settlement.cause === "elsewhere";
    const isRead = settlement.kind === "refused" || isElsewhere;
    const outcome = isRead ? await deps.read(order, signal, false) : null;
    // It may be sent elsewhere once more by now.
    if (isElsewhere && !signal.aborted && (await intents.heldBy(nameOf(order))))
      return settled(wish, await machine.lookUp(wish, reportTo(context), signal), context);
    const reading = outcome?.ok ? outcome.value : null;
    const isPaidByOther =
      paidByOther === "now" || (paidByOther === "earlier" && owesNothing(reading));
    send({ type: "paymentSettled", settlement, reading, isPaidByOther, nowMs: clock() });
  }

  function owesNothing(reading: R | null): boolean {
    const ticket = reading === null ? null : parts.rules.ticketIn(reading);
    return ticket !== null && owedOf(ticket) <= 0;
  }

  return {
    async paying({ order, source }: PaymentIn<"paying", O>, context: Context) {
      paidByOther = "no";
      const settlement = await machine.pay({ order, source }, reportTo(context), context.signal);
      await settled({ order, source }, settlement, context);
    },
    async reconciling({ order, source }: PaymentIn<"reconciling", O>, context: Context) {
      const settlement = await machine.lookUp({ order, source }, reportTo(context), context.signal);
      await settled({ order, source }, settlement, context);
    },
    unconfirmed({ order, source }: PaymentIn<"unconfirmed", O>, context: Context) {
      machine.watch(
        { order, source },
        context.signal,
        (settlement) => void settled({ order, source }, settlement, context),
      );
    },
    success: (state: PaymentIn<"success", O>) => settle(state),
    posUnconfirmed: (state: PaymentIn<"posUnconfirmed", O>) => settle(state),
    async confirming({ sent }: PaymentIn<"confirming", O>, { send, signal }: Context) {
      if (!sent) return;
      const outcome = await deps.read(sent.order, signal, false);
      send({ type: "billRead", outcome, nowMs: clock(), record: intents.read(nameOf(sent.order)) });
    },
  };
}
