import { credit, type CreditCents } from "../../shared/money/cents.ts";
import { Money } from "../../shared/ui/Money.tsx";
import { copy } from "./copy.ts";
import { messageFor } from "./earnings.ts";
import { useMoney } from "./useMoney.ts";

/** Monthly and yearly earnings, announced when they change. */
export function Result({ monthly }: { monthly: CreditCents }) {
  const money = useMoney();
  return (
    <output className="result" aria-live="polite" aria-atomic="true">
      <span className="month">
        <Money size="hero" amount={money.exact(monthly)} /> <span>{copy.backPerMonth}</span>
      </span>{" "}
      <span className="year" translate="no">
        {copy.perYear(money.exact(credit(monthly * 12)))}
      </span>{" "}
      <span className="message">{messageFor(monthly)}</span>
    </output>
  );
}
