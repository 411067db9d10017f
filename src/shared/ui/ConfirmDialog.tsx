import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

interface ConfirmDialogProps {
  title: ReactNode;
  /** What happens, and whether it can be undone. */
  children: ReactNode;
  /** The words of the way back. */
  cancel: ReactNode;
  /** The verb, and the sum if money moves. */
  confirm: ReactNode;
  onCancel: () => void;
  onConfirm: () => void;
  /** It destroys something. */
  danger?: boolean | undefined;
  /** It is being done, and the dialog stays until it has ended. */
  busy?: boolean | undefined;
  busyText?: string | undefined;
  /** Something is missing. A press calls `onBlocked`, which says what. */
  disabled?: boolean | undefined;
  onBlocked?: (() => void) | undefined;
  /** The id of the question that the confirming button answers. */
  questionId?: string | undefined;
}

/** The last question before something is done: the way back first, then the one primary button. */
export function ConfirmDialog({
  title,
  children,
  cancel,
  confirm,
  onCancel,
  onConfirm,
  danger,
  busy = false,
  busyText,
  disabled,
  onBlocked,
  questionId,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open
      title={title}
      onClose={() => busy || onCancel()}
      closeLabel={null}
      actions={
        <>
          <Button disabled={busy} onClick={onCancel}>
            {cancel}
          </Button>
          <Button
            kind="primary"
            danger={danger}
            busy={busy}
            busyText={busyText}
            disabled={disabled}
            onBlocked={onBlocked}
            aria-describedby={questionId}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
