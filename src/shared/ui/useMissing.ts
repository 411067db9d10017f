import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Whether a form's button was pressed while it was disabled. `askForMissing` marks the missing
 * fields and moves to the first of them. `part` names the visible fields: fields that were not
 * shown yet are not marked.
 */
export function useMissing(form: RefObject<HTMLElement | null>, part = "all") {
  const [askedPart, setAskedPart] = useState<string | null>(null);
  return {
    isAsked: askedPart === part,
    askForMissing(): void {
      flushSync(() => setAskedPart(part));
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
  };
}
