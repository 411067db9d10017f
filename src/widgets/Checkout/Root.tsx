import { useStore } from "zustand";
import { serverCountry } from "../../shared/contracts/serverCountry.ts";
import { useFlow } from "../../shared/flow/useFlow.ts";
import { Toast } from "../../shared/ui/Toast.tsx";
import { useEnvironment } from "../../shared/widget/environment.ts";
import { useSheet } from "../../shared/widget/useSheet.ts";
import css from "./Checkout.css?inline";
import type { Options } from "./options.ts";
import { Step } from "./Step.tsx";
import { pageOf } from "./state.ts";
import type { Checkout } from "./store.ts";

/** The checkout (A2.25): the buyer's details, the payment, the gift, and the confirmation. */
export function Root({ options, store }: { options: Options; store: Checkout }) {
  useSheet(css);
  const state = useFlow(store.flow);
  const { message } = useStore(store.toast.store);
  const environment = useEnvironment();
  const countryCode = "order" in state ? state.order.page.countryCode : null;
  return (
    <div className="checkout" data-page={pageOf(state) ?? undefined} data-state={state.kind}>
      <Step
        state={state}
        store={store}
        country={serverCountry(environment, countryCode)}
        backUrl={options.backUrl}
      />
      <Toast toastKey={message?.key} onHide={store.toast.hide}>
        {message?.text}
      </Toast>
    </div>
  );
}
