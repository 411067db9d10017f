import { defineFunnel } from "../../shared/telemetry/defineFunnel.ts";
import type { SliderStore } from "./store.ts";

export const funnel = defineFunnel({
  steps: {
    /** The slides are shown. */
    "slides-viewed": {},
  },
  outcomes: {},
  watch(store: SliderStore, { follow }) {
    follow(store, () => ["slides-viewed"]);
  },
});
