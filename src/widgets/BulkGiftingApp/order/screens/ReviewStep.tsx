import { useEffect } from "react";
import { CardChooser, firstChoice, newCard } from "../../../../shared/card/CardChooser.tsx";
import { cardCopy } from "../../../../shared/card/cardCopy.ts";
import { CardField } from "../../../../shared/card/CardField.tsx";
import { choosableCards } from "../../../../shared/card/savedCards.ts";
import { FormFrame } from "../../../../shared/forms/FormFrame.tsx";
import { useForm, type Form } from "../../../../shared/forms/useForm.ts";
import { systemClock } from "../../../../shared/host/clock.ts";
import { formatMoney } from "../../../../shared/money/format.ts";
import { FramingWarning } from "../../../../shared/payment/FramingWarning.tsx";
import { dayIn } from "../../../../shared/time/calendar.ts";
import { Checkbox } from "../../../../shared/ui/Checkbox.tsx";
import { ExternalLink } from "../../../../shared/ui/ExternalLink.tsx";
import { Screen } from "../../../../shared/ui/Screen.tsx";
import { TextField } from "../../../../shared/ui/TextField.tsx";
import { useLatestCallback } from "../../../../shared/ui/useLatestCallback.ts";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import type { Terms } from "../../account/terms.ts";
import { copy } from "../copy.ts";
import type { OrderState } from "../state.ts";
import type { BulkStore } from "../../store.ts";
import { cardError, FormErrorAlert } from "./FormErrorAlert.tsx";
import { PayButton, type Stage } from "./PayButton.tsx";
import { QuoteLines } from "./QuoteLines.tsx";
import { StepBack } from "./StepBack.tsx";
import { Summary } from "./Summary.tsx";
import { Stepper } from "./Stepper.tsx";

const { review: words } = copy;

type ReviewState = Extract<OrderState, { kind: "building" | Stage }>;
type Values = { card: string; postalCode: string; saveCard: boolean; agreed: boolean };

/** Everything once more, the card, the terms, and the button that names the amount. */
export function ReviewStep({
  state,
  store,
  terms,
}: {
  state: ReviewState;
  store: BulkStore;
  terms: Terms;
}) {
  const { order } = store;
  const formError = state.kind === "building" ? state.formError : null;
  const isBusy = state.kind !== "building";
  const today = dayIn(null, systemClock());
  const cards = store.user()?.creditCards ?? [];
  const draft = order.draft.getState();
  const plan = order.plan();
  const isKnown =
    draft.card === newCard || choosableCards(cards).some(({ id }) => id === draft.card);
  const form = useForm<Values>({
    initial: {
      card: isKnown ? draft.card : firstChoice(cards, today),
      postalCode: draft.postalCode,
      saveCard: draft.saveCard,
      agreed: draft.agreed,
    },
    validate: ({ card, postalCode, agreed }) => ({
      postalCode: card === newCard ? postalError(postalCode) : undefined,
      agreed: agreed ? undefined : words.agreeMissing,
    }),
    onSubmit({ card, saveCard }) {
      if (card === newCard && store.provider.store.getState().kind === "missing")
        return store.provider.load();
      order.send({
        type: "pay-pressed",
        choice:
          card === newCard ? { kind: "new", save: saveCard } : { kind: "saved", cardId: card },
      });
    },
  });
  useEffect(() => order.keep(form.values), [order, form.values]);
  useKeptCard(state, (id) => form.set("card", id));

  const isNew = form.values.card === newCard || !cards.length;
  const refusal = cardError(formError);
  return (
    <Screen
      screenKey="review"
      eyebrow={<Stepper step={4} />}
      heading={words.heading}
      before={!isBusy && <StepBack onBack={() => order.choose("message")} />}
    >
      <Summary order={order} plan={plan} terms={terms} isBusy={isBusy} />
      <QuoteLines plan={plan} terms={terms} />
      <FramingWarning />
      <FormFrame form={form}>
        <FormErrorAlert formError={formError} />
        <CardChooser
          cards={cards}
          value={form.values.card}
          onChange={(card) => form.set("card", card)}
          today={today}
          error={isNew ? undefined : refusal}
        />
        {isNew && (
          <NewCard
            form={form}
            store={store}
            error={refusal}
            hasSavedCards={cards.length > 0}
            isBusy={isBusy}
          />
        )}
        <TermsTick form={form} />
        <PayButton
          stage={isBusy ? state.kind : null}
          amount={formatMoney(plan.pay, terms.country)}
        />
      </FormFrame>
    </Screen>
  );
}

function NewCard({
  form,
  store,
  error,
  hasSavedCards,
  isBusy,
}: {
  form: Form<Values>;
  store: BulkStore;
  error: string | undefined;
  hasSavedCards: boolean;
  isBusy: boolean;
}) {
  return (
    <>
      <CardField
        provider={store.provider}
        port={store.port}
        error={error}
        hasSavedCards={hasSavedCards}
        disabled={isBusy}
      />
      <TextField
        {...form.field("postalCode")}
        label={words.postalCode}
        hint={words.postalHint}
        readOnly={isBusy}
        autoComplete="billing postal-code"
        maxLength={12}
        dir="ltr"
      />
      <Checkbox {...form.check("saveCard")} label={cardCopy.save} hint={cardCopy.saveHint} />
    </>
  );
}

/** Never ticked beforehand; without an address the words stay as text (G19). */
function TermsTick({ form }: { form: Form<Values> }) {
  const { links } = useEnvironment().config;
  return (
    <Checkbox
      {...form.check("agreed")}
      label={
        <>
          {words.agree} <ExternalLink href={links["terms"]}>{words.terms}</ExternalLink> {words.and}{" "}
          <ExternalLink href={links["privacy"]}>{words.privacy}</ExternalLink>
        </>
      }
    />
  );
}

/** A card that was just kept is the one that is chosen from now on. */
function useKeptCard(state: ReviewState, choose: (id: string) => void): void {
  const keptId = state.kind === "paying" && state.source?.cardKept ? state.source.id : null;
  const onKept = useLatestCallback(choose);
  useEffect(() => {
    if (keptId) onKept(keptId);
  }, [keptId, onKept]);
}

/** A card's postal code may come from any country; only its plain shape is checked. */
function postalError(text: string): string | undefined {
  if (!text.trim()) return words.postalMissing;
  return /^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$/.test(text.trim()) ? undefined : words.postalMalformed;
}
