import { isOutcomeUnknown } from "../../shared/api/outcome.ts";
import { restart, type Step } from "./step.ts";

/** The provider's error code for an expired or used link token (L6). */
const expiredTokenCode = "INVALID_LINK_TOKEN";

export const bank: Step<"bank"> = (state, event) => {
  switch (event.type) {
    case "bankChosen":
      return { kind: "gettingToken", saved: state.saved, isRenewal: false };
    case "bankSkipped":
      return { kind: "thanks", saved: state.saved, bank: "none" };
    case "startedOver":
      return restart;
    default:
      return state;
  }
};

export const gettingToken: Step<"gettingToken"> = (state, event) => {
  const { saved, isRenewal } = state;
  if (event.type !== "tokenAnswered") return state;
  const { outcome } = event;
  if (outcome.ok)
    return {
      kind: "linking",
      saved,
      linkToken: outcome.value.linkToken,
      isRenewed: isRenewal,
      returnedTo: null,
    };
  const { problem } = outcome;
  return {
    kind: "bank",
    saved,
    notice:
      problem.kind === "rejected" && problem.message
        ? { kind: "said", message: problem.message }
        : { kind: "unavailable" },
  };
};

/** An expired token is replaced once automatically; a second expiry is reported. */
export const linking: Step<"linking"> = (state, event) => {
  const { saved } = state;
  switch (event.type) {
    case "bankLinked":
      return { kind: "exchanging", saved, publicToken: event.publicToken };
    case "bankLeft":
      if (event.code === expiredTokenCode && !state.isRenewed)
        return { kind: "gettingToken", saved, isRenewal: true };
      if (!event.code) return { kind: "bank", saved, notice: { kind: "left" } };
      return {
        kind: "bank",
        saved,
        notice: event.message ? { kind: "said", message: event.message } : { kind: "unavailable" },
      };
    case "bankUnavailable":
      return { kind: "bank", saved, notice: { kind: "unavailable" } };
    default:
      return state;
  }
};

/** A public token is valid once, so the exchange is never repeated. */
export const exchanging: Step<"exchanging"> = (state, event) => {
  if (event.type !== "exchangeAnswered") return state;
  const { saved } = state;
  const { outcome } = event;
  if (outcome.ok) return { kind: "thanks", saved, bank: "connected" };
  const { problem } = outcome;
  if (isOutcomeUnknown(problem)) return { kind: "thanks", saved, bank: "unclear" };
  return {
    kind: "bank",
    saved,
    notice: { kind: "said", message: (problem.kind === "rejected" && problem.message) || "" },
  };
};
