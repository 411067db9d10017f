import { useStore } from "zustand";
import { useFlow } from "../../shared/flow/useFlow.ts";
import { BillCountryProvider } from "../../shared/payment/BillCountryProvider.tsx";
import { PaymentHeader } from "../../shared/payment/PaymentHeader.tsx";
import { isWide, useBreakpoint } from "../../shared/payment/useBreakpoint.ts";
import { SignIn } from "../../shared/signin/SignIn.tsx";
import { useSheet } from "../../shared/widget/useSheet.ts";
import { isWriting } from "./flow.ts";
import type { Options } from "./options.ts";
import { LostPartScreen, NotFoundScreen } from "./screens/NotFoundScreen.tsx";
import { SplashScreen } from "./screens/SplashScreen.tsx";
import { isEarly, projectIn, type EarlyState } from "./state.ts";
import type { RedemptionStore } from "./store.ts";
import css from "./WebRedemption.css?inline";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

/** Pays a restaurant bill on a web page, one screen at a time (C2.96). */
export function Root({ options, store }: { options: Options; store: RedemptionStore }) {
  useSheet(css);
  const state = useFlow(store.flow);
  const { part: BillStep, hasFailed } = useStore(store.billStep.store);
  const isReady = isEarly(state) || BillStep !== null;
  const project = projectIn(state);
  const breakpoint = useBreakpoint();
  return (
    <div className="redemption" data-state={isReady ? state.kind : "loading"}>
      <PaymentHeader
        session={store.session}
        project={project}
        target={store.returnTarget()}
        isWide={isWide(breakpoint)}
        isBusy={isWriting(state)}
        onLogOut={store.logOut}
      />
      <BillCountryProvider code={project?.countryCode}>
        {isEarly(state) ? (
          <EarlyStep state={state} store={store} />
        ) : BillStep ? (
          <BillStep state={state} options={options} store={store} />
        ) : hasFailed ? (
          <LostPartScreen onRetry={store.billStep.load} />
        ) : (
          <SplashScreen />
        )}
      </BillCountryProvider>
    </div>
  );
}

function EarlyStep({ state, store }: { state: EarlyState; store: RedemptionStore }) {
  const { signIn } = useTexts(texts);
  switch (state.kind) {
    case "signIn": {
      const { heading, lead, ended, paying } = signIn;
      return (
        <SignIn
          store={store.signIn}
          heading={heading}
          lead={state.resume ? (state.resume.interrupted ? paying : ended) : lead}
        />
      );
    }
    case "loading":
      return <SplashScreen />;
    case "notFound":
      return <NotFoundScreen state={state} store={store} />;
    default:
      return state satisfies never;
  }
}
