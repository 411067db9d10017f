import { useEffect } from "react";
import { useStore } from "zustand";
import { useFlow } from "../../shared/flow/useFlow.ts";
import { useSheet } from "../../shared/widget/useSheet.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";
import type { LeadStore } from "./leadStore.ts";
import type { Options } from "./options.ts";
import type { LeadState } from "./state.ts";
import { stepNumberOf } from "./step.ts";
import { FindScreen } from "./screens/FindScreen.tsx";
import { LoadingScreen, LoadFailedScreen } from "./screens/LoadingScreen.tsx";
import { StepList } from "./screens/StepList.tsx";
import type { UserFlowStore } from "./store.ts";
import { texts } from "./texts.ts";
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
  const { steps: words } = useTexts(texts);
  const state = useFlow(store.flow);
  const { bankLink } = options;
  const steps = [words.find, words.confirm, words.details, ...(bankLink ? [words.bank] : [])];
  return (
    <div className="lead-columns">
      <div className="lead-main" onFocus={store.deferredScreens.load}>
        <LeadScreen state={state} options={options} store={store} />
      </div>
      <StepList heading={words.heading} steps={steps} current={stepNumberOf(state)} />
    </div>
  );
}

function LeadScreen({
  state,
  options,
  store,
}: {
  state: LeadState;
  options: Options;
  store: LeadStore;
}) {
  const { part: Screens, hasFailed } = useStore(store.deferredScreens.store);
  const { deferredScreens } = store;
  const isFirst = state.kind === "search" || state.kind === "loading";
  useEffect(() => (isFirst ? undefined : deferredScreens.load()), [isFirst, deferredScreens]);
  if (state.kind === "search" || state.kind === "loading") {
    return <FindScreen state={state} store={store} steps={options.bankLink ? 4 : 3} />;
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
