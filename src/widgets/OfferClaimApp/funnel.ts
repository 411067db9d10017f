import { defineFunnel } from "../../shared/telemetry/defineFunnel.ts";
import { id, integer, oneOf } from "../../shared/telemetry/fields.ts";
import { endingKinds, type ClaimState } from "./state.ts";
import type { OfferClaimStore } from "./store.ts";

const by = oneOf("phone", "email");
const reason = oneOf(
  "serverMessage",
  "wrongPassword",
  "unreachable",
  "unexplained",
  "wrongCode",
  "rateLimited",
  "signInAgain",
);

export const funnel = defineFunnel({
  steps: {
    /** The offer’s code is asked for. */
    "offer-code-asked": {},
    /** No offer was found under the code. */
    "offer-not-found": {},
    /** A second code, the claim code, is asked for. */
    "claim-code-asked": {},
    /** The offer and its terms are shown, with the form for phone or email. */
    "offer-viewed": { amountCents: integer },
    /** The phone number or email address is being sent. */
    "contact-sent": { by },
    /** A code was texted and is asked for. */
    "code-asked": { resends: integer },
    /** The texted code was right. */
    "code-verified": {},
    /** The guest has an account, and its password is asked for. */
    "sign-in-asked": {},
    /** A step was refused; the form is shown again with the reason. */
    refused: { at: oneOf("claim-code", "contact", "code", "sign-in", "claim"), reason },
    /** Whether the offer was claimed is not known. */
    "claim-unconfirmed": {},
    /** The offer was claimed. */
    claimed: { amountCents: integer },
    /** The offer cannot be claimed by this guest. */
    "not-claimed": { reason: oneOf(...endingKinds, "noAccount") },
  },
  outcomes: {
    /** The offer was claimed. */
    claimed: { offerId: id, amountCents: integer },
    /** This guest had claimed the offer before. */
    "already-claimed": { offerId: id, amountCents: integer },
  },
  watch({ flow }: OfferClaimStore, { follow }) {
    follow(flow.store, (state, before) => {
      if ("formError" in state && state.formError && state.kind !== "lookupFailed")
        return refusalOf(state);
      switch (state.kind) {
        case "offerCode":
          return ["offer-code-asked"];
        case "lookupFailed":
          return ["offer-not-found"];
        case "claimCode":
          return ["claim-code-asked"];
        case "emailInput":
          return ["offer-viewed", { amountCents: state.claim.offer.amount }];
        case "sendingCode":
          return ["contact-sent", { by: "phone" }];
        case "validatingEmail":
          return ["contact-sent", { by: "email" }];
        case "smsVerification":
          return ["code-asked", { resends: state.resends }];
        case "claiming":
          return before?.kind === "verifyingCode" ? ["code-verified"] : null;
        case "authentication":
          return ["sign-in-asked"];
        case "unconfirmed":
          return ["claim-unconfirmed"];
        case "success":
        case "emailClaimSuccess":
          return ["claimed", { amountCents: state.offer?.amount }];
        default:
          return isEnding(state) ? ["not-claimed", { reason: state.kind }] : null;
      }
    });
  },
});

const stepByState: Readonly<
  Record<string, "claim-code" | "contact" | "code" | "sign-in" | "claim">
> = {
  claimCode: "claim-code",
  emailInput: "contact",
  smsVerification: "code",
  altTimedOut: "code",
  authentication: "sign-in",
  claimRefused: "claim",
};

function refusalOf({ kind, formError }: Extract<ClaimState, { readonly formError: unknown }>) {
  const at = stepByState[kind];
  return at && formError ? (["refused", { at, reason: formError.kind }] as const) : null;
}

function isEnding(
  state: ClaimState,
): state is Extract<ClaimState, { kind: (typeof endingKinds)[number] | "noAccount" }> {
  return state.kind === "noAccount" || endingKinds.some((kind) => kind === state.kind);
}
