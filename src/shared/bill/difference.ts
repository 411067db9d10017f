import type { Ticket } from "../contracts/bill.ts";
import type { Cents } from "../money/cents.ts";
import { billOf, grandTotalOf, gratuityDueOf, leftUnpaidOf, taxOf } from "./ticket.ts";

const compared = {
  bill: billOf,
  total: grandTotalOf,
  tax: taxOf,
  gratuity: gratuityDueOf,
  unpaid: leftUnpaidOf,
} as const;

export interface BillChange {
  readonly part: keyof typeof compared | "tip" | "offer" | "credit" | "card";
  readonly before: Cents;
  readonly after: Cents;
}

/** The changes of a bill since it was reviewed. Empty if the reviewed amounts still apply. */
export function billChanges(before: Ticket, after: Ticket): BillChange[] {
  // SAFETY: these are the keys of the object just above.
  return (Object.keys(compared) as (keyof typeof compared)[]).flatMap((part) => {
    const [old, fresh] = [compared[part](before), compared[part](after)];
    return old === fresh ? [] : [{ part, before: old, after: fresh }];
  });
}
