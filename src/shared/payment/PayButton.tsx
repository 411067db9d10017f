import { useId } from "react";
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
  /** The id of the form that it submits, where it stands outside of it. */
  form?: string | undefined;
}

/** Submits the form; says what is charged to what, and where several tenders pay, a line below says how much each of them. */
export function PayButton({ order, busyText, disabled, form }: PayButtonProps) {
  const { pay: words } = paymentCopy;
  const { money } = useMoney();
  const id = useId();
  const { total, card, credit, offer } = planFor(order);
  const saved = cardOf(order);
  const parts = [
    offer > 0 && words.offerPart(money(offer)),
    credit > 0 && words.creditPart(money(credit)),
    card > 0 && words.cardPart(money(card)),
  ].filter((part) => part !== false);
  const text =
    card > 0
      ? words.byCard(money(card), saved && cardName(saved).replace("•••• ", ""))
      : words.withoutCard(money(total), credit > 0, offer > 0);
  return (
    <>
      <FramingWarning />
      <Button
        type="submit"
        form={form}
        kind="primary"
        wide
        busy={busyText !== ""}
        busyText={busyText}
        disabled={disabled}
        aria-describedby={parts.length > 1 ? id : undefined}
      >
        <span translate="no">{text}</span>
      </Button>
      {parts.length > 1 && (
        <p id={id} className="pay-parts" translate="no">
          {parts.join(" + ")}
        </p>
      )}
    </>
  );
}
