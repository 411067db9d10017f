import { Button } from "../../../../shared/ui/Button.tsx";
import { ChevronLeftIcon } from "../../../../shared/ui/icons/ChevronLeft.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";

/** A link to the previous step. Entered values stay. */
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
