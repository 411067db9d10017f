import type { Ticket } from "../../shared/contracts/bill.ts";
import type { EffectContext } from "../../shared/flow/flow.ts";
import {
  billIntents,
  dinerIntents,
  type DinerStart,
} from "../../shared/payment/core/dinerStart.ts";
import { billName } from "../../shared/payment/core/facts.ts";
import type { IntentName } from "../../shared/payment/intent/names.ts";
import type { Order, Request } from "./order.ts";
import { createPurchaseLog, purchaseFacts, type PurchaseIntents } from "./purchaseLog.ts";
import type { RedeemEvent } from "./state.ts";

export interface EffectsStart extends DinerStart<Order> {
  readonly request: () => Request;
  /** The form fields around the card field. */
  readonly cardholder: () => { readonly name: string; readonly postalCode: string };
  readonly purchases?: PurchaseIntents;
  /**
   * Goes back to the order after this time, or only on request. Uses the server's own address if it
   * has sent one.
   */
  readonly leave: (afterMs: number | null, signal: AbortSignal, override?: string | null) => void;
  readonly forgetTyped: () => void;
}

/** The dependencies of all effects, which share the same locks and records. */
export type EffectDependencies = EffectsStart &
  Required<Pick<EffectsStart, "intents" | "purchases">> & {
    readonly purchaseLog: ReturnType<typeof createPurchaseLog>;
  };

export type RedeemContext = EffectContext<RedeemEvent>;

export function effectDependencies(start: EffectsStart): EffectDependencies {
  const purchases = start.purchases ?? dinerIntents(start, { facts: purchaseFacts });
  return {
    ...start,
    intents: start.intents ?? billIntents(start),
    purchases,
    purchaseLog: createPurchaseLog(purchases, () => requestedPurchase(start)),
  };
}

/**
 * The name of the bill that the host page asks for. If the ticket is not known, the prefix of the
 * names of all bills with this number.
 */
export function requestedBill(
  { request }: Pick<EffectsStart, "request">,
  ticket?: Ticket,
): IntentName {
  const { pos, location, ticket: number } = request();
  return billName(pos, location, number, ticket);
}

/** The name of a purchase of credit at the bill's location. */
export function requestedPurchase({ request }: Pick<EffectsStart, "request">): IntentName {
  const { pos, location } = request();
  return { kind: "purchase", ids: [pos, location] };
}
