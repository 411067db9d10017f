import { defineFunnel } from "../../shared/telemetry/defineFunnel.ts";
import { flag, integer, oneOf } from "../../shared/telemetry/fields.ts";
import type { HousePanelStore } from "./store.ts";

const tab = oneOf("cash", "gift-cards");

export const funnel = defineFunnel({
  steps: {
    /** The amounts are shown. */
    "amounts-viewed": { tab },
    /** There is nothing to buy, or it could not be read. */
    "panel-not-found": { isGone: flag },
    /** An amount was chosen and is sent. */
    "amount-chosen": { tab, amountCents: integer },
    /** The amount was refused. */
    refused: { tab },
    /** The visitor is led to the checkout. */
    "checkout-opened": { tab },
    /** An inquiry about a closed house is sent. */
    "inquiry-sent": {},
  },
  outcomes: {},
  watch({ flow, inquiry }: HousePanelStore, { follow }) {
    follow(flow.store, (state) => {
      switch (state.kind) {
        case "missing":
          return ["panel-not-found", { isGone: state.isGone }];
        case "choosing":
          return [state.alert ? "refused" : "amounts-viewed", { tab: state.tab }];
        case "submitting":
          return ["amount-chosen", { tab: state.tab, amountCents: state.amount }];
        case "leaving":
          return ["checkout-opened", { tab: state.tab }];
        default:
          return null;
      }
    });
    follow(inquiry, ({ status }) => (status === "sent" ? ["inquiry-sent"] : null));
  },
});
