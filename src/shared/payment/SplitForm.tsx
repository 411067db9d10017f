import { useState } from "react";
import { billOf, leftUnpaidOf, owedOf } from "../bill/ticket.ts";
import type { Ticket } from "../contracts/bill.ts";
import { FormFrame } from "../forms/FormFrame.tsx";
import { add } from "../money/arithmetic.ts";
import { cash, type CashCents } from "../money/cents.ts";
import { parseCents } from "../money/parse.ts";
import { useDraftForm } from "../signin/useDraftForm.ts";
import { Button } from "../ui/Button.tsx";
import { MoneyField } from "../ui/MoneyField.tsx";
import { paymentCopy } from "./copy.ts";
import { useMoney } from "./useMoney.ts";

interface SplitFormProps {
  ticket: Ticket;
  /** The part that is paid now; null for all of it. */
  payAmount: CashCents | null;
  /** As it was typed. */
  amount: string;
  keep: (typed: { amount: string }) => void;
  onSplit: (payAmount: CashCents | null) => void;
}

/** A part of the bill by amount; only where the server says what it would leave unpaid. */
export function SplitForm({ ticket, payAmount, amount: typed, keep, onSplit }: SplitFormProps) {
  const { split: words } = paymentCopy;
  const { money } = useMoney();
  const [isOpen, setOpen] = useState(payAmount !== null);
  const most =
    ticket.billAmountDue === null ? add(billOf(ticket), leftUnpaidOf(ticket)) : owedOf(ticket);
  const form = useDraftForm(
    {
      initial: { amount: typed },
      validate({ amount }) {
        const cents = parseCents(amount);
        if (cents === null || cents <= 0) return { amount: words.invalid };
        return { amount: cents > most ? words.outOfRange(money(most)) : undefined };
      },
      onSubmit: ({ amount }) => onSplit(cash(parseCents(amount) ?? 0)),
    },
    keep,
  );
  if (ticket.billAmountToLeaveUnpaid === null) return null;
  return (
    <div className="pay-split">
      <Button kind="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.summary}
      </Button>
      {isOpen && (
        <FormFrame form={form}>
          <MoneyField
            {...form.field("amount")}
            label={words.field}
            hint={words.hint(money(billOf(ticket)))}
            dir="ltr"
            maxLength={16}
          />
          <div className="pay-actions">
            <Button type="submit">{words.submit}</Button>
            {payAmount !== null && (
              <Button kind="quiet" onClick={() => onSplit(null)}>
                {words.all}
              </Button>
            )}
          </div>
        </FormFrame>
      )}
    </div>
  );
}
