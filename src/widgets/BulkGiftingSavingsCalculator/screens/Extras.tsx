import type { GiftTier } from "../../../shared/gifting/tiers.ts";
import type { CashCents } from "../../../shared/money/cents.ts";
import { useSheet } from "../../../shared/widget/useSheet.ts";
import css from "./Extras.css?inline";
import { QuoteActions } from "./QuoteActions.tsx";
import { TierTable } from "./TierTable.tsx";

export interface ExtrasProps {
  /** Null where no order has a discount. */
  readonly tiers: readonly GiftTier[] | null;
  readonly total: CashCents;
  /** The order, as an address carries it; null while there is none to share or print. */
  readonly parameters: Readonly<Record<string, number>> | null;
}

/** What stands below the quote: every discount, and ways to take the quote along. */
export function Extras({ tiers, total, parameters }: ExtrasProps) {
  useSheet(css);
  return (
    <>
      {tiers && <TierTable tiers={tiers} total={total} />}
      {parameters && <QuoteActions parameters={parameters} />}
    </>
  );
}
