import { useStore } from "zustand";
import { useEnvironment } from "../../shared/widget/environment.ts";
import { ErrorScreen } from "./screens/ErrorScreen.tsx";
import { ForgotScreen } from "./screens/ForgotScreen.tsx";
import { LoadingScreen } from "./screens/LoadingScreen.tsx";
import { LoginScreen } from "./screens/LoginScreen.tsx";
import { NothingDueScreen } from "./screens/NothingDueScreen.tsx";
import type { EarlyState, RedeemState } from "./state.ts";
import { isEarly } from "./state.ts";
import type { RedeemStore } from "./store.ts";

interface StepProps {
  state: RedeemState;
  store: RedeemStore;
  canSplit: boolean;
}

/** The screen of a state; those of an order come in a chunk of their own, fetched while the bill is. */
export function Step({ state, store, canSplit }: StepProps) {
  const { part: OrderStep, hasFailed } = useStore(store.orderStep.store);
  if (isEarly(state)) return <EarlyStep state={state} store={store} />;
  if (OrderStep) return <OrderStep state={state} store={store} canSplit={canSplit} />;
  return hasFailed ? (
    <ErrorScreen
      state={{ kind: "error", reason: "screen" }}
      redirect={store.redirect}
      hasTarget={false}
      onRetry={store.orderStep.load}
    />
  ) : (
    <LoadingScreen />
  );
}

function EarlyStep({ state, store }: { state: EarlyState; store: RedeemStore }) {
  const { config } = useEnvironment();
  const draft = useStore(store.draft);
  const { send, keep } = store;
  const form = { draft, keep };
  const purchasePage = store.request().purchasePage ?? config.links["purchase"];

  switch (state.kind) {
    case "login":
    case "signingIn":
      return (
        <LoginScreen
          {...form}
          complaint={state.kind === "login" ? state.complaint : null}
          isBusy={state.kind === "signingIn"}
          purchasePage={state.resume?.order.project.purchasePage ?? purchasePage}
          onSubmit={(email, password) => send({ type: "credentialsSubmitted", email, password })}
          onForgot={() => send({ type: "forgotPasswordChosen" })}
        />
      );
    case "forgotPassword":
    case "requestingReset":
      return (
        <ForgotScreen
          {...form}
          complaint={state.kind === "forgotPassword" ? state.complaint : null}
          sentTo={state.kind === "forgotPassword" ? state.sentTo : null}
          isBusy={state.kind === "requestingReset"}
          purchasePage={state.resume?.order.project.purchasePage ?? purchasePage}
          onSubmit={(email) => send({ type: "resetSubmitted", email })}
          onBack={() => send({ type: "wentBack" })}
        />
      );
    case "loadingProject":
    case "loadingBill":
    case "splitting":
      return <LoadingScreen />;
    case "error":
      return (
        <ErrorScreen
          state={state}
          redirect={store.redirect}
          hasTarget={store.returnTarget() !== null}
          onRetry={() => send({ type: "retried" })}
        />
      );
    case "nothingDue":
      return <NothingDueScreen redirect={store.redirect} />;
    default:
      return state satisfies never;
  }
}
