import { useStore } from "zustand";
import { useSheet } from "../../shared/widget/useSheet.ts";
import css from "./OfferStep.css?inline";
import { ClaimCodeScreen } from "./screens/ClaimCodeScreen.tsx";
import { ContactScreen } from "./screens/ContactScreen.tsx";
import type { OfferState, StepProps } from "./Step.tsx";
import { enterpriseIn } from "./store.ts";

/** The offer with its terms, and what it asks for first: a claim code, then where to reach the guest. */
export function OfferStep({ state, options, store }: StepProps<OfferState>) {
  useSheet(css);
  const { send, keep } = store;
  const draft = useStore(store.draft);
  if (state.kind === "claimCode" || state.kind === "checkingClaimCode") {
    return (
      <ClaimCodeScreen
        draft={draft}
        keep={keep}
        claim={state.claim}
        complaint={state.kind === "claimCode" ? state.complaint : null}
        isBusy={state.kind === "checkingClaimCode"}
        onSubmit={(claimCode) => send({ type: "claimCodeSubmitted", claimCode })}
      />
    );
  }
  return (
    <ContactScreen
      key={state.claim.isPhoneOnly ? "phone" : "contact"}
      draft={draft}
      keep={keep}
      claim={state.claim}
      enterprise={enterpriseIn(options, state)}
      complaint={state.kind === "emailInput" ? state.complaint : null}
      isBusy={state.kind !== "emailInput"}
      onSubmit={(contact, smsOptIn, emailOptIn) =>
        send({ type: "contactSubmitted", contact, smsOptIn, emailOptIn })
      }
    />
  );
}
