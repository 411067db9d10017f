import type { RefundFormError } from "./refund/refundState.ts";
import { defineFunnel } from "../../shared/telemetry/defineFunnel.ts";
import { id, integer, oneOf } from "../../shared/telemetry/fields.ts";
import {
  paidOutcome,
  paymentStep,
  paymentSteps,
  refusalReason,
  refusalReasons,
} from "../../shared/payment/paymentFunnel.ts";
import { paths } from "./routes.ts";
import type { ManagersStore } from "./store.ts";

export const funnel = defineFunnel({
  steps: {
    /** A page of the app is shown. */
    "page-viewed": { page: oneOf(...paths) },
    /** A guest’s bill is shown for review. */
    "bill-viewed": {},
    ...paymentSteps,
    /** The payment did not go through. */
    refused: { reason: oneOf(...refusalReasons.enum, "tip", "card") },
    /** The form of a refund is shown. */
    "refund-opened": {},
    /** The refund is shown for confirmation. */
    "refund-reviewed": { amountCents: integer },
    /** The refund is being sent. */
    "refund-sent": { amountCents: integer },
    /** Whether the refund was issued is not known. */
    "refund-unconfirmed": {},
    /** The refund is issued. */
    refunded: { amountCents: integer },
    /** The refund was refused. */
    "refund-refused": {
      reason: oneOf("said", "offline", "changed", "not-issued-elsewhere"),
    },
  },
  outcomes: {
    ...paidOutcome,
    /** The refund was issued. */
    refunded: { amountCents: integer, tipCents: integer, totalCents: integer, transactionId: id },
  },
  watch({ routeLocation, lazyWorkspace }: ManagersStore, { each, follow }) {
    follow(routeLocation, ({ path }) => ["page-viewed", { page: path }]);
    each(
      lazyWorkspace.store,
      ({ workspace }) => workspace,
      ({ checkout, refund }) => {
        follow(checkout.flow.store, (state) => {
          if (state.kind !== "reviewing") return paymentStep(state);
          const kind = state.notice?.kind;
          const reason = kind === "tip" || kind === "card" ? kind : refusalReason(state.notice);
          return reason ? ["refused", { reason }] : ["bill-viewed"];
        });
        follow(refund.flow.store, (state) => {
          switch (state.kind) {
            case "editing":
              return state.formError
                ? ["refund-refused", { reason: refundReason(state.formError) }]
                : ["refund-opened"];
            case "confirming":
              return ["refund-reviewed", { amountCents: state.request.amount }];
            case "refunding":
              return state.progress.phase === "sending"
                ? ["refund-sent", { amountCents: state.request.amount }]
                : null;
            case "unknown":
              return ["refund-unconfirmed"];
            case "issued":
              return ["refunded", { amountCents: state.request.amount }];
            default:
              return null;
          }
        });
      },
    );
  },
});

/** The documented reasons of `refund-refused`. */
function refundReason(formError: RefundFormError) {
  switch (formError.kind) {
    case "refused":
      return "said";
    case "notSent":
      return formError.cause === "elsewhere" ? "not-issued-elsewhere" : "offline";
    case "changed":
      return "changed";
  }
}
