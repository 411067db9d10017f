import { cash, type CashCents } from "../money/cents.ts";
import type { MoneyCountry } from "../money/format.ts";
import { Button } from "../ui/Button.tsx";
import { useMoney } from "../ui/useMoney.ts";
import { useSheet } from "../widget/useSheet.ts";
import { useTexts } from "../widget/useTexts.ts";
import { tierAhead, type NextTier } from "./nextTier.ts";
import css from "./QuoteLines.css?inline";
import { texts } from "./texts.ts";
import { dollars, rateOf, type GiftTier } from "./tiers.ts";

interface NextTierNoteProps {
  next: NextTier | null;
  tiers: readonly GiftTier[];
  /** The order's total. */
  total: CashCents;
  country: MoneyCountry;
  /** Adds that many people. If it is missing, the note has no button. */
  onAdd?: ((people: number) => void) | undefined;
}

/**
 * Says how many more people would increase the discount, and how that changes the price. If the next
 * discount is far away, says where it begins. The height is the same for all notes.
 */
export function NextTierNote({ next, tiers, total, country, onAdd }: NextTierNoteProps) {
  const { next: words } = useTexts(texts);
  const { money } = useMoney(country);
  useSheet(css, "shared");
  if (!next) return <Outlook tiers={tiers} total={total} country={country} />;
  const { people, rate, more } = next;
  const percent = rate / 100;
  return (
    <div className="next-tier">
      <p>
        {more < 0
          ? words.less({ people, amount: money(cash(-more)) })
          : words.more({ people, percent, amount: money(more) })}
      </p>
      {onAdd && <Button onClick={() => onAdd(people)}>{words.add({ people })}</Button>}
    </div>
  );
}

function Outlook({
  tiers,
  total,
  country,
}: Pick<NextTierNoteProps, "tiers" | "total" | "country">) {
  const { next: words } = useTexts(texts);
  const { preset } = useMoney(country);
  const ahead = tierAhead(total, tiers);
  return (
    <div className="next-tier">
      {total > 0 && (
        <p className="outlook">
          {ahead
            ? words.ahead({ amount: preset(dollars(ahead.min)), percent: rateOf(ahead) / 100 })
            : words.top}
        </p>
      )}
    </div>
  );
}
