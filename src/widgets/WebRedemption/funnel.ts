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
    /** There is no bill to pay. */
    "bill-not-found": {},
    /** Several checks are open, and one has to be chosen. */
    "check-asked": { checks: integer },
    /** The bill is shown. */
    "bill-viewed": {},
    ...paymentSteps,
    /** The payment did not go through. */
    refused: { reason: oneOf(...refusalReasons.enum, "card") },
    /** The receipt was opened. */
    "receipt-viewed": {},
  },
  outcomes: paidOutcome,
  watch({ inner }: GateStore, { each, follow }) {
    each(
      inner,
      ({ store }) => store,
      ({ flow }) =>
        follow(flow.store, (state) => {
          switch (state.kind) {
            case "signIn":
              return ["sign-in-asked"];
            case "notFound":
              return ["bill-not-found"];
            case "choosing":
              return ["check-asked", { checks: state.checks.length }];
            case "checkout": {
              const reason = state.notice?.kind === "card" ? "card" : refusalReason(state.notice);
              return reason ? ["refused", { reason }] : ["bill-viewed"];
            }
            case "receipt":
              return ["receipt-viewed"];
            default:
              return paymentStep(state);
          }
        }),
    );
  },
});
