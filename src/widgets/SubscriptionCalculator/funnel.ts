import { defineFunnel } from "../../shared/telemetry/defineFunnel.ts";
import { integer } from "../../shared/telemetry/fields.ts";
import type { CalculatorStore } from "./store.ts";

export const funnel = defineFunnel({
  steps: {
    /** The calculator is shown. */
    "calculator-viewed": {},
    /** The visitor has chosen a monthly spend. */
    "spend-chosen": { spendCents: integer },
  },
  outcomes: {},
  watch({ store }: CalculatorStore, { follow }) {
    follow(store, ({ chosen, typing }, before) => {
      if (chosen === null) return before ? null : ["calculator-viewed"];
      return typing === null ? ["spend-chosen", { spendCents: Math.round(chosen * 100) }] : null;
    });
  },
});
