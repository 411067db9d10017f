import { defineFunnel } from "../../shared/telemetry/defineFunnel.ts";
import { oneOf } from "../../shared/telemetry/fields.ts";
import type { GiftingStore } from "./store.ts";

export const funnel = defineFunnel({
  steps: {
    /** The gift is shown. */
    "gift-viewed": { status: oneOf("open", "claimed", "expired", "unknown") },
    /** There is no gift under the code, or it could not be read. */
    "gift-not-found": {},
    /** The gift’s code was copied. */
    "code-copied": {},
  },
  outcomes: {
    /** The gift’s code was copied. */
    "code-copied": {},
  },
  watch({ flow, copied }: GiftingStore, { follow }) {
    follow(flow.store, (state) => {
      if (state.kind === "loading") return null;
      return state.kind === "found"
        ? ["gift-viewed", { status: state.status }]
        : ["gift-not-found"];
    });
    follow(copied, ({ result }) => (result === "copied" ? ["code-copied"] : null));
  },
});
