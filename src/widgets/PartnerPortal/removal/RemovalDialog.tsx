import { useState } from "react";
import { isOutcomeUnknown, type Outcome } from "../../../shared/api/outcome.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { useProblemText } from "../problemText.ts";
import { texts as portalTexts } from "../texts.ts";

export interface RemovalWords {
  readonly confirm: string;
  readonly busy: string;
  readonly failed: string;
  /** Shown if the request got no usable answer. */
  readonly unsure: string;
}

interface RemovalDialogProps {
  title: string;
  /** The consequences of the removal. */
  text: string;
  words: RemovalWords;
  remove: () => Promise<Outcome<unknown>>;
  /** Called when the item is removed; the caller closes the dialog. */
  onRemoved: () => void;
  onClose: () => void;
}

/**
 * Asks for confirmation before an item is removed. An item that another user removed meanwhile
 * counts as removed.
 */
export function RemovalDialog({
  title,
  text,
  words,
  remove,
  onRemoved,
  onClose,
}: RemovalDialogProps) {
  const portalCopy = useTexts(portalTexts);
  const problemText = useProblemText();
  const [isRemoving, setRemoving] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function confirm(): Promise<void> {
    if (isRemoving) return;
    setRemoving(true);
    setError(null);
    const outcome = await remove();
    if (outcome.ok || (outcome.problem.kind === "rejected" && outcome.problem.status === 404))
      return onRemoved();
    setRemoving(false);
    setError(
      isOutcomeUnknown(outcome.problem) ? words.unsure : problemText(outcome.problem, words.failed),
    );
  }

  return (
    <ConfirmDialog
      danger
      title={title}
      cancel={portalCopy.cancel}
      confirm={words.confirm}
      busy={isRemoving}
      busyText={words.busy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{text}</p>
      {error && <Alert>{error}</Alert>}
    </ConfirmDialog>
  );
}
