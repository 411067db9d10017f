import { defineFunnel } from "../../shared/telemetry/defineFunnel.ts";
import { integer, oneOf } from "../../shared/telemetry/fields.ts";
import {
  paidOutcome,
  paymentStep,
  paymentSteps,
  refusalReason,
  refusalReasons,
} from "../../shared/payment/paymentFunnel.ts";
import type { GateStore } from "./Gate.tsx";

export const funnel = defineFunnel({
  steps: {
    /** The diner has to sign in. */
    "sign-in-asked": {},
    /** The bill could not be read, or the page names none. */
    "bill-not-found": { reason: oneOf("bill", "incomplete", "screen") },
    /** The bill was read, and nothing is due. */
    "nothing-due": {},
    /** Packages of credit are offered. */
    "credit-offered": {},
    /** A package of credit is being bought. */
    "credit-purchase-sent": { amountCents: integer },
    /** Bill, credit and tip are shown. */
    "bill-viewed": {},
    /** The payment is shown for review. */
    "review-viewed": {},
    ...paymentSteps,
    /** The payment did not go through. */
    refused: { reason: oneOf(...refusalReasons.enum, "missing") },
  },
  outcomes: paidOutcome,
  watch({ inner }: GateStore, { each, follow }) {
    each(
      inner,
      ({ store }) => store,
      ({ flow }) =>
        follow(flow.store, (state) => {
          const reason = "notice" in state && refusalReason(state.notice);
          if (reason) return ["refused", { reason }];
          switch (state.kind) {
            case "login":
              return ["sign-in-asked"];
            case "error":
              return ["bill-not-found", { reason: state.reason }];
            case "nothingDue":
              return ["nothing-due"];
            case "addCredit":
              return ["credit-offered"];
            case "purchasing":
              return state.progress.phase === "confirming"
                ? null
                : ["credit-purchase-sent", { amountCents: state.package.amount }];
            case "redeemCredit":
              return ["bill-viewed"];
            case "review":
              return ["review-viewed"];
            case "failed":
              return ["refused", { reason: state.why.kind }];
            default:
              return paymentStep(state);
          }
        }),
    );
  },
});
