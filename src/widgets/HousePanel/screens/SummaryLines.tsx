import { useMoney } from "../../../shared/ui/useMoney.ts";
import type { CashCents } from "../../../shared/money/cents.ts";
import { cash } from "../../../shared/money/cents.ts";
import { Money } from "../../../shared/ui/Money.tsx";
import type { Summary } from "../incentive.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** The price and credit of an amount, announced when they change. */
export function SummaryLines({
  amount,
  summary: { pay, get },
}: {
  amount: CashCents;
  summary: Summary;
}) {
  const { money } = useMoney();
  const copy = useTexts(texts);
  const bonus = cash(Math.max(0, get - amount));
  const saved = cash(Math.max(0, amount - pay));
  return (
    <output className="summary" aria-live="polite">
      <span className="row">
        <span>{copy.open.pay}</span> <Money amount={money(pay)} />
      </span>{" "}
      {saved > 0 && (
        <span className="row gain">
          <span>{copy.open.discount}</span> <Money amount={money(saved)} />
        </span>
      )}{" "}
      {bonus > 0 && (
        <span className="row gain">
          <span>{copy.open.bonus}</span> <Money amount={money(bonus)} />
        </span>
      )}{" "}
      <span className="row total">
        <span>{copy.open.get}</span> <Money size="large" amount={money(get)} />
      </span>
    </output>
  );
}
