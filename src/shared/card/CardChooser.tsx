import type { CreditCard } from "../contracts/cards.ts";
import type { CalendarDay } from "../time/calendar.ts";
import { RadioCards } from "../ui/RadioCards.tsx";
import { cardExpiry, cardName, choosableCards, isCardExpired, newCard } from "./savedCards.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

export interface CardChooserProps {
  cards: readonly CreditCard[];
  /** A card's id, or `newCard`. */
  value: string;
  onChange: (value: string) => void;
  today: CalendarDay;
  error?: string | undefined;
  /** Whether the person can use a card that is not in the list. */
  canAdd?: boolean | undefined;
}

/**
 * Saved cards, newest first, and a choice for a new card. Renders nothing if there is no saved
 * card.
 */
export function CardChooser({
  cards,
  value,
  onChange,
  today,
  error,
  canAdd = true,
}: CardChooserProps) {
  const copy = useTexts(texts);
  const saved = choosableCards(cards, value);
  if (!saved.length) return null;
  const options = saved.map((card) => {
    const expiry = cardExpiry(card);
    const isExpired = isCardExpired(card, today);
    return {
      value: card.id,
      label: <span translate="no">{cardName(card)}</span>,
      detail: expiry && (isExpired ? copy.expired({ expiry }) : copy.expires({ expiry })),
      disabled: isExpired,
    };
  });
  return (
    <RadioCards
      legend={copy.legend}
      value={value}
      onChange={onChange}
      options={
        canAdd
          ? [
              ...options,
              {
                value: newCard,
                label: copy.newCard,
                detail: copy.newCardDetail,
                disabled: false,
              },
            ]
          : options
      }
      error={error}
    />
  );
}
