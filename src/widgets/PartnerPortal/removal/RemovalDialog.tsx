import { useState } from "react";
import { isUnknown, type Outcome } from "../../../shared/api/outcome.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Dialog } from "../../../shared/ui/Dialog.tsx";
import { copy as portalCopy } from "../copy.ts";
import { problemText } from "../problemText.ts";

export interface RemovalWords {
  readonly confirm: string;
  readonly busy: string;
  readonly failed: string;
  /** Sent, and no usable answer. */
  readonly unsure: string;
}

interface RemovalDialogProps {
  title: string;
  /** What goes with it. */
  text: string;
  words: RemovalWords;
  remove: () => Promise<Outcome<unknown>>;
  /** It is gone; this also closes the dialog. */
  onGone: () => void;
  onClose: () => void;
}

/** Asks before something is removed for good. What somebody else has removed meanwhile is gone as well. */
export function RemovalDialog({ title, text, words, remove, onGone, onClose }: RemovalDialogProps) {
  const [isRemoving, setRemoving] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);

  async function confirm(): Promise<void> {
    if (isRemoving) return;
    setRemoving(true);
    setComplaint(null);
    const outcome = await remove();
    if (outcome.ok || (outcome.problem.kind === "rejected" && outcome.problem.status === 404))
      return onGone();
    setRemoving(false);
    setComplaint(
      isUnknown(outcome.problem) ? words.unsure : problemText(outcome.problem, words.failed),
    );
  }

  return (
    <Dialog
      open
      title={title}
      onClose={() => !isRemoving && onClose()}
      closeLabel={null}
      actions={
        <>
          <Button onClick={onClose} disabled={isRemoving}>
            {portalCopy.cancel}
          </Button>
          <Button
            kind="primary"
            busy={isRemoving}
            busyText={words.busy}
            onClick={() => void confirm()}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {complaint && <Alert>{complaint}</Alert>}
    </Dialog>
  );
}
