import { Screen } from "../../../shared/ui/Screen.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { noticeDraft, type ReviewState } from "../flow.ts";
import { isDecided, startText } from "../review.ts";
import { campaignDraft, type CampaignFeedbackStore, type ReviewPanel } from "../store.ts";
import { texts } from "../texts.ts";
import { ActivityLog } from "./ActivityLog.tsx";
import { ApproveDialog } from "./ApproveDialog.tsx";
import { BrandLogo } from "./BrandLogo.tsx";
import { Decided } from "./Decided.tsx";
import { Decision } from "./Decision.tsx";
import { Details } from "./Details.tsx";
import { MailList } from "./MailList.tsx";
import { NoticeAlert } from "./NoticeAlert.tsx";
import { useDateTexts } from "./useDateTexts.ts";

interface ReviewScreenProps {
  readonly state: ReviewState;
  readonly panel: ReviewPanel;
  readonly store: CampaignFeedbackStore;
}

/** The campaign with its e-mails and the reviewer's actions. */
export function ReviewScreen({ state, panel, store }: ReviewScreenProps) {
  const copy = useTexts(texts);
  const { config } = useEnvironment();
  const { review } = state;
  const isBySendTime = config.behaviour["campaignUseSendTime"] === true;
  const dates = useDateTexts();
  const start = startText(review, isBySendTime, dates);
  const draft = noticeDraft(state);
  const isAboutCampaign =
    draft === null || draft === campaignDraft || !review.emails.some(({ key }) => key === draft);
  const isConfirming =
    panel.isConfirming && review.isApprover && state.kind === "reviewing" && !isDecided(review);
  return (
    <>
      {/* The dialog makes the page inert. `aria-hidden` tells this to tools that only read the tree. */}
      <div className="campaign" aria-hidden={isConfirming || undefined}>
        <Screen
          width="full"
          screenKey={isDecided(review) ? "decided" : "review"}
          before={<BrandLogo review={review} />}
          eyebrow={review.brandName ?? copy.eyebrow}
          heading={review.name ?? review.brandName ?? copy.untitled}
          lead={store.reviewer && <Reviewer address={store.reviewer} />}
        >
          <div className="campaign-columns">
            <div className="campaign-side">
              {isDecided(review) && <Decided review={review} start={start} />}
              <NoticeAlert state={state} isShown={isAboutCampaign} onRetry={store.retry} />
              {!isDecided(review) && <Decision state={state} panel={panel} store={store} />}
              <Details review={review} start={start} />
            </div>
            <MailList state={state} panel={panel} store={store} />
            <ActivityLog log={review.log} />
          </div>
        </Screen>
      </div>
      {isConfirming && (
        <ApproveDialog
          review={review}
          start={start}
          hasSendTime={!isBySendTime}
          hasDraft={Object.keys(panel.drafts).length > 0}
          onApprove={store.approve}
          onClose={() => store.setConfirming(false)}
        />
      )}
    </>
  );
}

function Reviewer({ address }: { address: string }) {
  const copy = useTexts(texts);
  return (
    <span className="campaign-reviewer">
      {copy.reviewingAs} <b translate="no">{address}</b>
    </span>
  );
}
