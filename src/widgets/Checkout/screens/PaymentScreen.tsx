import { useEffect } from "react";
import { CardChooser, firstChoice, newCard } from "../../../shared/card/CardChooser.tsx";
import { Wallets } from "../../../shared/card/Wallets.tsx";
import { choosableCards } from "../../../shared/card/savedCards.ts";
import type { Country } from "../../../shared/config/pageConfig.ts";
import { FormFrame } from "../../../shared/forms/FormFrame.tsx";
import { systemClock } from "../../../shared/host/clock.ts";
import { formatMoney } from "../../../shared/money/format.ts";
import { FramingWarning } from "../../../shared/payment/FramingWarning.tsx";
import { dayIn } from "../../../shared/time/calendar.ts";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { useLatestCallback } from "../../../shared/ui/useLatestCallback.ts";
import { copy } from "../copy.ts";
import { postalError, type Draft } from "../draft.ts";
import { mayGive, savedCardsOf } from "../paymentSteps.ts";
import type { CheckoutState, Choice } from "../state.ts";
import type { CheckoutStore } from "../store.ts";
import { Buyer } from "./Buyer.tsx";
import { cardError, FormErrorAlert } from "./FormErrorAlert.tsx";
import { NewCard } from "./NewCard.tsx";
import { PayButton, type Stage } from "./PayButton.tsx";
import { amountToPay, Summary } from "./Summary.tsx";
import { TermsCheckbox } from "./TermsCheckbox.tsx";
import { UnpayableAlert } from "./UnpayableAlert.tsx";
import { useDraftForm } from "./useDraftForm.ts";

export type PaymentState = Extract<CheckoutState, { kind: "payment" | Stage }>;
export type PaymentValues = Pick<Draft, "card" | "postalCode" | "saveCard" | "agreed">;

const currencies = { US: "USD", NZ: "NZD", AU: "AUD" } as const;

/** How to tell an open wallet that the payment failed; kept while a refusal is looked up on another screen. */
const refusals = new WeakMap<CheckoutStore, (message?: string) => void>();

/** Wallets, a saved or a new card, the terms, and the button that names the amount (K4). */
export function PaymentScreen({
  state,
  store,
  country,
}: {
  state: PaymentState;
  store: CheckoutStore;
  country: Country;
}) {
  const { order } = state;
  const formError = state.kind === "payment" ? state.formError : null;
  const isBusy = state.kind !== "payment";
  const today = dayIn(null, systemClock());
  const cards = savedCardsOf(order);
  const draft = store.draft.getState();
  const known = choosableCards(cards).some(({ id }) => id === draft.card);

  function pay(choice: Choice): void {
    if (choice.kind === "new" && store.provider.store.getState().kind === "missing")
      return store.provider.load();
    store.send({ type: "pay-pressed", choice });
  }

  const form = useDraftForm<PaymentValues>(
    {
      initial: {
        card: known ? draft.card : firstChoice(cards, today),
        postalCode: draft.postalCode,
        saveCard: draft.saveCard,
        agreed: draft.agreed,
      },
      validate: ({ card, postalCode, agreed }) => ({
        postalCode: card === newCard ? postalError(postalCode) : undefined,
        agreed: agreed ? undefined : copy.required.agreed,
      }),
      onSubmit: ({ card, saveCard }) =>
        pay(card === newCard ? { kind: "new", save: saveCard } : { kind: "saved", cardId: card }),
    },
    store.keep,
  );
  useSavedCard(state, (id) => form.set("card", id));
  useEffect(() => {
    if (!formError) return;
    refusals.get(store)?.(("message" in formError && formError.message) || undefined);
    refusals.delete(store);
  }, [formError, store]);

  const isNew = form.values.card === newCard || !cards.length;
  const refusal = cardError(formError);
  const canPay = store.canPay(order);
  return (
    <Screen
      screenKey="payment"
      eyebrow={copy.step(2, draft.isGift && mayGive(order) ? 3 : 2)}
      heading={copy.payment.heading}
    >
      <Summary order={order} country={country} />
      <FramingWarning />
      <FormFrame form={form}>
        <Buyer
          draft={draft}
          isBusy={isBusy}
          onChange={() => store.send({ type: "details-reopened" })}
        />
        <FormErrorAlert formError={formError} />
        <Wallets
          provider={store.provider}
          amount={amountToPay(order)}
          currency={currencies[country]}
          mayOpen={() => {
            if (!form.values.agreed) form.formProps.ref.current?.requestSubmit();
            return form.values.agreed && !isBusy;
          }}
          onPaid={(source, refuse) => {
            refusals.set(store, refuse);
            pay({ kind: "wallet", source });
          }}
        />
        <CardChooser
          cards={cards}
          value={form.values.card}
          onChange={(card) => form.set("card", card)}
          today={today}
          error={isNew ? undefined : refusal}
          canAdd={store.hasCardKey(order.page)}
        />
        {isNew && canPay && (
          <NewCard
            form={form}
            store={store}
            error={refusal}
            hasSavedCards={cards.length > 0}
            isBusy={isBusy}
          />
        )}
        {canPay ? (
          <>
            <TermsCheckbox form={form} order={order} />
            <PayButton
              stage={state.kind === "payment" ? null : state.kind}
              amount={formatMoney(amountToPay(order), country)}
            />
          </>
        ) : (
          <UnpayableAlert order={order} />
        )}
      </FormFrame>
    </Screen>
  );
}

/** A card that was just kept is the one that is chosen from now on. */
function useSavedCard(state: PaymentState, choose: (id: string) => void): void {
  const savedId = state.kind === "paying" && state.source?.cardSaved ? state.source.id : null;
  const onSaved = useLatestCallback(choose);
  useEffect(() => {
    if (savedId) onSaved(savedId);
  }, [savedId, onSaved]);
}
