import { type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import { billOf } from "../../../shared/bill/ticket.ts";
import { BillLines } from "../../../shared/payment/BillLines.tsx";
import { OfferPicker } from "../../../shared/payment/OfferPicker.tsx";
import { PayByWallet } from "../../../shared/payment/PayByWallet.tsx";
import { PaymentMethod } from "../../../shared/payment/PaymentMethod.tsx";
import { SplitForm } from "../../../shared/payment/SplitForm.tsx";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { LiveRegion } from "../../../shared/ui/LiveRegion.tsx";
import { Money } from "../../../shared/ui/Money.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { contactProblem } from "../contact.ts";
import { planFor, readTip, takesTips } from "../../../shared/payment/order.ts";
import { checkName } from "../../../shared/payment/OrderLayout.tsx";
import { endTyping } from "../../../shared/payment/endTyping.ts";
import { PayBar } from "../../../shared/payment/PayBar.tsx";
import { PayButton } from "../../../shared/payment/PayButton.tsx";
import { isApplied, usePart, type Part } from "../../../shared/payment/usePart.ts";
import { GuestContact } from "../parts/GuestContact.tsx";
import { useCardErrorText } from "../parts/useCardErrorText.ts";
import { DeclineNotice, Notices } from "../parts/Notices.tsx";
import { ViewOrder } from "../../../shared/payment/ViewOrder.tsx";
import { TipField } from "../../../shared/payment/TipField.tsx";
import type { CheckoutNotice, In } from "../state.ts";
import type { Draft, RedemptionStore } from "../store.ts";
import { texts as paymentTexts } from "../../../shared/payment/texts.ts";
import { receiptTexts } from "../../../shared/payment/receiptTexts.ts";
import { texts } from "../texts.ts";
import { billTexts } from "../billTexts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface CheckoutScreenProps {
  state: In<"checkout"> | In<"splitting"> | In<"tokenizing"> | In<"paying">;
  store: RedemptionStore;
  draft: Draft;
  canSplit: boolean;
}

/**
 * The bill, the payment form, and one button that names the amount. It stays mounted while a token
 * is created and the bill is read, so that nothing has to be typed again.
 */
export function CheckoutScreen({ state, store, draft, canSplit }: CheckoutScreenProps) {
  const { checkout: words } = useTexts(billTexts);
  const { card, processing } = useTexts(paymentTexts);
  const { loading } = useTexts(texts);
  const { order: orderWords } = useTexts(receiptTexts);
  const { money } = useMoney();
  const busyTexts = {
    tokenizing: card.running,
    paying: processing.checking,
    splitting: loading.text,
  };
  const formId = useId();
  const { order, kind } = state;
  const { send, isGuest } = store;
  const plan = planFor(order);
  const notice = noticeOf(state);
  const busyText = kind === "checkout" ? "" : busyTexts[kind];
  const filledIn = useFilledIn(store, draft, notice);
  const part = usePart({
    canSplit,
    ticket: order.ticket,
    payAmount: order.payAmount,
    typed: draft.amount,
    isRefused: notice?.kind === "cannot-split",
  });
  return (
    <Screen screenKey="checkout" heading={words.heading} lead={checkName(orderWords, order)}>
      <Notices notice={notice} />
      <div className="pay-flow">
        <Money amount={money(billOf(order.ticket))} size="huge" />
        {order.open.length > 1 && (
          <Button
            kind="quiet"
            className="redemption-other"
            disabled={kind !== "checkout"}
            onClick={() => send({ type: "wentBack" })}
          >
            {words.another}
          </Button>
        )}
        <div className="pay-bill">
          <ViewOrder ticket={order.ticket} />
          {part.isOffered && (
            <SplitForm
              part={part}
              ticket={order.ticket}
              payAmount={order.payAmount}
              amount={draft.amount}
              keep={store.keep}
              onSplit={(payAmount) => send({ type: "splitAsked", payAmount })}
            />
          )}
        </div>
        <CheckoutForm
          id={formId}
          state={state}
          store={store}
          draft={draft}
          filledIn={filledIn}
          part={part}
        />
        <PayBar
          order={order}
          sums={<BillLines plan={plan} ticket={order.ticket} earns={!isGuest} />}
        >
          <PayButton
            order={order}
            form={formId}
            busyText={busyText}
            disabled={part.isPending}
            onBlocked={part.apply}
          />
        </PayBar>
        <LiveRegion>{busyText}</LiveRegion>
      </div>
    </Screen>
  );
}

interface CheckoutFormProps extends Pick<CheckoutScreenProps, "state" | "store" | "draft"> {
  id: string;
  filledIn: ReturnType<typeof useFilledIn>;
  part: Part;
}

/** The payment form: the offer, the tip, a wallet or a card, and a guest's contact details. */
function CheckoutForm({ id, state, store, draft, filledIn, part }: CheckoutFormProps) {
  const { form, contactError, isComplete } = filledIn;
  const { order, kind } = state;
  const { send, isGuest } = store;
  const plan = planFor(order);
  const notice = noticeOf(state);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in any of its fields submits a form
    <form
      id={id}
      ref={form}
      noValidate
      onKeyDown={endTyping}
      onSubmit={(event) => {
        event.preventDefault();
        if (kind === "checkout" && isComplete()) send({ type: "payPressed" });
      }}
    >
      <OfferPicker order={order} onChoose={(key) => send({ type: "offerChosen", key })} />
      {takesTips(order) && (
        <TipField
          order={order}
          isChecked={notice?.kind === "tip"}
          onChoose={(tip) => send({ type: "tipChosen", tip })}
        />
      )}
      {plan.card > 0 && (
        <PayByWallet
          provider={store.provider}
          amount={plan.card}
          countryCode={order.project.countryCode}
          mayOpen={() =>
            kind === "checkout" && isApplied(part) && isComplete() && readTip(order).ok
          }
          onAgreed={(source) => send({ type: "walletAgreed", source })}
        />
      )}
      <DeclineNotice notice={notice} />
      <PaymentMethod
        order={order}
        provider={store.provider}
        port={store.port}
        postalCode={draft.postalCode}
        keep={store.keep}
        onChoose={(cardId) => send({ type: "cardChosen", cardId })}
        error={useCardErrorText(notice)}
        isBusy={kind !== "checkout"}
        isSpare={plan.card === 0}
      />
      {isGuest && <GuestContact draft={draft} keep={store.keep} problem={contactError} />}
    </form>
  );
}

/** The message on the checkout. None while a request is in flight. */
function noticeOf(state: CheckoutScreenProps["state"]): CheckoutNotice | null {
  return state.kind === "checkout" ? state.notice : null;
}

const invalidControl = "input[aria-invalid=true]";

/**
 * Whether everything around the payment is filled in. Otherwise moves the focus to the first
 * missing field.
 */
function useFilledIn(store: RedemptionStore, draft: Draft, notice: CheckoutNotice | null) {
  const { country } = useEnvironment();
  const form: RefObject<HTMLFormElement | null> = useRef(null);
  const [refusals, setRefusals] = useState(0);
  const problem = store.isGuest ? contactProblem(draft, country) : null;
  useLayoutEffect(() => {
    if (notice?.kind === "card") store.port.focus();
    else if (refusals || notice?.kind === "tip")
      form.current?.querySelector<HTMLElement>(invalidControl)?.focus();
  }, [refusals, notice, store]);

  function isComplete(): boolean {
    if (!problem) return true;
    setRefusals(refusals + 1);
    store.port.mark();
    return false;
  }
  return { form, contactError: refusals ? problem : null, isComplete };
}
