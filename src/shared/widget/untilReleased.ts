/** How long a person may hold a snapshot, in milliseconds. */
const longestMs = 10_000;
/** How long to wait for a sign that text is being composed, which no property says, in milliseconds. */
const composingMs = 300;
const turnMs = 50;

/**
 * Resolves once nothing in an element's snapshot is pressed or dragged and no text is being composed: a click, a slider's movement or a
 * word of an input method ends with the element that it began in.
 */
export async function untilReleased({ shadowRoot }: HTMLElement): Promise<void> {
  const end = performance.now() + longestMs;
  const listening = new AbortController();
  let isComposing = false;
  for (const type of ["compositionstart", "compositionupdate", "compositionend"])
    shadowRoot?.addEventListener(type, () => (isComposing = type !== "compositionend"), {
      signal: listening.signal,
    });
  if (shadowRoot?.activeElement?.matches("input,textarea")) await pause(composingMs);
  while ((isComposing || shadowRoot?.querySelector(":active")) && performance.now() < end)
    await pause(turnMs);
  listening.abort();
}

function pause(ms: number): Promise<void> {
  return new Promise((later) => void setTimeout(later, ms));
}
