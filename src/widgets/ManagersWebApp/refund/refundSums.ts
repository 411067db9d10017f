import { add } from "../../../shared/money/arithmetic.ts";
import { cash, type CashCents } from "../../../shared/money/cents.ts";
import { halfUp } from "../../../shared/money/share.ts";
import type { Before } from "../transactions/evidence.ts";

/** The refunded amounts: of the bill, of the tip, and the total. */
export interface RefundSums {
  readonly bill: CashCents;
  readonly tip: CashCents;
  readonly total: CashCents;
}

/**
 * The tip is refunded in proportion to the rest of the bill, rounded half up. The whole rest
 * refunds the whole tip (M6).
 */
export function refundSums(
  { refundable, tip }: Pick<Before, "refundable" | "tip">,
  { amount, modifiesTip }: { readonly amount: CashCents; readonly modifiesTip: boolean },
): RefundSums {
  const isPart = amount < refundable;
  const tipBack = !modifiesTip ? cash(0) : isPart ? cash(halfUp((tip * amount) / refundable)) : tip;
  return { bill: amount, tip: tipBack, total: add(amount, tipBack) };
}
