import { Button } from "../../../shared/ui/Button.tsx";
import { Dialog } from "../../../shared/ui/Dialog.tsx";
import { Progress } from "../../../shared/ui/Progress.tsx";
import { copy } from "../copy.ts";
import type { MenuState } from "../state.ts";

interface CopyProgressProps {
  state: Extract<MenuState, { kind: "copying" }>;
  onStop: () => void;
}

export function CopyProgress({ state: { plan, done }, onStop }: CopyProgressProps) {
  const { copies } = copy;
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
        label={copies.progress(done.length, plan.ids.length)}
        value={done.length}
        max={plan.ids.length}
      />
    </Dialog>
  );
}
