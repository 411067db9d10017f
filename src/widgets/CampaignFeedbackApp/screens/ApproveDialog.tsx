import { Button } from "../../../shared/ui/Button.tsx";
import { Dialog } from "../../../shared/ui/Dialog.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import type { Review } from "../review.ts";
import { texts } from "../texts.ts";

interface ApproveDialogProps {
  readonly review: Review;
  readonly start: string | null;
  readonly hasDraft: boolean;
  readonly onApprove: () => void;
  readonly onClose: () => void;
}

/** The only place that sends an approval; a link never approves without a press (E3, faults X12). */
export function ApproveDialog({ review, start, hasDraft, onApprove, onClose }: ApproveDialogProps) {
  const copy = useTexts(texts);
  const words = copy.confirm;
  const count = review.emails.length;
  const brand = review.brandName;
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button kind="primary" onClick={onApprove}>
        {copy.decision.approve}
      </Button>
    </>
  );
  return (
    <Dialog open title={words.title} closeLabel={null} onClose={onClose} actions={actions}>
      <div className="campaign-confirm">
        <p>
          {brand ? words.textFor({ count, brand }) : words.text({ count })}{" "}
          {start && words.starts({ start })}
        </p>
        {hasDraft && <p>{words.draft}</p>}
        <p className="muted">{words.final}</p>
      </div>
    </Dialog>
  );
}
