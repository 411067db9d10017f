import { cash } from "../money/cents.ts";
import type { MoneyCountry } from "../money/format.ts";
import { Button } from "../ui/Button.tsx";
import { useMoney } from "../ui/useMoney.ts";
import { useSheet } from "../widget/useSheet.ts";
import { useTexts } from "../widget/useTexts.ts";
import type { NextTier } from "./nextTier.ts";
import css from "./QuoteLines.css?inline";
import { texts } from "./texts.ts";

interface NextTierNoteProps {
  next: NextTier | null;
  country: MoneyCountry;
  /** Adds that many people. If it is missing, the note has no button. */
  onAdd?: ((people: number) => void) | undefined;
}

/**
 * Says how many more people would increase the discount, and how that changes the price. Its space
 * is reserved when there is nothing to say.
 */
export function NextTierNote({ next, country, onAdd }: NextTierNoteProps) {
  const { next: words } = useTexts(texts);
  const { money } = useMoney(country);
  useSheet(css, "shared");
  if (!next) return <div className="next-tier" />;
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
