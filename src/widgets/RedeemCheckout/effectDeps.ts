import type { StoreApi } from "zustand/vanilla";
import type { Ticket } from "../../shared/contracts/bill.ts";
import type { EffectContext } from "../../shared/flow/flow.ts";
import { billIntents, type DinerDeps } from "../../shared/payment/core/dinerDeps.ts";
import { billName } from "../../shared/payment/core/facts.ts";
import type { IntentName } from "../../shared/payment/intent/names.ts";
import type { Order, Request } from "./order.ts";
import { createPurchases, type Purchases } from "./purchases.ts";
import type { RedeemEvent, RedeemState } from "./state.ts";

export interface EffectInput extends DinerDeps<Order> {
  readonly request: () => Request;
  readonly states: () => Pick<StoreApi<RedeemState>, "getState" | "subscribe">;
  /** The form fields around the card field. */
  readonly cardholder: () => { readonly name: string; readonly postalCode: string };
  /** Back to the order after this time, or only when it is asked for; by an override where the server gave one. */
  readonly leave: (afterMs: number | null, signal: AbortSignal, override?: string | null) => void;
  readonly forgetTyped: () => void;
}

/** The dependencies of all effects, which share the same locks and records. */
export type EffectDeps = EffectInput &
  Required<Pick<EffectInput, "intents">> & { readonly purchases: Purchases };

export type RedeemContext = EffectContext<RedeemEvent>;

export function createEffectDeps(input: EffectInput): EffectDeps {
  return {
    ...input,
    intents: input.intents ?? billIntents(input),
    purchases: createPurchases(input),
  };
}

/**
 * The name of the bill that the host page asks for. If the ticket is not known, the prefix of the
 * names of all bills with this number.
 */
export function requestedBill(
  { request }: Pick<EffectInput, "request">,
  ticket?: Ticket,
): IntentName {
  const { pos, location, ticket: number } = request();
  return billName(pos, location, number, ticket);
}
