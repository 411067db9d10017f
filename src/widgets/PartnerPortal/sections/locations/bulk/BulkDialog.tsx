import { type FormEvent, useState } from "react";
import type { PartnerProject } from "../../../../../shared/contracts/partnerProject.ts";
import { Button } from "../../../../../shared/ui/Button.tsx";
import { ConfirmDialog } from "../../../../../shared/ui/ConfirmDialog.tsx";
import { Dialog } from "../../../../../shared/ui/Dialog.tsx";
import { useSheet } from "../../../../../shared/widget/useSheet.ts";
import { useTexts } from "../../../../../shared/widget/useTexts.ts";
import type { PortalStore } from "../../../storeType.ts";
import type { Batch } from "../batch/batch.ts";
import { BatchView } from "../batch/BatchView.tsx";
import { startBatch } from "../batch/startBatch.ts";
import css from "./Bulk.css?inline";
import { BulkForm } from "./BulkForm.tsx";
import { BulkReview, type BulkReviewProps } from "./BulkReview.tsx";
import { type BulkChoice, type ChoiceError, changesOf, errorOf } from "./choice.ts";
import { createChoiceDraft } from "./choiceDraft.ts";
import { texts } from "./texts.ts";

export interface BulkDialogProps {
  portal: PortalStore;
  project: PartnerProject;
  locations: readonly { readonly id: string; readonly name: string }[];
  onClose: () => void;
  /** Called when everything is written, so that the selection can be cleared. */
  onDone: () => void;
}

/**
 * Changes brand, POS, payment account and menu hours of many locations in four steps: choose,
 * review, write, result.
 */
export function BulkDialog({ portal, project, locations, onClose, onDone }: BulkDialogProps) {
  const copy = useTexts(texts);
  useSheet(css);
  const [draft] = useState(() => createChoiceDraft(portal));
  const [choice, setChoice] = useState<BulkChoice>(draft.read);
  const [error, setError] = useState<ChoiceError | null>(null);
  const [isReviewing, setReviewing] = useState(false);
  const [batch, setBatch] = useState<Batch | null>(null);
  const count = locations.length;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const choiceError = errorOf(choice);
    setError(choiceError);
    if (!choiceError) setReviewing(true);
  }

  function confirm(): void {
    draft.write(choice);
    setBatch(startBatch(portal, changesOf(choice, locations)));
  }

  function edit(): void {
    setReviewing(false);
    setBatch(null);
  }

  function leave(then: () => void): void {
    draft.forget();
    then();
  }

  if (batch)
    return (
      <Dialog open title={copy.title({ count: batch.total })} onClose={() => {}} closeLabel={null}>
        <BatchView portal={portal} batch={batch} onEdit={edit} onDone={() => leave(onDone)} />
      </Dialog>
    );
  if (isReviewing)
    return (
      <ReviewDialog
        key="review"
        portal={portal}
        project={project}
        choice={choice}
        names={locations.map(({ name }) => name)}
        onConfirm={confirm}
        onBack={() => setReviewing(false)}
      />
    );
  return (
    <Dialog key="form" open title={copy.title({ count })} onClose={() => leave(onClose)}>
      <form className="stack" noValidate onSubmit={submit}>
        <p className="muted">{copy.lead}</p>
        <BulkForm
          portal={portal}
          project={project}
          choice={choice}
          error={error}
          onChange={(part) => {
            setChoice({ ...choice, ...part });
            setError(null);
          }}
        />
        {error === "nothing" && (
          <p className="field-error" role="alert">
            {copy.errors.nothing}
          </p>
        )}
        <Button type="submit" kind="primary" wide>
          {copy.review}
        </Button>
      </form>
    </Dialog>
  );
}

interface ReviewDialogProps extends BulkReviewProps {
  onConfirm: () => void;
  onBack: () => void;
}

function ReviewDialog({ onConfirm, onBack, ...review }: ReviewDialogProps) {
  const copy = useTexts(texts);
  const count = review.names.length;
  return (
    <ConfirmDialog
      title={copy.reviewTitle({ count })}
      cancel={copy.back}
      confirm={copy.confirm({ count })}
      onCancel={onBack}
      onConfirm={onConfirm}
    >
      <BulkReview {...review} />
    </ConfirmDialog>
  );
}
