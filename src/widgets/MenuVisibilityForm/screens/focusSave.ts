import type { MouseEvent } from "react";

/** Moves the focus to the save button, because the pressed button disappears. */
export function focusSave({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
  form?.querySelector<HTMLElement>(".menu-actions [type=submit]")?.focus();
}
