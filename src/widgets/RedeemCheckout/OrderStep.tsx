import { useStore } from "zustand";
import paymentCss from "../../shared/payment/payment.css?inline";
import { PosScreen } from "../../shared/payment/PosScreen.tsx";
import { ProcessingScreen } from "../../shared/payment/ProcessingScreen.tsx";
import type { Proof } from "../../shared/payment/ProofCard.tsx";
import { UnconfirmedScreen } from "../../shared/payment/UnconfirmedScreen.tsx";
import { useSheet } from "../../shared/widget/useSheet.ts";
import { planFor } from "./order.ts";
import css from "./OrderStep.css?inline";
import { AddCreditScreen } from "./screens/AddCreditScreen.tsx";
import { FailedScreen } from "./screens/FailedScreen.tsx";
import { ReloadScreen } from "./screens/ReloadScreen.tsx";
import { ReviewScreen } from "./screens/ReviewScreen.tsx";
import { SuccessScreen } from "./screens/SuccessScreen.tsx";
import { TipScreen } from "./screens/TipScreen.tsx";
import type { LateState } from "./state.ts";
import type { RedeemStore } from "./store.ts";

/** The screens of an order, from the choice of how to pay to the proof that it is paid. */
export function OrderStep({
  state,
  store,
  canSplit,
}: {
  state: LateState;
  store: RedeemStore;
  canSplit: boolean;
}) {
  useSheet(paymentCss);
  useSheet(css);
  const draft = useStore(store.draft);
  const { send, keep } = store;
  const form = { draft, keep };
  const onBack = () => send({ type: "wentBack" });
  const onRetry = () => send({ type: "retried" });
  const proof = proofOf(state, store.request().ticket);

  switch (state.kind) {
    case "addCredit":
    case "confirmingPurchase":
    case "purchasing":
      return <AddCreditScreen state={state} store={store} draft={draft} />;
    case "storingCard":
      return state.from === "addCredit" ? (
        <AddCreditScreen state={state} store={store} draft={draft} />
      ) : (
        <ReviewScreen state={state} store={store} draft={draft} canSplit={canSplit} />
      );
    case "reloading":
    case "reloadFailed":
      return <ReloadScreen state={state} onRetry={onRetry} />;
    case "redeemCredit":
      return (
        <TipScreen
          key={state.order.ticket.id}
          state={state}
          {...form}
          onSubmit={(tip) => send({ type: "tipSubmitted", tip })}
          onBack={onBack}
        />
      );
    case "review":
      return <ReviewScreen state={state} store={store} draft={draft} canSplit={canSplit} />;
    case "checking":
    case "paying":
    case "authenticating":
    case "reconciling":
      return <ProcessingScreen stage={state.kind} byCard={planFor(state.order).card > 0} />;
    case "unconfirmed":
      return (
        <UnconfirmedScreen
          owed={state.owed}
          proof={proof}
          onCheck={onRetry}
          onPay={() => send({ type: "paySubmitted" })}
        />
      );
    case "failed":
      return <FailedScreen state={state} onBack={onBack} />;
    case "success":
      return <SuccessScreen state={state} proof={proof} store={store} />;
    case "posUnconfirmed":
    case "confirming":
      return (
        <PosScreen
          proof={proof}
          owed={state.owed}
          isChecking={state.kind === "confirming"}
          onCheck={state.owedBefore === null ? undefined : onRetry}
        />
      );
    default:
      return state satisfies never;
  }
}

/** What is shown to the server. Without an answer of the payment the check's own id tells which it is. */
function proofOf(state: LateState, check: string): Proof {
  const order = "order" in state ? state.order : null;
  const result = "result" in state ? state.result : null;
  const isUnconfirmed = state.kind === "posUnconfirmed" || state.kind === "confirming";
  const reference = result?.reference ?? (isUnconfirmed ? (order?.ticket.id ?? null) : null);
  return {
    restaurant: order?.project.name ?? null,
    check,
    timeZone: order?.project.timezone ?? null,
    reference,
    paid: "sums" in state ? state.sums : null,
  };
}
