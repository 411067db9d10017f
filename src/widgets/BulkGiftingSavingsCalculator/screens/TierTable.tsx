import { useMoney } from "../../../shared/ui/useMoney.ts";
import { dollars, rateOf, tierFor, type GiftTier } from "../../../shared/gifting/tiers.ts";
import type { CashCents } from "../../../shared/money/cents.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { extrasTexts } from "./extrasTexts.ts";

/** The discount tiers, with the order's own marked. */
export function TierTable({ tiers, total }: { tiers: readonly GiftTier[]; total: CashCents }) {
  const { preset } = useMoney();
  const copy = useTexts(extrasTexts);
  const currentTier = total > 0 ? tierFor(total, tiers) : null;
  const inDollars = (amount: number) => preset(dollars(amount));
  return (
    <table className="tier-table">
      <caption>{copy.tiers}</caption>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.min} aria-current={tier === currentTier || undefined}>
            <th scope="row">{rangeText(tier, inDollars, copy.tier)}</th>
            <td>{copy.discount({ percent: rateOf(tier) / 100 })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rangeText(
  { min, max }: GiftTier,
  money: (amount: number) => string,
  copy: (typeof extrasTexts)["messages"]["tier"],
): string {
  if (max === undefined || max === null) return copy.above({ from: money(min) });
  return min
    ? copy.from({ from: money(min), below: money(max) })
    : copy.below({ below: money(max) });
}
