import { isOutcomeUnknown } from "../../shared/api/outcome.ts";
import { formErrorOf } from "../../shared/signin/formError.ts";
import { bank, exchanging, gettingToken, linking } from "./bank.ts";
import { businessOf, leadErrorsIn } from "./business.ts";
import { restart, type Step } from "./step.ts";
import type { LeadEvent, LeadState } from "./state.ts";

/**
 * From finding a restaurant to a saved lead and a linked bank (L1). Pure; an event that does not
 * apply returns the same state object.
 */
export function transition(state: LeadState, event: LeadEvent): LeadState {
  switch (state.kind) {
    case "search":
      return search(state, event);
    case "loading":
      return loading(state, event);
    case "confirming":
      return confirming(state, event);
    case "entering":
      return entering(state, event);
    case "details":
      return details(state, event);
    case "saving":
      return saving(state, event);
    case "unconfirmed":
      return unconfirmed(state, event);
    case "bank":
      return bank(state, event);
    case "gettingToken":
      return gettingToken(state, event);
    case "linking":
      return linking(state, event);
    case "exchanging":
      return exchanging(state, event);
    case "thanks":
      return thanks(state, event);
  }
}

const search: Step<"search"> = (state, event) => {
  if (event.type === "placeChosen") return { kind: "loading", place: event.place };
  return event.type === "manualChosen" ? { kind: "entering" } : state;
};

const loading: Step<"loading"> = (state, event) => {
  if (event.type === "wentBack" || event.type === "stepRequested") return restart;
  if (event.type !== "placeAnswered") return state;
  const { outcome, nowMs } = event;
  if (outcome.ok) return { kind: "confirming", place: outcome.value };
  return {
    kind: "search",
    failed: {
      place: state.place,
      formError: formErrorOf(outcome.problem, nowMs, ""),
    },
  };
};

const confirming: Step<"confirming"> = (state, event) => {
  switch (event.type) {
    case "placeConfirmed":
      return {
        kind: "details",
        business: businessOf(state.place),
        formError: null,
        fieldErrors: null,
      };
    case "manualChosen":
      return { kind: "entering" };
    case "wentBack":
      return restart;
    case "stepRequested":
      return event.step === "confirm" ? state : restart;
    default:
      return state;
  }
};

const entering: Step<"entering"> = (state, event) => {
  if (event.type === "businessEntered")
    return { kind: "details", business: event.business, formError: null, fieldErrors: null };
  if (event.type === "stepRequested") return event.step === "manual" ? state : restart;
  return event.type === "wentBack" ? restart : state;
};

const details: Step<"details"> = (state, event) => {
  const { place } = state.business;
  const previous: LeadState = place ? { kind: "confirming", place } : { kind: "entering" };
  if (event.type === "leadSubmitted")
    return { kind: "saving", business: state.business, lead: event.lead };
  if (event.type === "wentBack") return previous;
  if (event.type !== "stepRequested" || event.step === "details") return state;
  return event.step === (place ? "confirm" : "manual") ? previous : restart;
};

/**
 * After a lost answer the lead may be saved, so it is sent again only when the user asks for it.
 */
const saving: Step<"saving"> = (state, event) => {
  if (event.type !== "leadAnswered") return state;
  const { outcome, nowMs, hasBankStep } = event;
  const { business, lead } = state;
  if (outcome.ok) {
    const saved = { leadId: outcome.value.leadId, businessName: business.name };
    return hasBankStep
      ? { kind: "bank", saved, notice: null }
      : { kind: "thanks", saved, bank: "none" };
  }
  if (isOutcomeUnknown(outcome.problem)) return { kind: "unconfirmed", business, lead };
  const fieldErrors = leadErrorsIn(outcome.problem);
  return {
    kind: "details",
    business,
    formError: fieldErrors ? null : formErrorOf(outcome.problem, nowMs, ""),
    fieldErrors,
  };
};

const unconfirmed: Step<"unconfirmed"> = (state, event) => {
  if (event.type === "sentAgain")
    return { kind: "saving", business: state.business, lead: state.lead };
  return event.type === "wentBack"
    ? { kind: "details", business: state.business, formError: null, fieldErrors: null }
    : state;
};

/** A bank that was skipped can still be connected. */
const thanks: Step<"thanks"> = (state, event) => {
  if (event.type === "bankChosen" && state.bank === "none")
    return { kind: "gettingToken", saved: state.saved, isRenewal: false };
  return event.type === "startedOver" ? restart : state;
};
