import { defineFunnel } from "../../shared/telemetry/defineFunnel.ts";
import type { MobileLinkStore } from "./store.ts";

export const funnel = defineFunnel({
  steps: {
    /** The form for the phone number is shown. */
    "form-viewed": {},
    /** The phone number is being sent. */
    "number-sent": {},
    /** The link was texted. */
    "link-sent": {},
    /** The link was not texted. */
    refused: {},
  },
  outcomes: {
    /** The link to the app was texted. */
    "link-sent": {},
  },
  watch({ form }: MobileLinkStore, { each, follow }) {
    each(
      form,
      ({ texting }) => texting,
      ({ flow }) =>
        follow(flow.store, (state) => {
          if (state.kind === "sending") return ["number-sent"];
          if (state.kind === "sent") return ["link-sent"];
          return state.problem ? ["refused"] : ["form-viewed"];
        }),
    );
  },
});
