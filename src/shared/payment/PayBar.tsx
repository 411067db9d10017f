import type { ReactNode } from "react";
import { Money } from "../ui/Money.tsx";
import { planFor, type BillOrder } from "./order.ts";
import { useMoney } from "../ui/useMoney.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

/** The total and the button below it; in a narrow widget they stay in view and follow every choice. Last in a `.pay-flow`. */
export function PayBar({ order, children }: { order: BillOrder; children: ReactNode }) {
  const copy = useTexts(texts);
  const { money } = useMoney();
  return (
    <div className="pay-bar">
      <p className="pay-bar-total">
        <span>{copy.sums.total}</span>
        <Money amount={money(planFor(order).total)} />
      </p>
      {children}
    </div>
  );
}
