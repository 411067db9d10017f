import { useStore } from "zustand";
import type { Country } from "../../shared/config/pageConfig.ts";
import { LateScreen, LoadingScreen, MissingScreen } from "./screens/Beginning.tsx";
import { DetailsScreen } from "./screens/DetailsScreen.tsx";
import type { CheckoutState } from "./state.ts";
import type { Checkout } from "./store.ts";

interface StepProps {
  state: CheckoutState;
  store: Checkout;
  country: Country;
  backUrl: string | undefined;
}

/** Renders the screen of a state. Those after the details may still be loading. */
export function Step({ state, store, country, backUrl }: StepProps) {
  const { send, latePart } = store;
  const { part, hasFailed } = useStore(latePart.store);
  const LateStep = part?.LateStep;
  switch (state.kind) {
    case "loading":
      return <LoadingScreen />;
    case "missing":
      return (
        <MissingScreen
          reason={state.reason}
          backUrl={backUrl}
          onRetry={() => send({ type: "retried" })}
        />
      );
    case "details":
      return (
        <DetailsScreen
          order={state.order}
          canPay={store.canPay(state.order)}
          country={country}
          draft={store.draft.getState()}
          keep={store.keep}
          onSubmit={() => send({ type: "detailsSubmitted" })}
        />
      );
    default:
      if (LateStep) return <LateStep state={state} store={store} country={country} />;
      return hasFailed ? (
        <LateScreen isPaymentOpen={state.kind === "lookingUp"} onRetry={latePart.load} />
      ) : (
        <LoadingScreen />
      );
  }
}
