import { Button } from "../../../shared/ui/Button.tsx";
import { Dialog } from "../../../shared/ui/Dialog.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface LeaveDialogProps {
  name: string;
  onSave: () => void;
  onDiscard: () => void;
  onStay: () => void;
}

/** Asks before another location replaces unsaved changes. */
export function LeaveDialog({ name, onSave, onDiscard, onStay }: LeaveDialogProps) {
  const copy = useTexts(texts);
  const actions = (
    <>
      <Button onClick={onStay}>{copy.leave.stay}</Button>
      <Button danger onClick={onDiscard}>
        {copy.leave.discard}
      </Button>
      <Button kind="primary" onClick={onSave}>
        {copy.leave.save}
      </Button>
    </>
  );
  return (
    <Dialog open title={copy.leave.title} onClose={onStay} closeLabel={null} actions={actions}>
      <p>{copy.leave.text({ name })}</p>
    </Dialog>
  );
}
