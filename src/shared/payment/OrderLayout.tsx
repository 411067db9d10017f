import type { ReactNode } from "react";
import { useSheet } from "../widget/useSheet.ts";
import orderCss from "./order.css?inline";
import type { BillOrder } from "./order.ts";
import { OrderPanel, type OrderWords } from "./OrderPanel.tsx";
import { receiptTexts } from "./receiptTexts.ts";
import { useTexts } from "../widget/useTexts.ts";

interface OrderLayoutProps {
  /**
   * The order to show beside the screen. Null if the screen shows the bill itself, or has a
   * `PayBar`, which contains the order.
   */
  order: BillOrder | null;
  /** One screen. It stays mounted when the second column appears or disappears. */
  children: ReactNode;
}

/** A screen of a payment. A wide widget shows the restaurant and the order in a second column. */
export function OrderLayout({ order, children }: OrderLayoutProps) {
  const { order: words } = useTexts(receiptTexts);
  useSheet(orderCss, "shared");
  return (
    <div className="pay-layout">
      {children}
      {order && (
        <aside className="pay-aside" aria-label={words.heading}>
          <PlaceAndCheck order={order} />
          <OrderPanel ticket={order.ticket} />
        </aside>
      )}
    </div>
  );
}

/** The restaurant, its address, and the check. */
export function PlaceAndCheck({ order }: { order: BillOrder }) {
  const { order: words } = useTexts(receiptTexts);
  const { name, address } = order.project;
  return (
    <p className="pay-place">
      {name && <strong>{name}</strong>}
      {address && <span className="muted">{address}</span>}
      <span className="muted">{checkName(words, order)}</span>
    </p>
  );
}

/** `Check 1001 · Table 12`. */
export function checkName(
  words: OrderWords,
  { number, ticket }: Pick<BillOrder, "number" | "ticket">,
): string {
  return [number && words.check({ number }), ticket.table && words.table({ table: ticket.table })]
    .filter(Boolean)
    .join(" · ");
}
