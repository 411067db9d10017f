import type { KeyboardEvent } from "react";
import { matchesMedia } from "../host/media.ts";

/**
 * Handles Enter in the fields of a form that pays a bill: it ends the typing and submits nothing.
 * What is typed may change the amount, so only the button that names it pays.
 */
export function endTyping(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, nativeEvent } = event;
  if (key !== "Enter" || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  // Closes a phone's keyboard, which covers the button.
  if (!matchesMedia("desktop")) target.blur();
}
