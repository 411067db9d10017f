import { useId } from "react";
import { cardName } from "../../../shared/card/savedCards.ts";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog.tsx";
import { refundSums } from "./refundSums.ts";
import type { RefundIn } from "./refundState.ts";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface RefundConfirmProps {
  state: RefundIn<"confirming">;
  onCancel: () => void;
  onConfirm: () => void;
}

/** The confirmation, which names the amounts, the guest, and where the money goes (fault D8). */
export function RefundConfirm({
  state: { subject, request },
  onCancel,
  onConfirm,
}: RefundConfirmProps) {
  const copy = useTexts(texts);
  const { confirm } = copy;
  const { money } = useMoney();
  const { userName, lastFour, cardBrand, checkNumber } = subject.transaction;
  const { tip, total } = refundSums(subject.before, request);
  const questionId = useId();
  const rows = [
    ...(tip > 0
      ? [
          { term: copy.sums.bill, text: money(request.amount) },
          { term: copy.sums.tip, text: money(tip) },
        ]
      : []),
    { term: copy.sums.total, text: money(total) },
    { term: confirm.guest, text: userName ?? copy.anonymous },
    ...(checkNumber ? [{ term: copy.check, text: checkNumber }] : []),
    {
      term: confirm.card,
      text: lastFour ? cardName({ brand: cardBrand, lastFour }) : confirm.original,
    },
  ];
  return (
    <ConfirmDialog
      title={confirm.title}
      cancel={confirm.cancel}
      confirm={
        <>
          {confirm.submit}{" "}
          <span aria-hidden="true" translate="no">
            {money(total)}
          </span>
        </>
      }
      questionId={questionId}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <p id={questionId} className="managers-question">
        {confirm.question({ amount: money(total), guest: userName ?? copy.anonymous })}
      </p>
      <p className="muted">{confirm.text}</p>
      <dl className="managers-lines">
        {rows.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd translate="no">{text}</dd>
          </div>
        ))}
      </dl>
    </ConfirmDialog>
  );
}
