import { useStore } from "zustand";
import { useFlow } from "../../shared/flow/useFlow.ts";
import { Toast } from "../../shared/ui/Toast.tsx";
import { useSheet } from "../../shared/widget/useSheet.ts";
import { displayStateOf, displayStates } from "./displayState.ts";
import { OfferExtras } from "./extras/OfferExtras.tsx";
import css from "./OfferClaimApp.css?inline";
import type { Options } from "./options.ts";
import type { ClaimState } from "./state.ts";
import { Promo } from "./lookup/AppPromotion.tsx";
import { ClaimScreen } from "./screens/ClaimScreen.tsx";
import type { OfferClaimStore } from "./store.ts";

/** The offer page: looks up an offer, verifies the guest, and claims the credit (A1.14–A1.18). */
export function Root({ options, store }: { options: Options; store: OfferClaimStore }) {
  useSheet(css);
  const state = useFlow(store.flow);
  const { message } = useStore(store.toast.store);
  const displayState = displayStateOf(state);
  const offer = offerOf(state);
  const isPromoted = displayState === "offerCode" && options.promoWhenNoOffer;
  const screen = <ClaimScreen state={state} options={options} store={store} />;
  return (
    <div
      className="offer"
      data-state={displayState ?? state.kind}
      data-state-id={displayState ? displayStates[displayState] : undefined}
      onFocus={store.prefetchScreens}
    >
      {isPromoted ? <Promo>{screen}</Promo> : screen}
      {offer && <OfferExtras key={offer.id} offer={offer} slides={options.slides} />}
      <Toast toastKey={message?.key} onHide={store.toast.hide}>
        {message?.text}
      </Toast>
    </div>
  );
}

function offerOf(state: ClaimState) {
  if ("claim" in state) return state.claim.offer;
  return "offer" in state ? state.offer : null;
}
