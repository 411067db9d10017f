import { defineFunnel } from "../../shared/telemetry/defineFunnel.ts";
import { mapStep, mapSteps } from "../../shared/map/mapFunnel.ts";
import type { MapStore } from "./store.ts";

export const funnel = defineFunnel({
  steps: mapSteps,
  outcomes: {},
  watch({ store }: MapStore, { follow }) {
    follow(store, mapStep);
  },
});
