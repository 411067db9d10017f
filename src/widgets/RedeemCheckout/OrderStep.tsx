import { useStore } from "zustand";
import { isPaidState } from "../../shared/payment/core/state.ts";
import { ElsewhereScreen } from "../../shared/payment/intent/ElsewhereScreen.tsx";
import { OrderLayout } from "../../shared/payment/OrderLayout.tsx";
import paymentCss from "../../shared/payment/payment.css?inline";
import { PaymentScreen } from "../../shared/payment/PaymentScreen.tsx";
import { useSheet } from "../../shared/widget/useSheet.ts";
import css from "./OrderStep.css?inline";
import { ConfirmAccount } from "./screens/ConfirmAccount.tsx";
import { AddCreditScreen } from "./screens/AddCreditScreen.tsx";
import { FailedScreen } from "./screens/FailedScreen.tsx";
import { ReloadScreen } from "./screens/ReloadScreen.tsx";
import { ReviewScreen } from "./screens/ReviewScreen.tsx";
import { SuccessScreen } from "./screens/SuccessScreen.tsx";
import { TipScreen } from "./screens/TipScreen.tsx";
import type { LazyState } from "./state.ts";
import type { RedeemStore } from "./store.ts";

interface OrderStepProps {
  state: LazyState;
  store: RedeemStore;
  canSplit: boolean;
}

/** The screens of an order, from the choice of how to pay to the proof of payment. */
export function OrderStep(props: OrderStepProps) {
  useSheet(paymentCss, "shared");
  useSheet(css);
  return (
    <OrderLayout
      order={hasPayBar(props.state) || isPaidState(props.state) ? null : props.state.order}
    >
      <OrderScreen {...props} />
      <ConfirmAccount store={props.store} />
    </OrderLayout>
  );
}

/** Whether the order is beside the sums and the button. */
function hasPayBar(state: LazyState): boolean {
  switch (state.kind) {
    case "addCredit":
    case "confirmingPurchase":
    case "storingCard":
    case "redeemCredit":
    case "review":
      return true;
    case "purchasing":
      return state.progress.phase !== "elsewhere" && state.progress.phase !== "lookingUp";
    default:
      return false;
  }
}

function OrderScreen({ state, store, canSplit }: OrderStepProps) {
  const draft = useStore(store.draft);
  const { send } = store;
  switch (state.kind) {
    case "purchasing":
    case "lookingUp":
      if (state.progress.phase === "elsewhere")
        return <ElsewhereScreen kind="purchase" isHere={state.progress.isHere} />;
      return state.kind === "lookingUp" || state.progress.phase === "lookingUp" ? (
        <ReloadScreen order={state.order} isCertain={false} />
      ) : (
        <AddCreditScreen state={state} store={store} draft={draft} />
      );
    case "addCredit":
    case "confirmingPurchase":
      return <AddCreditScreen state={state} store={store} draft={draft} />;
    case "storingCard":
      return state.from === "addCredit" ? (
        <AddCreditScreen state={state} store={store} draft={draft} />
      ) : (
        <ReviewScreen state={state} store={store} draft={draft} canSplit={canSplit} />
      );
    case "reloading":
      return <ReloadScreen order={state.order} isCertain />;
    case "reloadFailed":
      return (
        <ReloadScreen
          order={state.order}
          isCertain={state.isCertain}
          onRetry={() => send({ type: "retried" })}
        />
      );
    case "redeemCredit":
      return <TipScreen state={state} send={send} />;
    case "review":
      return <ReviewScreen state={state} store={store} draft={draft} canSplit={canSplit} />;
    case "failed":
      return (
        <FailedScreen
          state={state}
          onBack={() => send({ type: "wentBack" })}
          onOtherCard={() => send({ type: "cardChosen", cardId: null })}
        />
      );
    case "success":
      return <SuccessScreen state={state} store={store} />;
    default:
      return <PaymentScreen state={state} send={send} />;
  }
}
