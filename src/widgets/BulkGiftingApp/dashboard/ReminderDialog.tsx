import { Button } from "../../../shared/ui/Button.tsx";
import { Dialog } from "../../../shared/ui/Dialog.tsx";
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
    <Dialog
      open
      title={words.remindTitle({ count })}
      onClose={onClose}
      closeLabel={null}
      actions={
        <>
          <Button onClick={onClose}>{words.remindKeep}</Button>
          <Button kind="primary" onClick={onSend}>
            {words.remindSend}
          </Button>
        </>
      }
    >
      <p>{words.remindText}</p>
    </Dialog>
  );
}
