/** Milliseconds that a person may hold a control of a snapshot. */
const longestMs = 10_000;
/** Milliseconds to wait for a sign that text is being composed, because no property tells. */
const composingMs = 300;
const turnMs = 50;

/**
 * Resolves when nothing in an element's snapshot is pressed or dragged, and no text is being
 * composed. A click, a slider's movement or an input method's word has to end in the element in
 * which it began.
 */
export async function untilReleased({ shadowRoot }: HTMLElement): Promise<void> {
  const end = performance.now() + longestMs;
  const controller = new AbortController();
  let isComposing = false;
  for (const type of ["compositionstart", "compositionupdate", "compositionend"])
    shadowRoot?.addEventListener(type, () => (isComposing = type !== "compositionend"), {
      signal: controller.signal,
    });
  if (shadowRoot?.activeElement?.matches("input,textarea")) await pause(composingMs);
  while ((isComposing || shadowRoot?.querySelector(":active")) && performance.now() < end)
    await pause(turnMs);
  controller.abort();
}

function pause(ms: number): Promise<void> {
  return new Promise((later) => void setTimeout(later, ms));
}
