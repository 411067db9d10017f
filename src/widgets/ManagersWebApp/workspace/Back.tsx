import { Button } from "../../../shared/ui/Button.tsx";
import { ChevronLeftIcon } from "../../../shared/ui/icons/ChevronLeft.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface BackProps {
  onBack: () => void;
  /** Adds a button that leads to the start page. */
  onHome?: (() => void) | undefined;
  disabled?: boolean;
  /** Replaces 'Back' if the screen has more than one way back. */
  label?: string | undefined;
}

/** The way back, above a screen. */
export function Back({ onBack, onHome, disabled = false, label }: BackProps) {
  const copy = useTexts(texts);
  return (
    <div className="managers-back">
      <Button kind="quiet" disabled={disabled} onClick={onBack}>
        <span className="managers-back-words">
          <ChevronLeftIcon /> {label ?? copy.back}
        </span>
      </Button>
      {onHome && (
        <Button kind="quiet" disabled={disabled} onClick={onHome}>
          {copy.home}
        </Button>
      )}
    </div>
  );
}
