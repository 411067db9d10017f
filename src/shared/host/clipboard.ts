import { hostDocument } from "./hostDocument.ts";

/** Copies a text; false where the browser refuses or cannot, and the person has to copy it by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selects what an element shows, for copying by hand, also inside a shadow root. */
export function selectText(element: Element): void {
  const range = hostDocument.createRange();
  range.selectNodeContents(element);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
