import { defineFunnel } from "../../shared/telemetry/defineFunnel.ts";
import type { CampaignStore } from "./store.ts";

export const funnel = defineFunnel({
  steps: {
    /** The countdown to the partner’s page is shown. */
    "countdown-viewed": {},
    /** The visitor is led to the partner’s page. */
    "partner-opened": {},
    /** The visitor stays on this page. */
    stayed: {},
    /** The offer’s code is asked for. */
    "code-asked": {},
    /** The typed text is not a code. */
    refused: {},
    /** The offer is claimed on this page; the steps of `OfferClaimApp` follow. */
    "claim-opened": {},
  },
  outcomes: {},
  watch({ store }: CampaignStore, { follow }) {
    follow(store, (state) => {
      switch (state.kind) {
        case "counting":
          return ["countdown-viewed"];
        case "leaving":
          return ["partner-opened"];
        case "staying":
          return ["stayed"];
        case "asking":
          return [state.isInvalid ? "refused" : "code-asked"];
        case "claiming":
          return ["claim-opened"];
      }
    });
  },
});
