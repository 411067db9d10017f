import { Button } from "../../../shared/ui/Button.tsx";
import { classes } from "../../../shared/ui/classes.ts";
import { useStrayPress } from "../../../shared/ui/useStrayPress.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { campaignDraft, type CampaignFeedbackStore, type ReviewPanel } from "../store.ts";
import { texts } from "../texts.ts";
import { ChangeForm } from "./ChangeForm.tsx";
import type { ReviewState } from "../flow.ts";

interface DecisionProps {
  readonly state: ReviewState;
  readonly panel: ReviewPanel;
  readonly store: CampaignFeedbackStore;
}

/** 'Approve all' for approvers, and 'Request changes' for every reviewer (B6.04, B6.05). */
export function Decision({ state, panel, store }: DecisionProps) {
  const copy = useTexts(texts);
  const { review } = state;
  const isIdle = state.kind === "reviewing";
  const isApproving =
    (state.kind === "writing" || state.kind === "reconciling") && state.intent.kind === "approve";
  const isOpen = panel.form === campaignDraft;
  // On a phone, the form's Cancel appears where Request changes was.
  const stray = useStrayPress(isOpen, () => true);
  const hasRequests = review.status === "changes_requested";
  // An open form has the primary button.
  const isWriting = panel.form !== null;
  const question = !review.isApprover
    ? copy.decision.reviewer
    : hasRequests
      ? copy.decision.requested
      : copy.decision.approver;
  return (
    <section
      className={classes("campaign-decision", isOpen && "open")}
      aria-label={copy.decision.heading}
      {...stray}
    >
      <p className="campaign-question">{question}</p>
      <div className="campaign-ways">
        {review.isApprover && (
          <Button
            kind={hasRequests || isWriting ? "secondary" : "primary"}
            busy={isApproving}
            busyText={copy.decision.approving}
            disabled={!isIdle}
            aria-haspopup="dialog"
            onClick={() => store.setConfirming(true)}
          >
            {copy.decision.approve}
          </Button>
        )}
        <Button
          kind={review.isApprover || isWriting ? "secondary" : "primary"}
          aria-expanded={isOpen}
          onClick={() => store.openForm(isOpen ? null : campaignDraft)}
        >
          {copy.decision.request}
        </Button>
      </div>
      {isOpen && (
        <ChangeForm
          draft={campaignDraft}
          emailId={null}
          label={copy.form.general}
          state={state}
          panel={panel}
          store={store}
        />
      )}
    </section>
  );
}
