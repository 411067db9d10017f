import { useEffect, type ComponentType } from "react";
import { useStore, type StoreApi } from "zustand";
import type { LatePart } from "../../shared/flow/latePart.ts";
import type { Options } from "./options.ts";
import { LookupScreen } from "./screens/LookupScreen.tsx";
import { MissingScreen } from "./screens/MissingScreen.tsx";
import { OfferCodeScreen } from "./screens/OfferCodeScreen.tsx";
import type { ClaimState } from "./state.ts";
import type { OfferClaimStore } from "./store.ts";

export interface StepProps<S = ClaimState> {
  state: S;
  options: Options;
  store: OfferClaimStore;
}

type EarlyState = Extract<ClaimState, { kind: "offerCode" | "lookingUp" | "lookupFailed" }>;
/** The states whose screens come with the offer. */
export type OfferState = Extract<
  ClaimState,
  { kind: "claimCode" | "checkingClaimCode" | "emailInput" | "sendingCode" | "validatingEmail" }
>;
/** The states whose screens come once the guest has begun. */
export type LateState = Exclude<ClaimState, EarlyState | OfferState>;

/** The screen of a state. */
export function Step({ state, options, store }: StepProps) {
  const { send, keep } = store;
  const draft = useStore(store.draft);
  const onOfferCode = (offerCode: string) => send({ type: "offerCodeSubmitted", offerCode });

  switch (state.kind) {
    case "offerCode":
      return <OfferCodeScreen key="offerCode" draft={draft} keep={keep} onSubmit={onOfferCode} />;
    case "lookingUp":
      return <LookupScreen />;
    case "lookupFailed":
      return (
        <OfferCodeScreen
          key={state.offerCode}
          draft={draft}
          keep={keep}
          onSubmit={onOfferCode}
          failure={state}
          onRetry={() => send({ type: "retried" })}
        />
      );
    case "claimCode":
    case "checkingClaimCode":
    case "emailInput":
    case "sendingCode":
    case "validatingEmail":
      return <Late from={store.offerStep} given={{ state, options, store }} />;
    default:
      return <Late from={store.lateStep} given={{ state, options, store }} />;
  }
}

interface LateProps<P> {
  from: {
    readonly store: Pick<
      StoreApi<LatePart<ComponentType<P>>>,
      "getState" | "getInitialState" | "subscribe"
    >;
    load(): void;
  };
  given: P;
}

/** A screen that may still be on its way. */
function Late<P extends object>({ from, given }: LateProps<P>) {
  const { part: Part, hasFailed } = useStore(from.store);
  useEffect(() => from.load(), [from]);
  if (Part) return <Part {...given} />;
  return hasFailed ? <MissingScreen onRetry={from.load} /> : <LookupScreen />;
}
