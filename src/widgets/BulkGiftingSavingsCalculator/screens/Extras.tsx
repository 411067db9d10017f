import type { GiftTier } from "../../../shared/gifting/tiers.ts";
import type { CashCents } from "../../../shared/money/cents.ts";
import { useSheet } from "../../../shared/widget/useSheet.ts";
import css from "./Extras.css?inline";
import { QuoteActions } from "./QuoteActions.tsx";
import { TierTable } from "./TierTable.tsx";

export interface ExtrasProps {
  /** Null when the order has no discount. */
  readonly tiers: readonly GiftTier[] | null;
  readonly total: CashCents;
  /** The quote's URL parameters; null while there is nothing to share or print. */
  readonly parameters: Readonly<Record<string, number>> | null;
}

/** The parts below the quote: the table of discounts, sharing and printing. */
export function Extras({ tiers, total, parameters }: ExtrasProps) {
  useSheet(css);
  return (
    <>
      {tiers && <TierTable tiers={tiers} total={total} />}
      {parameters && <QuoteActions parameters={parameters} />}
    </>
  );
}
