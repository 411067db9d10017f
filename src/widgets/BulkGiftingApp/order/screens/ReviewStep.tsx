import { useMoney } from "../../../../shared/ui/useMoney.ts";
import { FormFrame } from "../../../../shared/forms/FormFrame.tsx";
import { systemClock } from "../../../../shared/host/clock.ts";
import { FramingWarning } from "../../../../shared/payment/FramingWarning.tsx";
import { useCardError } from "../../../../shared/payment/purchase/FormErrorAlert.tsx";
import { CardChoice } from "../../../../shared/payment/purchase/CardChoice.tsx";
import { PayButton, type Stage } from "../../../../shared/payment/purchase/PayButton.tsx";
import { TermsCheckbox } from "../../../../shared/payment/purchase/TermsCheckbox.tsx";
import { usePayForm } from "../../../../shared/payment/purchase/usePayForm.ts";
import { dayIn } from "../../../../shared/time/calendar.ts";
import { Screen } from "../../../../shared/ui/Screen.tsx";
import type { Terms } from "../../account/terms.ts";
import type { OrderState } from "../state.ts";
import type { BulkStore } from "../../storeType.ts";
import { FormErrorAlert } from "./FormErrorAlert.tsx";
import { QuoteLines } from "./QuoteLines.tsx";
import { StepBack } from "./StepBack.tsx";
import { Summary } from "./Summary.tsx";
import { Stepper } from "./Stepper.tsx";
import { WhatNext } from "./WhatNext.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";

type ReviewState = Extract<
  OrderState,
  { kind: "building" | "checkingCard" | "savingCard" | "paying" }
>;

/** The whole order, the card, the terms, and the button that names the amount. */
export function ReviewStep({
  state,
  store,
  terms,
}: {
  state: ReviewState;
  store: BulkStore;
  terms: Terms;
}) {
  const { money } = useMoney(terms.country);
  const { review: words } = useTexts(texts);
  const { order } = store;
  const formError = state.kind === "building" ? state.formError : null;
  const isBusy = state.kind !== "building";
  const today = dayIn(null, systemClock());
  const cards = store.user()?.creditCards ?? [];
  const draft = order.draft.getState();
  const plan = order.plan();
  const form = usePayForm({
    draft,
    keep: order.keep,
    cards,
    country: terms.country,
    today,
    savedId: state.kind === "paying" && state.source.cardSaved ? state.source.id : null,
    agreeMissing: words.agreeMissing,
    markCard: store.port.mark,
    pay(choice) {
      if (choice.kind === "new" && store.provider.store.getState().kind === "missing")
        return store.provider.load();
      order.send({ type: "payPressed", choice });
    },
  });

  const refusal = useCardError(formError);
  return (
    <Screen
      screenKey="review"
      eyebrow={<Stepper step={4} />}
      heading={words.heading}
      before={!isBusy && <StepBack onBack={() => order.choose("message")} />}
    >
      <FormFrame form={form}>
        <div className="review-columns">
          <div className="stack">
            <Summary order={order} plan={plan} terms={terms} isBusy={isBusy} />
            <WhatNext order={order} plan={plan} />
            <FramingWarning />
            <FormErrorAlert formError={formError} />
            <CardChoice
              form={form}
              cards={cards}
              refusal={refusal}
              provider={store.provider}
              port={store.port}
              isBusy={isBusy}
              country={terms.country}
            />
          </div>
          <div className="stack bulk-go">
            <QuoteLines plan={plan} terms={terms} />
            <TermsCheckbox form={form} />
            <PayButton stage={stageOf(state)} amount={money(plan.pay)} paying={words.paying} />
          </div>
        </div>
      </FormFrame>
    </Screen>
  );
}

function stageOf(state: ReviewState): Stage | null {
  if (state.kind === "building") return null;
  if (state.kind !== "paying") return state.kind;
  return state.progress.phase === "asking" ? "authenticating" : "paying";
}
