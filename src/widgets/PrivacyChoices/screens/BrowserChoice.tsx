import { useId } from "react";
import { Alert } from "../../../shared/ui/Alert.tsx";
import type { BrowserChoice as Choice } from "../store.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/**
 * The choice for this browser, with its switch. Global Privacy Control is shown as honored and
 * cannot be switched off.
 */
export function BrowserChoice({
  choice,
  onChoose,
}: {
  choice: Choice;
  onChoose: (isOut: boolean) => void;
}) {
  const copy = useTexts(texts);
  const noteId = useId();
  return (
    <div className="privacy-choice">
      <h3>{copy.browserHeading}</h3>
      {choice.hasSignal && (
        <Alert kind="positive" title={copy.signalTitle}>
          {copy.signal}
        </Alert>
      )}
      <label className="privacy-switch">
        <span>{copy.switch}</span>
        <input
          type="checkbox"
          role="switch"
          checked={choice.isOptedOut}
          aria-checked={choice.isOptedOut}
          aria-disabled={choice.hasSignal || undefined}
          aria-describedby={noteId}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      </label>
      {/* Firefox ignores a description on the element with the role `status` itself. */}
      <p className="privacy-note" role="status">
        <span id={noteId}>{noteText(choice, copy)}</span>
      </p>
    </div>
  );
}

function noteText(
  { hasSignal, isOptedOut, isPersisted: isKept, isUndone }: Choice,
  copy: typeof texts.messages,
): string {
  if (hasSignal) return copy.signalMore;
  if (!isOptedOut) return isUndone ? copy.undone : copy.notOptedOut;
  return isKept ? copy.optedOut : copy.notKept;
}
