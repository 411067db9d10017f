import { defineFunnel } from "../../shared/telemetry/defineFunnel.ts";
import { id, integer, oneOf } from "../../shared/telemetry/fields.ts";
import type { GateStore } from "./Gate.tsx";

export const funnel = defineFunnel({
  steps: {
    /** The partner has to sign in. */
    "sign-in-asked": {},
    /** A location’s menu settings are shown. */
    "menu-viewed": {},
    /** The settings could not be shown. */
    "menu-not-found": { reason: oneOf("unreachable", "forbidden", "missing", "unnamed") },
    /** The settings are being sent. */
    "menu-sent": {},
    /** The settings are saved. */
    "menu-saved": {},
    /** Someone else has changed the settings in the meantime. */
    "conflict-viewed": {},
    /** The settings were copied to other locations. */
    "menu-copied": { locations: integer },
    /** The settings were not saved. */
    refused: { reason: oneOf("refused", "unreachable", "unconfirmed", "forbidden", "gone") },
  },
  outcomes: {
    /** The settings of a location were saved. */
    "menu-saved": { locationId: id },
    /** The settings were copied to other locations. */
    "menu-copied": { locations: integer },
  },
  watch({ inner }: GateStore, { each, follow }) {
    each(
      inner,
      ({ store }) => store,
      ({ flow }) =>
        follow(flow.store, (state) => {
          switch (state.kind) {
            case "signIn":
              return ["sign-in-asked"];
            case "failed":
              return ["menu-not-found", { reason: state.reason }];
            case "saving":
              return ["menu-sent"];
            case "conflicted":
              return ["conflict-viewed"];
            case "editing":
              if (!state.notice) return ["menu-viewed"];
              if (state.notice.kind === "saved") return ["menu-saved"];
              return state.notice.kind === "copied"
                ? ["menu-copied", { locations: state.notice.done }]
                : ["refused", { reason: state.notice.kind }];
            default:
              return null;
          }
        }),
    );
  },
});
