import { useEffect, type ComponentType } from "react";
import { useStore, type StoreApi } from "zustand";
import type { LazyPart } from "../../../shared/flow/lazyPart.ts";
import type { Options } from "../options.ts";
import { LoadingScreen } from "./LoadingScreen.tsx";
import { LoadFailedScreen } from "./LoadFailedScreen.tsx";
import { OfferCodeScreen } from "../lookup/OfferCodeScreen.tsx";
import type { ClaimState } from "../state.ts";
import type { OfferClaimStore } from "../store.ts";

export interface ScreenProps<S = ClaimState> {
  state: S;
  options: Options;
  store: OfferClaimStore;
}

type InitialState = Extract<ClaimState, { kind: "offerCode" | "lookingUp" | "lookupFailed" }>;
/** The states whose screens load with the offer. */
export type OfferState = Extract<
  ClaimState,
  { kind: "claimCode" | "checkingClaimCode" | "emailInput" | "sendingCode" | "validatingEmail" }
>;
/** The states whose screens load once the guest has started typing. */
export type DeferredState = Exclude<ClaimState, InitialState | OfferState>;

/** Renders the screen of a state. */
export function ClaimScreen({ state, options, store }: ScreenProps) {
  const { send, saveDraft } = store;
  const draft = useStore(store.draft);
  const onOfferCode = (offerCode: string) => send({ type: "offerCodeSubmitted", offerCode });

  switch (state.kind) {
    case "offerCode":
      return (
        <OfferCodeScreen
          key="offerCode"
          draft={draft}
          saveDraft={saveDraft}
          onSubmit={onOfferCode}
        />
      );
    case "lookingUp":
      return <LoadingScreen />;
    case "lookupFailed":
      return (
        <OfferCodeScreen
          key={state.offerCode}
          draft={draft}
          saveDraft={saveDraft}
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
      return <LazyScreen loader={store.offerScreens} screenProps={{ state, options, store }} />;
    default:
      return <LazyScreen loader={store.deferredScreens} screenProps={{ state, options, store }} />;
  }
}

interface LazyScreenProps<P> {
  loader: {
    readonly store: Pick<
      StoreApi<LazyPart<ComponentType<P>>>,
      "getState" | "getInitialState" | "subscribe"
    >;
    load(): void;
  };
  screenProps: P;
}

/** Renders a screen whose code may still be loading. */
function LazyScreen<P extends object>({ loader, screenProps }: LazyScreenProps<P>) {
  const { part: Part, hasFailed } = useStore(loader.store);
  useEffect(() => loader.load(), [loader]);
  if (Part) return <Part {...screenProps} />;
  return hasFailed ? <LoadFailedScreen onRetry={loader.load} /> : <LoadingScreen />;
}
