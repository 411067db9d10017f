import { CardChooser } from "../../card/CardChooser.tsx";
import { newCard } from "../../card/savedCards.ts";
import type { CardPort } from "../../card/cardPort.ts";
import type { CardProvider } from "../../card/provider.ts";
import type { CreditCard } from "../../contracts/cards.ts";
import type { Form } from "../../forms/useForm.ts";
import { systemClock } from "../../host/clock.ts";
import { dayIn } from "../../time/calendar.ts";
import { countries, type CountryCode } from "../../country/countries.ts";
import { useTexts } from "../../widget/useTexts.ts";
import { NewCard } from "./NewCard.tsx";
import { texts } from "./texts.ts";
import type { PayValues } from "./usePayForm.ts";

interface CardChoiceProps {
  form: Form<PayValues>;
  cards: readonly CreditCard[];
  /** The provider's refusal, shown at the card that was refused. */
  refusal: string | undefined;
  provider: CardProvider;
  port: CardPort;
  isBusy: boolean;
  country: CountryCode;
  /** Whether a new card can be added. The fields can be shown even if it cannot. */
  canAdd?: boolean;
  hasFields?: boolean;
}

/**
 * The saved cards, the fields of a new card, and a note about surcharges in countries where they
 * are common.
 */
export function CardChoice({
  form,
  cards,
  refusal,
  provider,
  port,
  isBusy,
  country,
  canAdd = true,
  hasFields = true,
}: CardChoiceProps) {
  const { surcharge } = useTexts(texts);
  const isNew = form.values.card === newCard || !cards.length;
  return (
    <>
      <CardChooser
        cards={cards}
        value={form.values.card}
        onChange={(card) => form.set("card", card)}
        today={dayIn(null, systemClock())}
        error={isNew ? undefined : refusal}
        canAdd={canAdd}
      />
      {isNew && hasFields && (
        <NewCard
          form={form}
          provider={provider}
          port={port}
          error={refusal}
          hasSavedCards={cards.length > 0}
          isBusy={isBusy}
          country={country}
        />
      )}
      {countries[country].expectsSurcharges && <p className="muted small">{surcharge}</p>}
    </>
  );
}
