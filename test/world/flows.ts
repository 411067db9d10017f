import { inMemory } from "../../src/shared/host/memoryStorage.ts";
import { endKeptLocks } from "../../src/shared/payment/intent/keptLocks.ts";
import { billInWorld } from "./bill.ts";
import { checkoutInWorld } from "./checkout.ts";
import type { WorldFlow } from "./flow.ts";
import { guestBillInWorld } from "./guestBill.ts";
import { managersBillInWorld } from "./managersBill.ts";
import { orderInWorld } from "./order.ts";
import { packageInWorld } from "./package.ts";
import { refundInWorld } from "./refund.ts";

/** Every flow that moves money. */
export const flows: readonly WorldFlow[] = [
  refundInWorld,
  checkoutInWorld,
  orderInWorld,
  packageInWorld,
  billInWorld("a bill, listed by keys", "keys", null),
  billInWorld("a part of a bill, listed by cards", "cards", 4_000),
  billInWorld("a bill that lists no payments", "nothing", null),
  guestBillInWorld,
  managersBillInWorld,
];

/** Ends what a page keeps while the browser refuses its storage. */
export function forgetPage(): void {
  for (const memory of Object.values(inMemory)) memory.clear();
  endKeptLocks();
}
