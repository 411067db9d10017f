import { useEffect } from "react";
import { useStore } from "zustand";
import { useFlow } from "../../shared/flow/useFlow.ts";
import { Toast } from "../../shared/ui/Toast.tsx";
import { useSheet } from "../../shared/widget/useSheet.ts";
import { displayStateOf, displayStates } from "./displayState.ts";
import { Extra } from "./Extra.tsx";
import css from "./OfferClaimApp.css?inline";
import type { Options } from "./options.ts";
import type { ClaimState } from "./state.ts";
import { Promo } from "./Promo.tsx";
import { Step } from "./Step.tsx";
import type { OfferClaimStore } from "./store.ts";

/** The offer page: an offer is looked up, its guest verified, and the credit claimed (A:L33). */
export function Root({ options, store }: { options: Options; store: OfferClaimStore }) {
  useSheet(css);
  const state = useFlow(store.flow);
  const { message } = useStore(store.toast);
  const display = displayStateOf(state);
  const offer = offerIn(state);
  const isPromoted = display === "offerCode" && options.promoWhenNoOffer;
  const step = <Step state={state} options={options} store={store} />;
  useEffect(() => store.follow(options.offerCode), [store, options.offerCode]);
  return (
    <div
      className="offer"
      data-state={display ?? state.kind}
      data-state-id={display ? displayStates[display] : undefined}
      onFocus={store.begin}
    >
      {isPromoted ? <Promo>{step}</Promo> : step}
      {offer && <Extra key={offer.id} offer={offer} slides={options.slides} />}
      <Toast toastKey={message?.key} onGone={store.dropToast}>
        {message?.text}
      </Toast>
    </div>
  );
}

function offerIn(state: ClaimState) {
  if ("claim" in state) return state.claim.offer;
  return "offer" in state ? state.offer : null;
}
