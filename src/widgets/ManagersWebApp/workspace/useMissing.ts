import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Whether a form's button was pressed while it was off; `askForMissing` marks what is missing and goes to the first of it.
 * `part` names the fields that the form shows: others are not marked before they were asked for.
 */
export function useMissing(form: RefObject<HTMLFormElement | null>, part = "all") {
  const [askedPart, setAskedPart] = useState<string | null>(null);
  return {
    isAsked: askedPart === part,
    askForMissing(): void {
      flushSync(() => setAskedPart(part));
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
  };
}
