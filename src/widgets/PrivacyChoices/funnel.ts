import { defineFunnel } from "../../shared/telemetry/defineFunnel.ts";
import { id, oneOf } from "../../shared/telemetry/fields.ts";
import type { PrivacyStore } from "./store.ts";

export const funnel = defineFunnel({
  steps: {
    /**
     * The form of an opt-out request is shown. Later steps are not reported, because the visitor
     * has then opted out.
     */
    "form-viewed": {},
  },
  outcomes: {
    /** The visitor has opted out, in this browser or by a request to the company. */
    "opted-out": { scope: oneOf("browser", "request"), reference: id },
    /** The visitor has undone the opt-out in this browser. */
    "opt-out-undone": { scope: oneOf("browser") },
  },
  watch({ flow }: PrivacyStore, { follow }) {
    follow(flow.store, ({ kind }) => (kind === "asking" ? ["form-viewed"] : null));
  },
});
