import { type FormEvent, useId, useRef } from "react";
import { Button } from "../../shared/ui/Button.tsx";
import { AlertIcon } from "../../shared/ui/icons/Alert.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

/**
 * Asks for the offer code when the page configures none. It uses a plain input, since a form
 * library would be loaded by every visitor, most of whom are only redirected.
 */
export function CodeForm({
  isInvalid,
  onCode,
}: {
  isInvalid: boolean;
  onCode: (code: string) => void;
}) {
  const copy = useTexts(texts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    input.current?.focus();
    onCode(input.current?.value ?? "");
  }

  return (
    <form noValidate onSubmit={submit}>
      <label htmlFor={id}>{copy.code}</label>
      <input
        ref={input}
        id={id}
        name="offerCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={200}
        translate="no"
        aria-describedby={`${id}-note`}
        aria-invalid={isInvalid || undefined}
      />
      <p id={`${id}-note`} className="note" aria-live="polite">
        {isInvalid && <AlertIcon size={18} />}
        <span>{isInvalid ? copy.codeNeeded : copy.codeHint}</span>
      </p>
      <Button type="submit" kind="primary" wide>
        {copy.continue}
      </Button>
    </form>
  );
}
