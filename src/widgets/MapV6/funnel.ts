import { defineFunnel } from "../../shared/telemetry/defineFunnel.ts";
import { mapStep, mapSteps } from "../../shared/map/mapFunnel.ts";
import type { MapV6Store } from "./store.ts";

export const funnel = defineFunnel({
  steps: mapSteps,
  outcomes: {},
  watch({ store }: MapV6Store, { follow }) {
    follow(store, mapStep);
  },
});
