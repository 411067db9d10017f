import type { ReactNode } from "react";
import { billOf, grandTotalOf } from "../bill/ticket.ts";
import { Money } from "../ui/Money.tsx";
import type { Line } from "./Lines.tsx";
import { planFor, type BillOrder } from "./order.ts";
import { OrderPanel } from "./OrderPanel.tsx";
import { PlaceAndCheck } from "./OrderLayout.tsx";
import { useScrollMargin } from "../ui/useScrollMargin.ts";
import { useMoney } from "../ui/useMoney.ts";
import { texts } from "./texts.ts";
import { receiptTexts } from "./receiptTexts.ts";
import { useTexts } from "../widget/useTexts.ts";

interface PayBarProps {
  order: BillOrder;
  /** The lines of the payment, shown above the bar. */
  sums?: ReactNode;
  /** What the button leads to and its amount. Defaults to what this payment charges. */
  figure?: Pick<Line, "term" | "text"> | undefined;
  /** The button that pays. */
  children: ReactNode;
}

/**
 * The amount and the button below it. A narrow widget keeps them in view at its bottom. A wide
 * widget shows them in a column with the order and the lines of the payment. Put it last in a
 * `.pay-flow`.
 */
export function PayBar({ order, sums, figure, children }: PayBarProps) {
  const { order: orderWords } = useTexts(receiptTexts);
  return (
    <div className="pay-side" data-whole={isWholeBill(order) || undefined}>
      <section className="pay-side-order" aria-label={orderWords.heading}>
        <PlaceAndCheck order={order} />
        <OrderPanel ticket={order.ticket} />
      </section>
      {sums}
      <ChargeBar order={order} figure={figure}>
        {children}
      </ChargeBar>
    </div>
  );
}

/** The amount and the button that pays it. */
export function ChargeBar({ order, figure, children }: Omit<PayBarProps, "sums">) {
  const charge = useCharge(order);
  const { term, text } = figure ?? charge;
  return (
    <div className="pay-bar" ref={useScrollMargin()}>
      <p className="pay-bar-total">
        <span>{term}</span>
        <Money amount={text} />
      </p>
      {children}
    </div>
  );
}

/** Whether the order's total is also the bill that is paid, so that a wide widget names it once. */
function isWholeBill({ ticket }: BillOrder): boolean {
  return billOf(ticket) === grandTotalOf(ticket);
}

/** What the card is charged, or the whole payment if no card pays or one card pays all. */
function useCharge(order: BillOrder): Pick<Line, "term" | "text"> {
  const { sums: words } = useTexts(texts);
  const { money } = useMoney();
  const { total, card } = planFor(order);
  return card > 0 && card !== total
    ? { term: words.card, text: money(card) }
    : { term: words.total, text: money(total) };
}
