import { countries } from "../country/countries.ts";
import { useEnvironment } from "../widget/environment.ts";
import { gratuityDueOf, leftUnpaidOf, taxOf } from "../bill/ticket.ts";
import type { PaymentPlan } from "../bill/plan.ts";
import type { Ticket } from "../contracts/bill.ts";
import { cash } from "../money/cents.ts";
import type { ReactNode } from "react";
import { Lines, type Line } from "./Lines.tsx";
import { useMoney } from "../ui/useMoney.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

interface BillLinesProps {
  plan: PaymentPlan;
  ticket: Ticket;
  /** Whether credit comes back. Only diners with an account earn it. */
  earns?: boolean | undefined;
  /** The texts for a reader who is not the payer, such as a manager. */
  words?:
    | { readonly card: string; readonly earned: (args: { amount: string }) => string }
    | undefined;
  children?: ReactNode;
}

/** The amounts of a payment to the cent: bill, offer, credit, tip and the charge of the card. */
export function BillLines({
  plan,
  ticket,
  earns = true,
  words: ownWords,
  children,
}: BillLinesProps) {
  const copy = useTexts(texts);
  const words = { ...copy.sums, ...ownWords };
  const { money } = useMoney();
  const { country } = useEnvironment();
  const leftUnpaid = leftUnpaidOf(ticket);
  // The server does not send the share of tax for a part of a bill.
  const [tax, gratuity] =
    leftUnpaid > 0 ? [cash(0), cash(0)] : [taxOf(ticket), gratuityDueOf(ticket)];
  const lines: Line[] = [
    { term: words.bill, text: money(plan.bill), look: "bill" },
    ...(tax > 0
      ? [
          {
            term: words.tax({ tax: countries[country].tax }),
            text: money(tax),
            look: "quiet" as const,
          },
        ]
      : []),
    ...(gratuity > 0
      ? [{ term: words.gratuity, text: money(gratuity), look: "quiet" as const }]
      : []),
    ...(plan.tip > 0 ? [{ term: words.tip, text: money(plan.tip) }] : []),
    { term: words.total, text: money(plan.total), look: "strong" },
    ...(plan.offer > 0 ? [{ term: words.offer, text: `−${money(plan.offer)}` }] : []),
    ...(plan.credit > 0 ? [{ term: words.credit, text: `−${money(plan.credit)}` }] : []),
    ...(plan.card === plan.total
      ? []
      : [{ term: words.card, text: money(plan.card), look: "strong" as const }]),
  ];
  return (
    <div className="pay-summary">
      <Lines lines={lines} label={words.summary} />
      {children}
      {earns && plan.earned > 0 && (
        <p className="pay-earned">{words.earned({ amount: money(plan.earned) })}</p>
      )}
      {leftUnpaid > 0 && <p className="muted">{words.left({ amount: money(leftUnpaid) })}</p>}
    </div>
  );
}
