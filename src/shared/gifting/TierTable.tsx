import { useMoney } from "../ui/useMoney.ts";
import { dollars, rateOf, tierFor, type GiftTier } from "./tiers.ts";
import type { MoneyCountry } from "../money/format.ts";
import type { CashCents } from "../money/cents.ts";
import { useTexts } from "../widget/useTexts.ts";
import { useSheet } from "../widget/useSheet.ts";
import css from "./TierTable.css?inline";
import { tierTexts } from "./tierTexts.ts";

interface TierTableProps {
  tiers: readonly GiftTier[];
  total: CashCents;
  country: MoneyCountry;
}

/** The discount tiers, with the order's own marked. */
export function TierTable({ tiers, total, country }: TierTableProps) {
  const { preset } = useMoney(country);
  const copy = useTexts(tierTexts);
  useSheet(css, "shared");
  const currentTier = total > 0 ? tierFor(total, tiers) : null;
  const inDollars = (amount: number) => preset(dollars(amount));
  return (
    <table className="tier-table">
      <caption>{copy.tiers}</caption>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.min} aria-current={tier === currentTier || undefined}>
            <th scope="row">
              {`${rangeText(tier, inDollars, copy.tier)} `}
              {tier === currentTier && <span className="here">{copy.here}</span>}
            </th>
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
  copy: (typeof tierTexts)["messages"]["tier"],
): string {
  if (max === undefined || max === null) return copy.above({ from: money(min) });
  return min
    ? copy.from({ from: money(min), below: money(max) })
    : copy.below({ below: money(max) });
}
