import type { GiftTier } from "../../../shared/gifting/tiers.ts";
import type { CashCents } from "../../../shared/money/cents.ts";
import { useSheet } from "../../../shared/widget/useSheet.ts";
import css from "./Extras.css?inline";
import { QuoteActions } from "./QuoteActions.tsx";
import { TierTable } from "../../../shared/gifting/TierTable.tsx";
import type { MoneyCountry } from "../../../shared/money/format.ts";

interface ExtrasProps {
  /** Null when the order has no discount. */
  readonly tiers: readonly GiftTier[] | null;
  readonly total: CashCents;
  readonly country: MoneyCountry;
  /** The quote's URL parameters; null while there is nothing to share or print. */
  readonly parameters: Readonly<Record<string, number>> | null;
}

/** The parts below the quote: the table of discounts, sharing and printing. */
export function Extras({ tiers, total, country, parameters }: ExtrasProps) {
  useSheet(css);
  return (
    <>
      {tiers && <TierTable tiers={tiers} total={total} country={country} />}
      {parameters && <QuoteActions parameters={parameters} />}
    </>
  );
}
