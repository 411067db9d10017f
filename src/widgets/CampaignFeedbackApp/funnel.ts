import { defineFunnel } from "../../shared/telemetry/defineFunnel.ts";
import { id, oneOf } from "../../shared/telemetry/fields.ts";
import type { CampaignFeedbackStore } from "./store.ts";

const decision = oneOf("approve", "change");

export const funnel = defineFunnel({
  steps: {
    /** The campaign’s e-mails are shown. */
    "campaign-viewed": {},
    /** The link leads to no campaign, or to one that the person may not see. */
    "campaign-not-found": {},
    /** An approval or a request for changes is being sent. */
    "decision-sent": { decision },
    /** The decision is recorded. */
    "decision-recorded": {},
    /** The decision was not recorded. */
    refused: { reason: oneOf("approved-elsewhere", "refused", "not-sent", "busy", "not-recorded") },
    /** It is not known whether the decision was recorded. */
    "decision-unconfirmed": { decision },
  },
  outcomes: {
    /** The campaign was approved. */
    approved: { campaignBrandId: id },
    /** Changes were requested, of one e-mail or of the whole campaign. */
    "changes-requested": { campaignBrandId: id, emailId: id },
  },
  watch({ flow }: CampaignFeedbackStore, { follow }) {
    follow(flow.store, (state) => {
      switch (state.kind) {
        case "unavailable":
          return ["campaign-not-found"];
        case "writing":
          return ["decision-sent", { decision: state.intent.kind }];
        case "unconfirmed":
          return ["decision-unconfirmed", { decision: state.intent.kind }];
        case "reviewing":
          if (!state.notice) return ["campaign-viewed"];
          return state.notice.kind === "sent"
            ? ["decision-recorded"]
            : ["refused", { reason: state.notice.kind }];
        default:
          return null;
      }
    });
  },
});
