import { defineFunnel } from "../../shared/telemetry/defineFunnel.ts";
import { integer } from "../../shared/telemetry/fields.ts";
import type { CarouselStore } from "./store.ts";

export const funnel = defineFunnel({
  steps: {
    /** The brands are shown. */
    "brands-viewed": { brands: integer },
    /** The brands could not be read. */
    "brands-not-found": {},
  },
  outcomes: {},
  watch({ flow }: CarouselStore, { follow }) {
    follow(flow.store, (state) => {
      if (state.kind === "failed") return ["brands-not-found"];
      return state.kind === "loaded" ? ["brands-viewed", { brands: state.brands.length }] : null;
    });
  },
});
