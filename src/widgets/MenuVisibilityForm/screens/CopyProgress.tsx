import { Button } from "../../../shared/ui/Button.tsx";
import { Dialog } from "../../../shared/ui/Dialog.tsx";
import { Progress } from "../../../shared/ui/Progress.tsx";
import type { MenuState } from "../state.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface CopyProgressProps {
  state: Extract<MenuState, { kind: "copying" }>;
  onStop: () => void;
}

export function CopyProgress({ state: { plan, done }, onStop }: CopyProgressProps) {
  const { copies } = useTexts(texts);
  return (
    <Dialog
      open
      title={copies.title}
      onClose={onStop}
      closeLabel={null}
      actions={
        <Button wide onClick={onStop}>
          {copies.stop}
        </Button>
      }
    >
      <Progress
        label={copies.progress({ done: done.length, total: plan.ids.length })}
        value={done.length}
        max={plan.ids.length}
      />
    </Dialog>
  );
}
