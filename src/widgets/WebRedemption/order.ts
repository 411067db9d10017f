import type { RedemptionPlace } from "../../shared/contracts/redemption.ts";
import type { Receipt } from "../../shared/payment/core/receipt.ts";
import type { BillOrder } from "../../shared/payment/order.ts";
import type { OpenCheck } from "./state.ts";

/** Everything that is decided about one ticket before its payment. */
export interface Order extends BillOrder {
  readonly project: RedemptionPlace;
  readonly number: string;
  /** All open checks, including this one, so that the diner can choose another. */
  readonly open: readonly OpenCheck[];
}

/** Other checks that were open when this one was read. */
export function otherOpenChecks({ open, number }: Pick<Order, "open" | "number">): Receipt["rest"] {
  return open.some((other) => other.number !== number) ? { kind: "others" } : null;
}
