import { Button } from "../../../shared/ui/Button.tsx";
import { Dialog } from "../../../shared/ui/Dialog.tsx";
import { peopleText } from "../copy.ts";
import { copy } from "./copy.ts";

const { detail: words } = copy;

interface ReminderDialogProps {
  count: number;
  onClose: () => void;
  onSend: () => void;
}

/** Asks before an order's unclaimed gifts are sent again to everyone. */
export function ReminderDialog({ count, onClose, onSend }: ReminderDialogProps) {
  return (
    <Dialog
      open
      title={words.remindTitle(peopleText(count))}
      onClose={onClose}
      closeLabel={null}
      actions={
        <>
          <Button kind="primary" onClick={onSend}>
            {words.remindSend}
          </Button>
          <Button onClick={onClose}>{words.remindKeep}</Button>
        </>
      }
    >
      <p>{words.remindText}</p>
    </Dialog>
  );
}
