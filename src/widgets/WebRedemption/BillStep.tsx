import { useStore } from "zustand";
import { isChecking, isPaidState } from "../../shared/payment/core/state.ts";
import { OrderLayout } from "../../shared/payment/OrderLayout.tsx";
import paymentCss from "../../shared/payment/payment.css?inline";
import { PaymentScreen } from "../../shared/payment/PaymentScreen.tsx";
import { ReceiptScreen } from "../../shared/payment/ReceiptScreen.tsx";
import { useSheet } from "../../shared/widget/useSheet.ts";
import css from "./BillStep.css?inline";
import type { Options } from "./options.ts";
import { CheckoutScreen } from "./screens/CheckoutScreen.tsx";
import { ChooserScreen } from "./screens/ChooserScreen.tsx";
import { SuccessScreen } from "./screens/SuccessScreen.tsx";
import type { LazyState } from "./state.ts";
import type { RedemptionStore } from "./store.ts";

interface BillStepProps {
  state: LazyState;
  options: Options;
  store: RedemptionStore;
}

/** Whether the screen shows the order itself. The choice of a check has no order yet. */
const withoutAside: ReadonlySet<LazyState["kind"]> = new Set<LazyState["kind"]>([
  "choosing",
  "checkout",
  "splitting",
  "tokenizing",
  "receipt",
]);

/** The screens of a bill, from the choice of the check to the receipt. */
export function BillStep(props: BillStepProps) {
  useSheet(paymentCss, "shared");
  useSheet(css);
  const { state } = props;
  const hasAside = !withoutAside.has(state.kind) && !isPaidState(state) && !isChecking(state);
  return (
    <OrderLayout order={hasAside && "order" in state ? state.order : null}>
      <BillScreen {...props} />
    </OrderLayout>
  );
}

function BillScreen({ state, options, store }: BillStepProps) {
  const draft = useStore(store.draft);
  const { send } = store;
  switch (state.kind) {
    case "choosing":
      return <ChooserScreen state={state} store={store} />;
    case "checkout":
    case "splitting":
    case "tokenizing":
    case "paying":
      if (state.kind === "paying" && !isChecking(state))
        return <PaymentScreen state={state} send={send} onlyCard={store.isGuest} />;
      return (
        <CheckoutScreen
          key={state.order.number}
          state={state}
          store={store}
          draft={draft}
          canSplit={options.split}
        />
      );
    case "success":
      return <SuccessScreen state={state} store={store} locations={options.locationsCount} />;
    case "receipt":
      return <ReceiptScreen receipt={state.receipt} onBack={() => send({ type: "wentBack" })} />;
    default:
      return <PaymentScreen state={state} send={send} onlyCard={store.isGuest} />;
  }
}
