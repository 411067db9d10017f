import { useId } from "react";
import type { ManagedTransaction } from "../../../shared/contracts/managers.ts";
import { cash } from "../../../shared/money/cents.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Money } from "../../../shared/ui/Money.tsx";
import { shortMoment, type MomentWords } from "./moment.ts";
import {
  isRefund,
  isRefundedInFull,
  momentOf,
  refundableOf,
  statusOf,
  statusText,
} from "./transaction.ts";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { texts } from "../workspace/texts.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface TransactionRowProps {
  transaction: ManagedTransaction;
  timeZone: string | null;
  tabIndex: 0 | -1;
  /** Null if this manager cannot issue refunds (M12). */
  onRefund: ((transaction: ManagedTransaction) => void) | null;
}

/** Who paid what and when, with a button to refund it. */
export function TransactionRow({ transaction, timeZone, tabIndex, onRefund }: TransactionRowProps) {
  const { transactions: words } = useTexts(texts);
  const { lang } = useEnvironment();
  const { money } = useMoney();
  const id = useId();
  const { userName, checkNumber, amount, originalAmount, tipDetails, issuedBy } = transaction;
  const refundable = refundableOf(transaction);
  const status = statusOf(transaction);
  const moment = momentText(transaction, timeZone, { transactions: words, lang });
  const tips = tipDetails.filter((tip) => tip.amount);
  const name = userName ?? words.unnamed;
  const amountText = `${isRefund(transaction) ? "−" : ""}${money(amount ?? cash(0))}`;
  return (
    <div
      className="managers-row"
      data-refund={isRefund(transaction) || undefined}
      data-refunded={isRefundedInFull(transaction) || undefined}
    >
      <div id={`${id}-words`} className="managers-row-words">
        <strong translate="no">{name}</strong>
        <span className="muted small">
          {checkNumber ? words.check({ number: checkNumber }) : words.noCheck}
          {moment && " · "}
          <span className="managers-moment">{moment}</span>
        </span>
        {tips.map((tip, index) => (
          <span key={index} className="muted small">
            <bdi>{tip.label && tip.label !== "Tip" ? tip.label : words.tip}</bdi>{" "}
            <Money amount={money(tip.amount ?? cash(0))} />
          </span>
        ))}
        {isRefund(transaction) && issuedBy && (
          <span className="muted small">
            {words.issuedBy} <span translate="no">{issuedBy}</span>
          </span>
        )}
        <Badge transaction={transaction} />
      </div>
      <div className="managers-row-end">
        <span id={`${id}-amount`}>
          <Money amount={amountText} />
        </span>
        {originalAmount !== null && amount !== null && originalAmount !== amount && (
          <s className="muted small" translate="no">
            {money(originalAmount)}
          </s>
        )}
        {status && refundable > 0 && (
          <span className="muted small">{words.left({ amount: money(refundable) })}</span>
        )}
        {onRefund && refundable > 0 && (
          <Button
            kind="quiet"
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

/** A refund is a separate row. 'Refunded' marks the payment that it returns. */
function Badge({ transaction }: { transaction: ManagedTransaction }) {
  const copy = useTexts(texts);
  const status = statusOf(transaction);
  if (isRefund(transaction))
    return (
      <span className="managers-badge to-guest">
        <span aria-hidden="true">↩</span> {copy.transactions.toGuest}
      </span>
    );
  return (
    status && (
      <span className="managers-badge">{statusText(status, copy.transactions.statuses)}</span>
    )
  );
}

/** The date and time, on one line. Empty if the server does not send it. */
export function momentText(
  transaction: ManagedTransaction,
  timeZone: string | null,
  words: MomentWords,
): string {
  const atMs = momentOf(transaction);
  return atMs === null ? "" : shortMoment(atMs, timeZone, words);
}
