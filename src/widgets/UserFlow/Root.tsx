import { useEffect } from "react";
import { useStore } from "zustand";
import { useFlow } from "../../shared/flow/useFlow.ts";
import { useSheet } from "../../shared/widget/useSheet.ts";
import type { LeadStore } from "./leadStore.ts";
import type { Options } from "./options.ts";
import { FindScreen } from "./screens/FindScreen.tsx";
import { LoadingScreen, LoadFailedScreen } from "./screens/LoadingScreen.tsx";
import type { UserFlowStore } from "./store.ts";
import css from "./UserFlow.css?inline";

interface RootProps {
  options: Options;
  store: UserFlowStore;
}

/** Collects restaurant leads (A1.19, A1.20), or signs up a guest (U2). */
export function Root({ options, store }: RootProps) {
  useSheet(css);
  return options.mode === "signup" ? (
    <SignUpSteps store={store} />
  ) : (
    <LeadSteps options={options} store={store.lead()} />
  );
}

function LeadSteps({ options, store }: { options: Options; store: LeadStore }) {
  const state = useFlow(store.flow);
  const { part: Screens, hasFailed } = useStore(store.deferredScreens.store);
  const { deferredScreens } = store;
  const isFirst = state.kind === "search" || state.kind === "loading";
  useEffect(() => (isFirst ? undefined : deferredScreens.load()), [isFirst, deferredScreens]);
  if (state.kind === "search" || state.kind === "loading") {
    return (
      <div onFocus={deferredScreens.load}>
        <FindScreen state={state} store={store} steps={options.bankLink ? 4 : 3} />
      </div>
    );
  }
  if (Screens) {
    const { bankLink, responseTime } = options;
    return (
      <Screens state={state} store={store} hasBankStep={bankLink} responseTime={responseTime} />
    );
  }
  return hasFailed ? <LoadFailedScreen onRetry={deferredScreens.load} /> : <LoadingScreen />;
}

function SignUpSteps({ store: { signUp } }: { store: UserFlowStore }) {
  const { part, hasFailed } = useStore(signUp.store);
  useEffect(() => signUp.load(), [signUp]);
  if (part) return <part.SignUp store={part.store} />;
  return hasFailed ? <LoadFailedScreen onRetry={signUp.load} /> : <LoadingScreen />;
}
