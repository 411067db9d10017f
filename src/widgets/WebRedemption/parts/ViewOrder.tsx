import { useId, useState } from "react";
import type { Ticket } from "../../../shared/contracts/bill.ts";
import { ChevronDownIcon } from "../../../shared/ui/icons/ChevronDown.ts";
import { copy } from "../copy.ts";
import { OrderPanel } from "./OrderPanel.tsx";

/** The view-order panel (C2.100). */
export function ViewOrder({ ticket }: { ticket: Ticket }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="redemption-view">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{copy.checkout.order}</span>
        <ChevronDownIcon />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <OrderPanel ticket={ticket} />}
      </div>
    </div>
  );
}
