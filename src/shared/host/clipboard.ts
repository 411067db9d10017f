import { hostDocument } from "./hostDocument.ts";

/**
 * Copies a text. Returns false if the browser refuses or cannot, so that the person has to copy it
 * by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selects the text of an element for copying by hand, even inside a shadow root. */
export function selectText(element: Element): void {
  const range = hostDocument.createRange();
  range.selectNodeContents(element);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
