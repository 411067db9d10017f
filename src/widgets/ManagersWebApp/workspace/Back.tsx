import { BackLink } from "../../../shared/ui/BackLink.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
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
    <BackLink
      onBack={onBack}
      disabled={disabled}
      end={
        onHome && (
          <Button kind="quiet" disabled={disabled} onClick={onHome}>
            {copy.home}
          </Button>
        )
      }
    >
      {label ?? copy.back}
    </BackLink>
  );
}
