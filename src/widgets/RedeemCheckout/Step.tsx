import { useStore } from "zustand";
import { SignIn } from "../../shared/signin/SignIn.tsx";
import { useEnvironment } from "../../shared/widget/environment.ts";
import { ErrorScreen } from "./screens/ErrorScreen.tsx";
import { LoadingScreen } from "./screens/LoadingScreen.tsx";
import { PurchaseLink } from "./screens/PurchaseLink.tsx";
import { NothingDueScreen } from "./screens/NothingDueScreen.tsx";
import { isEarly, type EarlyState, type In, type RedeemState } from "./state.ts";
import type { RedeemStore } from "./store.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

interface StepProps {
  state: RedeemState;
  store: RedeemStore;
  canSplit: boolean;
}

/**
 * The screen of a state. The screens of an order are in a separate chunk, which loads with the
 * bill.
 */
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
  const { login } = useTexts(texts);
  const { config } = useEnvironment();
  const { send } = store;
  switch (state.kind) {
    case "login":
      return (
        <SignIn
          store={store.signIn}
          heading={login.heading}
          lead={loginLead(login, state)}
          after={
            <PurchaseLink
              href={
                state.resume?.order.project.purchasePage ??
                store.request().purchasePage ??
                config.links["purchase"]
              }
            />
          }
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

/**
 * Why the diner has to sign in, and what happens with a payment or purchase that was in progress.
 */
function loginLead(
  words: (typeof texts.messages)["login"],
  { resume, isExpired }: In<"login">,
): string {
  if (resume?.interrupted) return words.endedPaying;
  if (resume?.purchase) return words.endedBuying;
  return isExpired ? words.ended : words.lead;
}
