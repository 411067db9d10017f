import { defineFunnel } from "../../shared/telemetry/defineFunnel.ts";
import type { SavingsStore } from "./store.ts";

export const funnel = defineFunnel({
  steps: {
    /** The calculator is shown. */
    "calculator-viewed": {},
    /** The visitor has changed the people or the amount. */
    "budget-changed": {},
  },
  outcomes: {},
  watch(store: SavingsStore, { follow }) {
    follow(store, (_, before) => [before ? "budget-changed" : "calculator-viewed"]);
  },
});
