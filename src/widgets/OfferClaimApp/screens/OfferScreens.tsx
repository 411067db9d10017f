import { useStore } from "zustand";
import { useSheet } from "../../../shared/widget/useSheet.ts";
import css from "../offer/Offer.css?inline";
import { ClaimCodeScreen } from "../contact/ClaimCodeScreen.tsx";
import { ContactScreen } from "../contact/ContactScreen.tsx";
import type { OfferState, ScreenProps } from "./ClaimScreen.tsx";
import { enterpriseOf } from "../store.ts";

/** The offer with its terms and its first form: the claim code, then the contact. */
export function OfferScreens({ state, options, store }: ScreenProps<OfferState>) {
  useSheet(css);
  const { send, saveDraft } = store;
  const draft = useStore(store.draft);
  if (state.kind === "claimCode" || state.kind === "checkingClaimCode") {
    return (
      <ClaimCodeScreen
        draft={draft}
        saveDraft={saveDraft}
        claim={state.claim}
        formError={state.kind === "claimCode" ? state.formError : null}
        isBusy={state.kind === "checkingClaimCode"}
        onSubmit={(claimCode) => send({ type: "claimCodeSubmitted", claimCode })}
      />
    );
  }
  return (
    <ContactScreen
      key={state.claim.isPhoneOnly ? "phone" : "contact"}
      draft={draft}
      saveDraft={saveDraft}
      claim={state.claim}
      enterprise={enterpriseOf(options, state)}
      formError={state.kind === "emailInput" ? state.formError : null}
      isBusy={state.kind !== "emailInput"}
      onSubmit={(contact, smsOptIn, emailOptIn) =>
        send({ type: "contactSubmitted", contact, smsOptIn, emailOptIn })
      }
    />
  );
}
