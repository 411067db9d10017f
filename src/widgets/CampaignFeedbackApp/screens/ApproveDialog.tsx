import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { sendTime, type Review } from "../review.ts";
import { texts } from "../texts.ts";

interface ApproveDialogProps {
  readonly review: Review;
  readonly start: string | null;
  /** Whether the e-mails are sent at another time of day than the start. */
  readonly hasSendTime: boolean;
  readonly hasDraft: boolean;
  readonly onApprove: () => void;
  readonly onClose: () => void;
}

/** The only place that sends an approval. A link never approves without a press (E3, fault X12). */
export function ApproveDialog({
  review,
  start,
  hasSendTime,
  hasDraft,
  onApprove,
  onClose,
}: ApproveDialogProps) {
  const copy = useTexts(texts);
  const { lang } = useEnvironment();
  const time = hasSendTime ? sendTime(review, lang) : null;
  const words = copy.confirm;
  const count = review.emails.length;
  const brand = review.brandName;
  return (
    <ConfirmDialog
      title={words.title}
      cancel={words.cancel}
      confirm={copy.decision.approve}
      onCancel={onClose}
      onConfirm={onApprove}
    >
      <div className="campaign-confirm">
        <p>
          {brand ? words.textFor({ count, brand }) : words.text({ count })}{" "}
          {start && words.starts({ start })}
        </p>
        {time && (
          <p>
            {words.sendTime({ time: time.text })} {time.isLocal ? words.localTime : words.noZone}
          </p>
        )}
        {hasDraft && <p>{words.draft}</p>}
        <p className="muted">{words.final}</p>
      </div>
    </ConfirmDialog>
  );
}
