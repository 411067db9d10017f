import type { ReactNode } from "react";
import { planFor } from "../../../shared/payment/order.ts";
import { Lines, type Line } from "../../../shared/payment/Lines.tsx";
import { PayBar } from "../../../shared/payment/PayBar.tsx";
import { texts as paymentTexts } from "../../../shared/payment/texts.ts";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { isTipAsked, packageOf, type Order } from "../order.ts";
import { orderTexts } from "../orderTexts.ts";

/**
 * The button of the first step, with the amount that it leads to: the price of the package, or what
 * the card pays of the bill. The tip is asked for later, so it is not part of that amount.
 */
export function CreditBar({ order, children }: { order: Order; children: ReactNode }) {
  const lines = useCreditLines(order);
  return (
    <PayBar
      order={order}
      figure={lines.at(-1)}
      sums={
        <div className="pay-wide">
          <Lines lines={lines} />
        </div>
      }
    >
      {children}
    </PayBar>
  );
}

function useCreditLines(order: Order): Line[] {
  const { credit: words } = useTexts(orderTexts);
  const { sums } = useTexts(paymentTexts);
  const { money } = useMoney();
  const credit = packageOf(order);
  if (credit)
    return [
      { term: words.added, text: money(credit.creditToGive) },
      { term: words.price, text: money(credit.amount), look: "strong" },
    ];
  const plan = planFor(order);
  const isTipOpen = isTipAsked(order);
  return [
    { term: sums.bill, text: money(plan.bill), look: "bill" },
    ...(isTipOpen || plan.tip === 0 ? [] : [{ term: sums.tip, text: money(plan.tip) }]),
    ...(plan.offer > 0 ? [{ term: sums.offer, text: `−${money(plan.offer)}` }] : []),
    ...(plan.credit > 0 ? [{ term: sums.credit, text: `−${money(plan.credit)}` }] : []),
    {
      term: isTipOpen ? words.beforeTip : sums.card,
      text: money(isTipOpen ? plan.cardForBill : plan.card),
      look: "strong",
    },
  ];
}
