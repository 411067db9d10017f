import type { ManagedTransaction } from "../../../shared/contracts/managers.ts";
import { add } from "../../../shared/money/arithmetic.ts";
import { cash } from "../../../shared/money/cents.ts";
import { Money } from "../../../shared/ui/Money.tsx";
import { refundableOf, tipOf } from "../transactions/transaction.ts";
import { momentText } from "../transactions/TransactionRow.tsx";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { texts } from "./texts.ts";
import { texts as workspaceTexts } from "../workspace/texts.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** The transaction to be refunded. */
export function RefundSubject({
  transaction,
  timeZone,
}: {
  transaction: ManagedTransaction;
  timeZone: string | null;
}) {
  const copy = useTexts(texts);
  const { transactions } = useTexts(workspaceTexts);
  const { lang } = useEnvironment();
  const { money } = useMoney();
  const tip = tipOf(transaction);
  const moment = momentText(transaction, timeZone, { transactions, lang });
  const refundable = refundableOf(transaction);
  const amounts = [
    { term: copy.paid, cents: transaction.amount ?? cash(0) },
    ...(tip > 0 ? [{ term: copy.tip, cents: tip }] : []),
    tip > 0
      ? { term: copy.refundableWithTip, cents: add(refundable, tip) }
      : { term: copy.refundable, cents: refundable },
  ];
  return (
    <div className="card managers-summary">
      <strong translate="no">{transaction.userName ?? copy.anonymous}</strong>
      <span className="muted small">
        {[transaction.checkNumber && copy.checkOf({ number: transaction.checkNumber }), moment]
          .filter(Boolean)
          .join(" · ")}
      </span>
      <dl className="managers-lines">
        {amounts.map(({ term, cents }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Money amount={money(cents)} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
