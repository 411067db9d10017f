import { useEffect } from "react";
import { choosableCards, firstChoice, newCard } from "../../card/savedCards.ts";
import type { CreditCard } from "../../contracts/cards.ts";
import { countries, type CountryCode } from "../../country/countries.ts";
import { useForm, type Form } from "../../forms/useForm.ts";
import type { CalendarDay } from "../../time/calendar.ts";
import { useLatestCallback } from "../../ui/useLatestCallback.ts";
import { useTexts } from "../../widget/useTexts.ts";
import { texts } from "./texts.ts";

/** `card` is a saved card's id or `newCard`. */
export type PayValues = {
  readonly card: string;
  readonly postalCode: string;
  readonly saveCard: boolean;
  readonly agreed: boolean;
};

/** How to pay with a card. */
export type CardChoice =
  | { readonly kind: "saved"; readonly cardId: string }
  | { readonly kind: "new"; readonly save: boolean };

interface PayFormDeps {
  readonly draft: PayValues;
  /** Stores the typed values outside React, so that neither a crash nor a reload loses them. */
  readonly keep: (typed: PayValues) => void;
  readonly cards: readonly CreditCard[];
  /** Names the postal code as its label does: ZIP code or postcode. */
  readonly country: CountryCode;
  readonly today: CalendarDay;
  /** The id of a card that was saved during the payment. The form selects it from then on. */
  readonly savedId: string | null;
  readonly agreeMissing: string;
  readonly pay: (choice: CardChoice) => void;
  /** Marks an incomplete card field when another field was refused. */
  readonly markCard: () => void;
}

/** The card, its postal code, whether it is saved, and the terms. */
export function usePayForm(deps: PayFormDeps): Form<PayValues> {
  const { draft, keep, cards, country, today, savedId, agreeMissing, pay, markCard } = deps;
  const copy = useTexts(texts);
  const isKnown =
    draft.card === newCard || choosableCards(cards, draft.card).some(({ id }) => id === draft.card);
  const form = useForm<PayValues>({
    initial: {
      card: isKnown ? draft.card : firstChoice(cards, today),
      postalCode: draft.postalCode,
      saveCard: draft.saveCard,
      agreed: draft.agreed,
    },
    validate({ card, postalCode, agreed }) {
      const problem = card === newCard ? postalProblem(postalCode) : undefined;
      return {
        postalCode: problem && copy[problem][countries[country].postalCodeName],
        agreed: agreed ? undefined : agreeMissing,
      };
    },
    onRefused: ({ card }) => card === newCard && markCard(),
    onSubmit: ({ card, saveCard }) =>
      pay(card === newCard ? { kind: "new", save: saveCard } : { kind: "saved", cardId: card }),
  });
  const onSaved = useLatestCallback((id: string) => form.set("card", id));
  useEffect(() => keep(form.values), [keep, form.values]);
  useEffect(() => {
    if (savedId) onSaved(savedId);
  }, [savedId, onSaved]);
  return form;
}

/**
 * Returns the key of the message for a postal code, or undefined if it is valid. A card may come
 * from any country, so only the plain shape is checked.
 */
export function postalProblem(text: string): "postalMissing" | "postalMalformed" | undefined {
  if (!text.trim()) return "postalMissing";
  return /^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$/.test(text.trim()) ? undefined : "postalMalformed";
}
