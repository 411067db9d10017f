import type { PaymentPlan } from "../../../shared/bill/plan.ts";
import { Money } from "../../../shared/ui/Money.tsx";
import { checkoutCopy } from "../checkoutCopy.ts";
import { useMoney } from "./useMoney.ts";

/** Who pays what, to the cent. */
export function PayLines({ plan }: { plan: PaymentPlan }) {
  const { lines: words } = checkoutCopy;
  const money = useMoney();
  const lines = [
    { term: words.bill, text: money(plan.bill) },
    ...(plan.tip > 0 ? [{ term: words.tip, text: money(plan.tip) }] : []),
    { term: words.total, text: money(plan.total), isStrong: true },
    ...(plan.offer > 0 ? [{ term: words.offer, text: `−${money(plan.offer)}` }] : []),
    ...(plan.credit > 0 ? [{ term: words.credit, text: `−${money(plan.credit)}` }] : []),
    { term: words.card, text: money(plan.card), isStrong: true },
  ];
  return (
    <div>
      <dl className="managers-lines" aria-label={words.title}>
        {lines.map(({ term, text, isStrong }) => (
          <div key={term} data-strong={isStrong || undefined}>
            <dt>{term}</dt>
            <dd>
              <Money amount={text} />
            </dd>
          </div>
        ))}
      </dl>
      {plan.earned > 0 && <p className="managers-earned">{words.earned(money(plan.earned))}</p>}
    </div>
  );
}
