import { useEffect } from "react";
import { useStore } from "zustand";
import { useFlow } from "../../shared/flow/useFlow.ts";
import { useSheet } from "../../shared/widget/useSheet.ts";
import type { LeadStore } from "./leadStore.ts";
import type { Options } from "./options.ts";
import { FindScreen } from "./screens/FindScreen.tsx";
import { LoadingScreen, MissingScreen } from "./screens/LoadingScreen.tsx";
import type { UserFlowStore } from "./store.ts";
import css from "./UserFlow.css?inline";

interface RootProps {
  options: Options;
  store: UserFlowStore;
}

/** Lead capture of restaurants (A:L39), or the sign-up of a guest (U2). */
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
  const { part: Step, hasFailed } = useStore(store.late.store);
  const { late } = store;
  const isFirst = state.kind === "finding" || state.kind === "reading";
  useEffect(() => (isFirst ? undefined : late.load()), [isFirst, late]);
  if (state.kind === "finding" || state.kind === "reading") {
    return (
      <div onFocus={late.load}>
        <FindScreen state={state} store={store} steps={options.bankLink ? 4 : 3} />
      </div>
    );
  }
  if (Step) return <Step state={state} store={store} hasBankStep={options.bankLink} />;
  return hasFailed ? <MissingScreen onRetry={late.load} /> : <LoadingScreen />;
}

function SignUpSteps({ store: { signUp } }: { store: UserFlowStore }) {
  const { SignUp, store, hasFailed } = useStore(signUp.screens);
  useEffect(() => signUp.load(), [signUp]);
  if (SignUp && store) return <SignUp store={store} />;
  return hasFailed ? <MissingScreen onRetry={signUp.load} /> : <LoadingScreen />;
}
