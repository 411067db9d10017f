import { useMoney } from "../../../shared/ui/useMoney.ts";
import { Money } from "../../../shared/ui/Money.tsx";
import { RadioCards } from "../../../shared/ui/RadioCards.tsx";
import type { Pick } from "../offers.ts";
import { bestTier, bonusPercent } from "../tierValue.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface TierListProps {
  legend: string;
  picks: readonly Pick[];
  /** The key of the selected offer. */
  value: string;
  onChange: (key: string) => void;
}

/** The fixed offers of a tab. One is selected, and the button below buys it. */
export function TierList({ legend, picks, value, onChange }: TierListProps) {
  const { preset } = useMoney();
  const { tier: words } = useTexts(texts);
  if (!picks.length) return null;
  const best = bestTier(picks.map(({ tier }) => tier));
  const options = picks.map(({ key, tier }) => {
    const { bannerLabel, strikeThroughGet, getAmount, payAmount } = tier;
    const bonus = bonusPercent(tier);
    return {
      value: key,
      label: (
        <span className="tier-get">
          <span>
            {words.get} <Money size="large" amount={preset(getAmount)} />
          </span>
          {bonus > 0 && (
            <span className="tier-bonus" translate="no">
              {words.bonus({ percent: bonus })}
            </span>
          )}
        </span>
      ),
      detail:
        [
          bannerLabel,
          tier === best && words.best,
          strikeThroughGet !== null &&
            strikeThroughGet !== getAmount &&
            words.insteadOf({ amount: preset(strikeThroughGet) }),
        ]
          .filter(Boolean)
          .join(" · ") || undefined,
      figure: words.pay({ amount: preset(payAmount) }),
    };
  });
  return (
    <div className="tiers">
      <RadioCards legend={legend} value={value} onChange={onChange} options={options} />
    </div>
  );
}
