import { defineFunnel } from "../../shared/telemetry/defineFunnel.ts";
import type { ProfileStore } from "./store.ts";

export const funnel = defineFunnel({
  steps: {
    /** The ambassador has to sign in. */
    "sign-in-asked": {},
    /** The profile is shown. */
    "profile-viewed": {},
    /** A photo was chosen. */
    "photo-chosen": {},
    /** The photo is being sent. */
    "photo-sent": {},
    /** The photo was refused, by its check or by the server. */
    "photo-refused": {},
    /** The photo is updated. */
    "photo-updated": {},
  },
  outcomes: {
    /** The photo was updated. */
    "photo-updated": {},
  },
  watch({ flow, photo }: ProfileStore, { follow }) {
    follow(flow.store, ({ kind }) => {
      if (kind === "signIn") return ["sign-in-asked"];
      return kind === "loaded" ? ["profile-viewed"] : null;
    });
    follow(photo, ({ current }) => {
      if ("formError" in current && current.formError) return ["photo-refused"];
      switch (current.kind) {
        case "chosen":
          return ["photo-chosen"];
        case "sending":
          return ["photo-sent"];
        case "updated":
          return ["photo-updated"];
        default:
          return null;
      }
    });
  },
});
