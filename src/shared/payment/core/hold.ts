import { blockUnload } from "../../host/navigation.ts";
import type { BillOrder } from "../order.ts";
import type { PaymentStart } from "./paymentStart.ts";
import { isMoneyMoving } from "./state.ts";

type HoldStart<O extends BillOrder, R> = Pick<PaymentStart<O, R>, "intents" | "states" | "holding">;

/** The lock lasts until the outcome is known; the page asks before it is left while money moves. Gives back how to end both. */
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
