import { useRef } from "react";
import { ReceiptActions, type ReceiptLine } from "./ReceiptActions.tsx";
import { texts } from "./texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface RefundReceiptProps {
  lines: readonly ReceiptLine[];
  restaurant: string | null;
}

/** A guest's proof of a refund. */
export function RefundReceipt({ lines, restaurant }: RefundReceiptProps) {
  const copy = useTexts(texts);
  const ref = useRef<HTMLDListElement>(null);
  return (
    <section className="card managers-receipt" aria-label={copy.refund}>
      <dl ref={ref} className="managers-lines">
        {lines.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd translate="no">{text}</dd>
          </div>
        ))}
      </dl>
      <ReceiptActions title={copy.refund} restaurant={restaurant} lines={lines} receipt={ref} />
    </section>
  );
}
