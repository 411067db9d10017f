import { defineFunnel } from "../../shared/telemetry/defineFunnel.ts";
import type { DiscoveryStore } from "./store.ts";

export const funnel = defineFunnel({
  steps: {
    /** The ambassador’s page is shown. */
    "page-viewed": {},
    /** There is no such ambassador, or the page could not be read. */
    "page-not-found": {},
  },
  outcomes: {},
  watch({ flow }: DiscoveryStore, { follow }) {
    follow(flow.store, ({ kind }) => {
      if (kind === "loading") return null;
      return [kind === "loaded" ? "page-viewed" : "page-not-found"];
    });
  },
});
