import { defineFunnel } from "../../shared/telemetry/defineFunnel.ts";
import { id, integer, oneOf } from "../../shared/telemetry/fields.ts";
import { steps } from "./routes.ts";
import type { BulkStore } from "./storeType.ts";

export const funnel = defineFunnel({
  steps: {
    /** The giver has to sign in. */
    "sign-in-asked": {},
    /** A step of the order is shown. */
    "order-step-viewed": { page: oneOf("amount", ...steps) },
    /** The order is being sent. */
    "payment-sent": {},
    /** The bank asks the giver to confirm. */
    "bank-check": {},
    /** Whether the order went through is not known yet. */
    "payment-unconfirmed": {},
    /** The order did not go through. */
    refused: {
      reason: oneOf(
        "declined",
        "refused",
        "rows",
        "offline",
        "not-saved",
        "none-found",
        "not-charged-elsewhere",
      ),
    },
    /** The gifts are ordered and paid. */
    purchased: { recipients: integer, amountCents: integer },
  },
  outcomes: {
    /** The gifts are ordered and paid. */
    purchased: { orderId: id, recipients: integer, amountCents: integer },
  },
  watch({ account, order }: BulkStore, { follow }) {
    follow(account.flow.store, ({ kind }) => (kind === "signedOut" ? ["sign-in-asked"] : null));
    follow(order.flow.store, (state) => {
      switch (state.kind) {
        case "building":
          if (state.formError) return ["refused", { reason: state.formError.kind }];
          return account.flow.store.getState().kind === "loaded"
            ? ["order-step-viewed", { page: state.step }]
            : null;
        case "paying":
          if (state.progress.phase === "asking") return ["bank-check"];
          return state.progress.phase === "sending" ? ["payment-sent"] : null;
        case "unknown":
          return ["payment-unconfirmed"];
        case "sent":
          return [
            "purchased",
            { recipients: state.order.recipientCount, amountCents: state.order.total },
          ];
        default:
          return null;
      }
    });
  },
});
