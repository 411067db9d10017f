import { cardName } from "../card/savedCards.ts";
import { Button } from "../ui/Button.tsx";
import { paymentCopy } from "./copy.ts";
import { FramingWarning } from "./FramingWarning.tsx";
import { cardOf, planFor, type BillOrder } from "./order.ts";
import { useMoney } from "./useMoney.ts";

interface PayButtonProps {
  order: BillOrder;
  /** The progress text; empty while the button can be pressed. */
  busyText: string;
  disabled?: boolean | undefined;
}

/** Submits the form; says what is paid, and where several pay it, what each of them is charged. */
export function PayButton({ order, busyText, disabled }: PayButtonProps) {
  const { pay: words } = paymentCopy;
  const { money } = useMoney();
  const { total, card, credit, offer } = planFor(order);
  const saved = cardOf(order);
  const parts = [
    card > 0 && words.byCard(money(card), saved && cardName(saved)),
    credit > 0 && words.byCredit(money(credit)),
    offer > 0 && words.byOffer(money(offer)),
  ].filter((part) => part !== false);
  return (
    <>
      <FramingWarning />
      <Button
        type="submit"
        kind="primary"
        wide
        busy={busyText !== ""}
        busyText={busyText}
        disabled={disabled}
      >
        <span translate="no">
          {card === total ? words.total(money(total)) : words.split(money(total), parts.join(", "))}
        </span>
      </Button>
    </>
  );
}
