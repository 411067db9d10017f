import { useMoney } from "../../../shared/ui/useMoney.ts";
import { countries } from "../../../shared/country/countries.ts";
import { useEffect, useId } from "react";
import { Wallets } from "../../../shared/card/Wallets.tsx";
import type { Country } from "../../../shared/config/pageConfig.ts";
import { FormFrame } from "../../../shared/forms/FormFrame.tsx";
import { systemClock } from "../../../shared/host/clock.ts";
import { FramingWarning } from "../../../shared/payment/FramingWarning.tsx";
import { useCardError } from "../../../shared/payment/purchase/FormErrorAlert.tsx";
import { CardChoice } from "../../../shared/payment/purchase/CardChoice.tsx";
import { PayButton, type Stage } from "../../../shared/payment/purchase/PayButton.tsx";
import { TermsCheckbox } from "../../../shared/payment/purchase/TermsCheckbox.tsx";
import { usePayForm } from "../../../shared/payment/purchase/usePayForm.ts";
import { dayIn } from "../../../shared/time/calendar.ts";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { amountOf } from "../intent.ts";
import { canSendGift, savedCardsOf } from "../paymentSteps.ts";
import type { CheckoutState, Choice, FormError } from "../state.ts";
import type { CheckoutStore } from "../storeType.ts";
import { Buyer } from "./Buyer.tsx";
import { CheckoutBar } from "./CheckoutBar.tsx";
import { FormErrorAlert } from "./FormErrorAlert.tsx";
import { Summary } from "./Summary.tsx";
import { UnpayableAlert } from "./UnpayableAlert.tsx";
import { useHasSideColumn } from "./useHasSideColumn.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

export type PaymentState = Extract<
  CheckoutState,
  { kind: "payment" | "checkingCard" | "savingCard" | "paying" }
>;

/** Tells an open wallet that the payment failed. Kept while another screen looks up a refusal. */
const refusals = new WeakMap<CheckoutStore, (message?: string) => void>();

interface PaymentScreenProps {
  state: PaymentState;
  store: CheckoutStore;
  country: Country;
}

/** Wallets, a saved or a new card, the terms, and the button that names the amount (K4). */
export function PaymentScreen({ state, store, country }: PaymentScreenProps) {
  const { money } = useMoney(country);
  const copy = useTexts(texts);
  const { order } = state;
  const formError = state.kind === "payment" ? state.formError : null;
  const isBusy = state.kind !== "payment";
  const draft = store.draft.getState();
  const { form, pay } = useCheckoutForm(state, store, country);
  const refusal = useCardError(formError);
  useWalletRefusal(formError, store);
  const formId = useId();
  const hasSideColumn = useHasSideColumn();
  const payButton = store.canPay(order) && (
    <PayButton
      stage={stageOf(state)}
      amount={money(amountOf(order))}
      paying={copy.payment.paying}
      form={formId}
    />
  );
  return (
    <Screen
      screenKey="payment"
      eyebrow={copy.step({ step: 2, of: draft.isGift && canSendGift(order) ? 3 : 2 })}
      heading={copy.payment.heading}
    >
      {!hasSideColumn && <Summary order={order} country={country} />}
      <FramingWarning />
      <FormFrame form={form} id={formId}>
        <Buyer
          draft={draft}
          isBusy={isBusy}
          onChange={() => store.send({ type: "detailsReopened" })}
        />
        <FormErrorAlert formError={formError} />
        <Wallets
          provider={store.provider}
          amount={amountOf(order)}
          currency={countries[country].currency}
          mayOpen={() => {
            if (!form.values.agreed) form.formProps.ref.current?.requestSubmit();
            return form.values.agreed && !isBusy;
          }}
          onPaid={(source, refuse) => {
            refusals.set(store, refuse);
            pay({ kind: "wallet", source });
          }}
        />
        <CardChoice
          form={form}
          cards={savedCardsOf(order)}
          refusal={refusal}
          provider={store.provider}
          port={store.port}
          isBusy={isBusy}
          country={country}
          canAdd={store.hasCardKey(order.page)}
          hasFields={store.canPay(order)}
        />
        {store.canPay(order) ? (
          <TermsCheckbox
            form={form}
            termsUrl={order.page.enterprise?.termsUrl}
            privacyUrl={order.page.enterprise?.privacyUrl}
          />
        ) : (
          <UnpayableAlert order={order} />
        )}
        {!hasSideColumn && payButton && <CheckoutBar>{payButton}</CheckoutBar>}
      </FormFrame>
      {hasSideColumn && (
        <div className="checkout-aside">
          <Summary order={order} country={country} isAside={false} />
          {payButton}
        </div>
      )}
    </Screen>
  );
}

function stageOf(state: PaymentState): Stage | null {
  if (state.kind === "payment") return null;
  if (state.kind !== "paying") return state.kind;
  return state.progress.phase === "asking" ? "authenticating" : "paying";
}

/** The form of the payment, which its button and the wallets submit. */
function useCheckoutForm(state: PaymentState, store: CheckoutStore, country: Country) {
  const { required } = useTexts(texts);

  function pay(choice: Choice): void {
    if (choice.kind === "new" && store.provider.store.getState().kind === "missing")
      return store.provider.load();
    store.send({ type: "payPressed", choice });
  }

  const form = usePayForm({
    draft: store.draft.getState(),
    keep: store.keep,
    cards: savedCardsOf(state.order),
    country,
    today: dayIn(null, systemClock()),
    savedId: state.kind === "paying" && state.source.cardSaved ? state.source.id : null,
    agreeMissing: required.agreed,
    markCard: store.port.mark,
    pay,
  });
  return { form, pay };
}

/** Reports a refusal to the wallet that is still open. */
function useWalletRefusal(formError: FormError | null, store: CheckoutStore): void {
  useEffect(() => {
    if (!formError) return;
    refusals.get(store)?.(("message" in formError && formError.message) || undefined);
    refusals.delete(store);
  }, [formError, store]);
}
