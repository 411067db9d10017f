import { type RefObject, useEffect, useRef } from "react";
import { useStore } from "zustand";
import { CardChooser } from "../card/CardChooser.tsx";
import { newCard } from "../card/savedCards.ts";
import { CardField } from "../card/CardField.tsx";
import type { CardPort } from "../card/cardPort.ts";
import type { CardProvider } from "../card/provider.ts";
import { countries } from "../country/countries.ts";
import { texts as countryTexts } from "../country/texts.ts";
import { dayIn } from "../time/calendar.ts";
import { Alert } from "../ui/Alert.tsx";
import { TextField } from "../ui/TextField.tsx";
import { useEnvironment } from "../widget/environment.ts";
import type { BillOrder } from "./order.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

interface PaymentMethodProps {
  order: Pick<BillOrder, "project" | "cardId" | "readAtMs">;
  provider: CardProvider;
  port: CardPort;
  postalCode: string;
  keep: (typed: { postalCode: string }) => void;
  onChoose: (cardId: string | null) => void;
  error: string | undefined;
  isBusy: boolean;
  /** A card is needed even though nothing is charged to it (R13). */
  isSpare: boolean;
}

/** The choice between saved cards and a new card. Card errors are shown here (B8.09). */
export function PaymentMethod({
  order,
  provider,
  port,
  postalCode,
  keep,
  onChoose,
  error,
  isBusy,
  isSpare,
}: PaymentMethodProps) {
  const { card: words } = useTexts(texts);
  const { postalCode: postalCodeNames } = useTexts(countryTexts);
  const { country } = useEnvironment();
  const { creditCards } = order.project;
  const isNew = order.cardId === null;
  const newCardRef = useShownOnChoice(isNew);
  const hasField = useStore(provider.store).kind === "ready";
  return (
    <div className="pay-method stack" role="group" aria-label={words.legend}>
      {isSpare && isNew && <p className="muted">{words.notCharged}</p>}
      <CardChooser
        cards={creditCards}
        value={order.cardId ?? newCard}
        onChange={(value) => onChoose(value === newCard ? null : value)}
        today={dayIn(null, order.readAtMs)}
        error={isNew ? undefined : error}
      />
      {isNew && (
        <div className="stack pay-new-card" ref={newCardRef}>
          {error && !hasField && <Alert>{error}</Alert>}
          <div className="card-group">
            <CardField
              provider={provider}
              port={port}
              error={error}
              hasSavedCards={creditCards.length > 0}
              disabled={isBusy}
            />
            <TextField
              label={postalCodeNames[countries[country].postalCodeName]}
              optional
              name="postal-code"
              placeholder={countries[country].postalCodeExample}
              autoComplete="billing postal-code"
              dir="ltr"
              maxLength={12}
              value={postalCode}
              onChange={(typed) => keep({ postalCode: typed })}
              readOnly={isBusy}
            />
          </div>
          {countries[country].expectsSurcharges && <p className="muted small">{words.surcharge}</p>}
        </div>
      )}
    </div>
  );
}

/** Scrolls the fields of a new card into view when they open, above the bar with the button. */
function useShownOnChoice(isNew: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const wasNew = useRef(isNew);
  useEffect(() => {
    if (isNew && !wasNew.current) ref.current?.scrollIntoView({ block: "nearest" });
    wasNew.current = isNew;
  }, [isNew]);
  return ref;
}
