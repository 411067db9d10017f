import { defineFunnel } from "../../shared/telemetry/defineFunnel.ts";
import type { PanelStore } from "./store.ts";

export const funnel = defineFunnel({
  steps: {
    /** The panel is shown. */
    "panel-viewed": {},
    /** An amount is entered. */
    "amount-entered": {},
    /** The panel is closed. */
    "panel-closed": {},
  },
  outcomes: {},
  watch({ store }: PanelStore, { follow }) {
    follow(store, ({ amount, isClosed }, before) => {
      if (isClosed) return ["panel-closed"];
      if (!before) return ["panel-viewed"];
      return amount ? ["amount-entered"] : null;
    });
  },
});
