import { Button } from "../../../../shared/ui/Button.tsx";
import { ChevronLeftIcon } from "../../../../shared/ui/icons/ChevronLeft.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";

/** One step back; nothing that was entered is lost. */
export function StepBack({ onBack }: { onBack: () => void }) {
  const copy = useTexts(texts);
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
