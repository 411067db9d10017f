import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog.tsx";
import { texts } from "./texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface ReminderDialogProps {
  count: number;
  onClose: () => void;
  onSend: () => void;
}

/** Asks before all unclaimed gifts of an order are sent again. */
export function ReminderDialog({ count, onClose, onSend }: ReminderDialogProps) {
  const { detail: words } = useTexts(texts);
  return (
    <ConfirmDialog
      title={words.remindTitle({ count })}
      cancel={words.remindKeep}
      confirm={words.remindSend}
      onCancel={onClose}
      onConfirm={onSend}
    >
      <p>{words.remindText}</p>
    </ConfirmDialog>
  );
}
