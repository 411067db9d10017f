import { useId, useState } from "react";
import { cardName } from "../../../shared/card/savedCards.ts";
import { billOf } from "../../../shared/bill/ticket.ts";
import { BillLines } from "../../../shared/payment/BillLines.tsx";
import { OfferPicker } from "../../../shared/payment/OfferPicker.tsx";
import { PayByWallet } from "../../../shared/payment/PayByWallet.tsx";
import { PaymentMethod } from "../../../shared/payment/PaymentMethod.tsx";
import { SplitForm } from "../../../shared/payment/SplitForm.tsx";
import { ViewOrder } from "../../../shared/payment/ViewOrder.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { LiveRegion } from "../../../shared/ui/LiveRegion.tsx";
import { Money } from "../../../shared/ui/Money.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { cardOf, planFor } from "../../../shared/payment/order.ts";
import { endTyping } from "../../../shared/payment/endTyping.ts";
import { PayBar } from "../../../shared/payment/PayBar.tsx";
import { PayButton } from "../../../shared/payment/PayButton.tsx";
import { isApplied, usePart, type Part } from "../../../shared/payment/usePart.ts";
import { isTipAsked, needsCredit } from "../order.ts";
import { useFormErrorText } from "../parts/useFormErrorText.ts";
import { NoticeAlert } from "../parts/NoticeAlert.tsx";
import { StageProgress } from "../parts/StageProgress.tsx";
import type { In } from "../state.ts";
import type { Draft, RedeemStore } from "../store.ts";
import { texts as paymentTexts } from "../../../shared/payment/texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { orderTexts } from "../orderTexts.ts";

interface ReviewScreenProps {
  state: In<"review"> | In<"storingCard">;
  store: RedeemStore;
  draft: Draft;
  canSplit: boolean;
}

/** 'Review Payment' (B2.08): all amounts, and a button that names what it pays. */
export function ReviewScreen({ state, store, draft, canSplit }: ReviewScreenProps) {
  const { review: words } = useTexts(orderTexts);
  const { card } = useTexts(paymentTexts);
  const { send } = store;
  const { order, kind } = state;
  const isBusy = kind === "storingCard";
  const plan = planFor(order);
  const { money } = useMoney();
  const formId = useId();
  const part = usePart({
    canSplit: canSplit && !isBusy,
    ticket: order.ticket,
    payAmount: order.payAmount,
    typed: draft.amount,
    isRefused: kind === "review" && state.notice?.kind === "cannot-split",
  });
  return (
    <Screen
      screenKey="review"
      before={<StageProgress stage="review" order={order} />}
      heading={words.heading}
    >
      <NoticeAlert notice={kind === "review" ? state.notice : null} order={order} />
      <div className="pay-flow">
        <Money amount={money(billOf(order.ticket))} size="huge" />
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
        <ReviewForm id={formId} state={state} store={store} draft={draft} part={part} />
        <PayBar
          order={order}
          sums={
            <BillLines plan={plan} ticket={order.ticket}>
              {order.tip.kind === "card-on-file" && <p className="muted">{words.tipOnFile}</p>}
            </BillLines>
          }
        >
          <PayButton
            order={order}
            form={formId}
            disabled={part.isPending}
            onBlocked={part.apply}
            busyText={isBusy ? card.running : ""}
          />
        </PayBar>
        {(isTipAsked(order) || needsCredit(order)) && (
          <Button kind="quiet" wide disabled={isBusy} onClick={() => send({ type: "wentBack" })}>
            {words.back}
          </Button>
        )}
        <LiveRegion>{isBusy ? card.running : ""}</LiveRegion>
      </div>
    </Screen>
  );
}

interface ReviewFormProps extends Omit<ReviewScreenProps, "canSplit"> {
  id: string;
  part: Part;
}

/** The offer, and a wallet or a card. */
function ReviewForm({ id, state, store, draft, part }: ReviewFormProps) {
  const { send } = store;
  const { order, kind } = state;
  const plan = planFor(order);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in any of its fields submits a form
    <form
      id={id}
      noValidate
      onKeyDown={endTyping}
      onSubmit={(event) => {
        event.preventDefault();
        if (kind === "review") send({ type: "payPressed" });
      }}
    >
      <OfferPicker order={order} onChoose={(key) => send({ type: "offerChosen", key })} />
      {kind === "review" && plan.card > 0 && (
        <PayByWallet
          provider={store.provider}
          amount={plan.card}
          countryCode={order.project.countryCode}
          mayOpen={() => isApplied(part)}
          onAgreed={(source) => send({ type: "walletAgreed", source })}
        />
      )}
      <Method state={state} store={store} draft={draft} />
    </form>
  );
}

/**
 * The name of the chosen card. After a refusal, or if the diner wants another card, all ways to
 * pay.
 */
function Method({ state, store, draft }: Omit<ReviewScreenProps, "canSplit">) {
  const { changeCard } = useTexts(orderTexts);
  const { order, kind } = state;
  const formError = kind === "review" ? state.formError : null;
  const errorText = useFormErrorText(formError);
  const [isChoosing, setChoosing] = useState(false);
  const chosenCard = cardOf(order);
  if (chosenCard && !formError && !isChoosing)
    return (
      <div className="redeem-chosen">
        <span translate="no">{cardName(chosenCard)}</span>
        <Button kind="quiet" onClick={() => setChoosing(true)}>
          {changeCard}
        </Button>
      </div>
    );
  return (
    <PaymentMethod
      order={order}
      provider={store.provider}
      port={store.port}
      postalCode={draft.postalCode}
      keep={store.keep}
      onChoose={(cardId) => store.send({ type: "cardChosen", cardId })}
      error={errorText}
      isBusy={kind === "storingCard"}
      isSpare={planFor(order).card === 0}
    />
  );
}
