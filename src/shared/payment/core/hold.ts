import { blockUnload } from "../../host/navigation.ts";
import type { BillOrder } from "../order.ts";
import type { PaymentStart } from "./paymentStart.ts";
import { isMoneyMoving } from "./state.ts";

type HoldStart<O extends BillOrder, R> = Pick<PaymentStart<O, R>, "intents" | "states" | "holding">;

/**
 * Keeps the lock until the outcome is known, and asks before the page is left while money moves.
 * Returns a function that ends both.
 */
export function holdPayment<O extends BillOrder, R>({
  intents,
  states,
  holding = [],
}: HoldStart<O, R>): () => void {
  const unblock = blockUnload();
  const unsettled = ["paying", "authenticating", "reconciling", ...holding];
  const stop = states().subscribe((state) => {
    if (!isMoneyMoving(state)) unblock();
    if (!unsettled.includes(state.kind)) unlock();
  });
  function unlock(): void {
    stop();
    unblock();
    intents.release();
  }
  return unlock;
}
