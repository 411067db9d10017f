import type { MouseEvent } from "react";

/** A button that goes away with its press hands the focus on to the one that saves. */
export function focusSave({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
  form?.querySelector<HTMLElement>(".menu-actions [type=submit]")?.focus();
}
