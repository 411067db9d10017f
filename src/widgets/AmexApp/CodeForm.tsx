import { type FormEvent, useId, useRef } from "react";
import { Button } from "../../shared/ui/Button.tsx";
import { AlertIcon } from "../../shared/ui/icons/Alert.ts";
import { copy } from "./copy.ts";

/**
 * Which offer it is, where nobody has said. A plain field rather than the shared one: whatever this screen brings along,
 * everybody who is only led on pays for.
 */
export function CodeForm({
  isRefused,
  onCode,
}: {
  isRefused: boolean;
  onCode: (code: string) => void;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    field.current?.focus();
    onCode(field.current?.value ?? "");
  }

  return (
    <form noValidate onSubmit={submit}>
      <label htmlFor={id}>{copy.code}</label>
      <input
        ref={field}
        id={id}
        name="offerCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={200}
        translate="no"
        aria-describedby={`${id}-note`}
        aria-invalid={isRefused || undefined}
      />
      <p id={`${id}-note`} className="note" aria-live="polite">
        {isRefused && <AlertIcon size={18} />}
        <span>{isRefused ? copy.codeNeeded : copy.codeHint}</span>
      </p>
      <Button type="submit" kind="primary" wide>
        {copy.continue}
      </Button>
    </form>
  );
}
