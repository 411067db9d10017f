import { inMemory } from "../../src/shared/host/memoryStorage.ts";
import { endKeptLocks } from "../../src/shared/payment/intent/keptLocks.ts";
import { checkoutInWorld } from "./checkout.ts";
import type { WorldFlow } from "./flow.ts";
import { giftInWorld } from "./gift.ts";
import { managersBillInWorld } from "./managersBill.ts";
import { orderInWorld } from "./order.ts";
import { packageInWorld } from "./package.ts";
import { redeemBillInWorld } from "./redeemBill.ts";
import { dinerBillInWorld, guestBillInWorld } from "./redemptionBill.ts";
import { refundInWorld } from "./refund.ts";

/** Every flow that moves money. */
export const flows: readonly WorldFlow[] = [
  refundInWorld,
  checkoutInWorld,
  giftInWorld,
  orderInWorld,
  packageInWorld,
  redeemBillInWorld({ name: "a bill, listed by keys", listing: "keys" }),
  redeemBillInWorld({
    name: "a part of a bill, listed by cards",
    listing: "cards",
    part: 4_000,
    hasTips: true,
  }),
  redeemBillInWorld({ name: "a bill that lists no payments", listing: "nothing" }),
  guestBillInWorld,
  dinerBillInWorld,
  managersBillInWorld,
];

/** Ends what a page keeps while the browser refuses its storage. */
export function forgetPage(): void {
  for (const memory of Object.values(inMemory)) memory.clear();
  endKeptLocks();
}
