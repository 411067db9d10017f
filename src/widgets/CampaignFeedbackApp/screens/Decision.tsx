import { Button } from "../../../shared/ui/Button.tsx";
import { copy } from "../copy.ts";
import { general, type CampaignFeedbackStore, type Desk } from "../store.ts";
import { ChangeForm } from "./ChangeForm.tsx";
import type { ReviewState } from "./ReviewScreen.tsx";

interface DecisionProps {
  readonly state: ReviewState;
  readonly desk: Desk;
  readonly store: CampaignFeedbackStore;
}

/** Approve all, for an approver alone, and Request changes, for everybody (B:L112). */
export function Decision({ state, desk, store }: DecisionProps) {
  const { review } = state;
  const isIdle = state.kind === "reviewing";
  const isApproving =
    (state.kind === "writing" || state.kind === "reconciling") && state.intent.kind === "approve";
  const isOpen = desk.form === general;
  return (
    <section className="campaign-decision" aria-label={copy.decision.heading}>
      <p>{review.isApprover ? copy.decision.approver : copy.decision.reviewer}</p>
      <div className="campaign-ways">
        {review.isApprover && (
          <Button
            kind="primary"
            busy={isApproving}
            busyText={copy.decision.approving}
            disabled={!isIdle}
            aria-haspopup="dialog"
            onClick={() => store.confirm(true)}
          >
            {copy.decision.approve}
          </Button>
        )}
        <Button
          kind={review.isApprover ? "secondary" : "primary"}
          aria-expanded={isOpen}
          onClick={() => store.openForm(isOpen ? null : general)}
        >
          {copy.decision.request}
        </Button>
      </div>
      {isOpen && (
        <ChangeForm
          draft={general}
          emailId={null}
          label={copy.form.general}
          state={state}
          desk={desk}
          store={store}
        />
      )}
    </section>
  );
}
