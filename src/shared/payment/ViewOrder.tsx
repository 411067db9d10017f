import { useId, useState } from "react";
import type { Ticket } from "../contracts/bill.ts";
import { ChevronDownIcon } from "../ui/icons/ChevronDown.ts";
import orderCss from "./order.css?inline";
import { useSheet } from "../widget/useSheet.ts";
import { OrderPanel } from "./OrderPanel.tsx";
import { receiptTexts } from "./receiptTexts.ts";
import { useTexts } from "../widget/useTexts.ts";

/** The view-order panel (C2.100). */
export function ViewOrder({ ticket }: { ticket: Ticket }) {
  const copy = useTexts(receiptTexts);
  useSheet(orderCss, "shared");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="pay-view">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{copy.order.view}</span>
        <ChevronDownIcon />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <OrderPanel ticket={ticket} />}
      </div>
    </div>
  );
}
