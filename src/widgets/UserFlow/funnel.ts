import { defineFunnel } from "../../shared/telemetry/defineFunnel.ts";
import { id, oneOf } from "../../shared/telemetry/fields.ts";
import type { UserFlowStore } from "./store.ts";

export const funnel = defineFunnel({
  steps: {
    /** The search for the restaurant is shown. */
    "business-asked": {},
    /** A restaurant was found, and the person confirms it. */
    "business-found": {},
    /** The person enters the restaurant by hand. */
    "business-entered": {},
    /** The restaurant is known, and the contact’s details are asked for. */
    "details-asked": {},
    /** The lead is being sent. */
    "lead-sent": {},
    /** Whether the lead is saved is not known. */
    "lead-unconfirmed": {},
    /** The lead is saved, and the bank is asked for. */
    "bank-asked": {},
    /** The bank’s own window is open. */
    "bank-opened": {},
    /** The lead is complete; `bank` says whether a bank is connected. */
    "lead-complete": { bank: oneOf("connected", "none", "unclear") },
    /** A guest’s account is asked for. */
    "account-asked": {},
    /** The account was created, and a phone number is asked for. */
    "phone-asked": {},
    /** A code was texted and is asked for. */
    "code-asked": {},
    /** The guest is signed up. */
    "signed-up": {},
    /** A form was refused and is shown again, or no bank was connected. */
    refused: {
      at: oneOf("business", "details", "bank", "phone", "code"),
      reason: oneOf("said", "unreachable", "wait", "fields", "left", "unavailable"),
    },
  },
  outcomes: {
    /** The lead was saved. */
    "lead-saved": { leadId: id },
    /** The bank was connected. */
    "bank-linked": { leadId: id },
    /** A guest was signed up. */
    "signed-up": {},
  },
  watch({ signUp, leadFlow }: UserFlowStore, { each, follow }) {
    each(
      leadFlow,
      ({ lead }) => lead,
      ({ flow }) =>
        follow(flow.store, (state) => {
          switch (state.kind) {
            case "search":
              return state.failed
                ? ["refused", { at: "business", reason: state.failed.formError.kind }]
                : ["business-asked"];
            case "confirming":
              return ["business-found"];
            case "entering":
              return ["business-entered"];
            case "details":
              if (state.fieldErrors) return ["refused", { at: "details", reason: "fields" }];
              return state.formError
                ? ["refused", { at: "details", reason: state.formError.kind }]
                : ["details-asked"];
            case "saving":
              return ["lead-sent"];
            case "unconfirmed":
              return ["lead-unconfirmed"];
            case "bank":
              return state.notice
                ? ["refused", { at: "bank", reason: state.notice.kind }]
                : ["bank-asked"];
            case "linking":
              return ["bank-opened"];
            case "thanks":
              return ["lead-complete", { bank: state.bank }];
            default:
              return null;
          }
        }),
    );
    each(
      signUp.store,
      ({ part }) => part?.store ?? null,
      ({ flow }) =>
        follow(flow.store, (state) => {
          switch (state.kind) {
            case "account":
              return ["account-asked"];
            case "phone":
            case "code":
              return state.formError
                ? ["refused", { at: state.kind, reason: state.formError.kind }]
                : [`${state.kind}-asked`];
            case "links":
              return state.isResumed ? null : ["signed-up"];
            default:
              return null;
          }
        }),
    );
  },
});
