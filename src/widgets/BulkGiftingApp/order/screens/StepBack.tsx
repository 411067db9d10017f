import { Button } from "../../../../shared/ui/Button.tsx";
import { ChevronLeftIcon } from "../../../../shared/ui/icons/ChevronLeft.ts";
import { copy } from "../copy.ts";

/** One step back; nothing that was entered is lost. */
export function StepBack({ onBack }: { onBack: () => void }) {
  return (
    <div className="step-back">
      <Button kind="quiet" onClick={onBack}>
        <span className="step-back-words">
          <ChevronLeftIcon /> {copy.back}
        </span>
      </Button>
    </div>
  );
}
