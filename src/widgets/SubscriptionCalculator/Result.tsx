import { credit, type CreditCents } from "../../shared/money/cents.ts";
import { useMoney } from "../../shared/ui/useMoney.ts";
import { Money } from "../../shared/ui/Money.tsx";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";
import { treatFor } from "./earnings.ts";

/** Monthly and yearly earnings, announced when they change. */
export function Result({ monthly }: { monthly: CreditCents }) {
  const copy = useTexts(texts);
  const { money } = useMoney();
  return (
    <output className="result" aria-live="polite" aria-atomic="true">
      <span className="month">
        <Money size="hero" amount={money(monthly)} /> <span>{copy.backPerMonth}</span>
      </span>{" "}
      <span className="year" translate="no">
        {copy.perYear({ amount: money(credit(monthly * 12)) })}
      </span>{" "}
      <span className="message">{copy.earnings[treatFor(monthly)]}</span>
    </output>
  );
}
