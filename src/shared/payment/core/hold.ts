import { blockUnload } from "../../host/navigation.ts";
import type { BillOrder } from "../order.ts";
import type { PaymentDeps } from "./paymentDeps.ts";
import { isMoneyMoving } from "./state.ts";

type HoldDeps<O extends BillOrder, R> = Pick<PaymentDeps<O, R>, "intents" | "states" | "holding">;

/**
 * Keeps the lock until the outcome is known, and asks before the page is left while money moves.
 * Returns a function that ends both.
 */
export function holdPayment<O extends BillOrder, R>({
  intents,
  states,
  holding = [],
}: HoldDeps<O, R>): () => void {
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
