import { useId } from "react";
import { shortCardName } from "../card/savedCards.ts";
import { Button } from "../ui/Button.tsx";
import { FramingWarning } from "./FramingWarning.tsx";
import { cardOf, planFor, type BillOrder } from "./order.ts";
import { useMoney } from "../ui/useMoney.ts";
import { texts } from "./texts.ts";
import { UnguardedWarning } from "./UnguardedWarning.tsx";
import { useStrayPress } from "../ui/useStrayPress.ts";
import { useTexts } from "../widget/useTexts.ts";

interface PayButtonProps {
  order: BillOrder;
  /** The progress text; empty while the button can be pressed. */
  busyText: string;
  disabled?: boolean | undefined;
  /** Called by a press while `disabled`. */
  onBlocked?: (() => void) | undefined;
  /** The id of the form that the button submits, if it is outside that form. */
  form?: string | undefined;
}

/**
 * Submits the form. The button says what is charged to which tender; if several tenders pay, a line
 * below lists the amount of each.
 */
export function PayButton({ order, busyText, disabled, onBlocked, form }: PayButtonProps) {
  const { pay: words } = useTexts(texts);
  const { money } = useMoney();
  const id = useId();
  const { total, card, credit, offer } = planFor(order);
  const saved = cardOf(order);
  const parts = [
    offer > 0 && words.offerPart({ amount: money(offer) }),
    credit > 0 && words.creditPart({ amount: money(credit) }),
    card > 0 && words.cardPart({ amount: money(card) }),
  ].filter((part) => part !== false);
  const text =
    card > 0
      ? saved
        ? words.byCard({ amount: money(card), card: shortCardName(saved) })
        : words.byNewCard({ amount: money(card) })
      : words[withoutCard(credit > 0, offer > 0)]({ amount: money(total) });
  // The amount may change between the two presses of a double press.
  const stray = useStrayPress(`${disabled} ${text}`, () => true);
  return (
    <>
      <FramingWarning />
      <UnguardedWarning />
      <Button
        type="submit"
        form={form}
        kind="primary"
        wide
        busy={busyText !== ""}
        busyText={busyText}
        disabled={disabled}
        onBlocked={onBlocked}
        {...stray}
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

/** The key of the button's text if the card is charged nothing. */
function withoutCard(hasCredit: boolean, hasOffer: boolean) {
  if (hasOffer) return hasCredit ? "byOfferAndCredit" : "byOffer";
  return hasCredit ? "byCredit" : "byNewCard";
}
