import { useId } from "react";
import type { ManagedTransaction } from "../../../shared/contracts/managers.ts";
import { cash } from "../../../shared/money/cents.ts";
import { systemClock } from "../../../shared/host/clock.ts";
import { timeOfDay, dayIn } from "../../../shared/time/calendar.ts";
import { monthText } from "../../../shared/time/month.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Money } from "../../../shared/ui/Money.tsx";
import { workspaceCopy } from "../workspace/workspaceCopy.ts";
import { isRefund, momentOf, refundableOf, statusOf } from "./transaction.ts";
import { useMoney } from "../../../shared/payment/useMoney.ts";

interface TransactionRowProps {
  transaction: ManagedTransaction;
  timeZone: string | null;
  tabIndex: 0 | -1;
  /** Null where this manager issues no refunds (M12). */
  onRefund: ((transaction: ManagedTransaction) => void) | null;
}

/** Who paid what when, and the way to give it back. */
export function TransactionRow({ transaction, timeZone, tabIndex, onRefund }: TransactionRowProps) {
  const { transactions: words } = workspaceCopy;
  const { money } = useMoney();
  const id = useId();
  const { userName, checkNumber, amount, originalAmount, tipDetails } = transaction;
  const refundable = refundableOf(transaction);
  const status = statusOf(transaction);
  const tips = tipDetails.filter((tip) => tip.amount);
  const name = userName ?? words.unnamed;
  const shown = `${isRefund(transaction) ? "−" : ""}${money(amount ?? cash(0))}`;
  return (
    <div className="managers-row" data-refund={isRefund(transaction) || undefined}>
      <div id={`${id}-words`} className="managers-row-words">
        <strong translate="no">{name}</strong>
        <span className="muted small">
          {[
            checkNumber ? words.check(checkNumber) : words.noCheck,
            momentText(transaction, timeZone),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
        {tips.map((tip, index) => (
          <span key={index} className="muted small">
            {tip.label ?? words.tip} <Money amount={money(tip.amount ?? cash(0))} />
          </span>
        ))}
        <Badge transaction={transaction} />
      </div>
      <div className="managers-row-end">
        <span id={`${id}-amount`}>
          <Money amount={shown} />
        </span>
        {originalAmount !== null && amount !== null && originalAmount !== amount && (
          <s className="muted small" translate="no">
            {money(originalAmount)}
          </s>
        )}
        {status && refundable > 0 && (
          <span className="muted small">{words.left(money(refundable))}</span>
        )}
        {onRefund && refundable > 0 && (
          <Button
            tabIndex={tabIndex}
            aria-describedby={`${id}-words ${id}-amount`}
            onClick={() => onRefund(transaction)}
          >
            {words.refund}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A refund is an entry of its own; 'Refunded' marks the payment that it returns. */
function Badge({ transaction }: { transaction: ManagedTransaction }) {
  const status = statusOf(transaction);
  if (isRefund(transaction))
    return (
      <span className="managers-badge to-guest">
        <span aria-hidden="true">↩</span> {workspaceCopy.transactions.toGuest}
      </span>
    );
  return status && <span className="managers-badge">{status}</span>;
}

/** `Nov 22, 7:26 AM` at the restaurant's own time (M27); another year is named. */
export function momentText(transaction: ManagedTransaction, timeZone: string | null): string {
  const at = momentOf(transaction);
  if (at === null) return "";
  const { year, month, day } = dayIn(timeZone, at);
  const isThisYear = year === dayIn(timeZone, systemClock()).year;
  const [monthName = ""] = monthText(year, month).split(" ");
  return `${monthName} ${day}${isThisYear ? "" : `, ${year}`}, ${timeOfDay(timeZone, at)}`;
}
