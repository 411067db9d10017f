/** Heights in px. A message with a height outside this range is ignored. */
const lowest = 120;
const highest = 4_000;

/**
 * Calls `tell` with the height in whole px that the page in a frame reports (`postHeight`). Only a
 * message of that frame, from its own origin and in the agreed form, counts (fault B11).
 */
export function onFrameHeight(
  frame: HTMLIFrameElement,
  signal: AbortSignal,
  tell: (heightPx: number) => void,
): void {
  const { origin } = new URL(frame.src);
  addEventListener(
    "message",
    (event: MessageEvent<unknown>) => {
      if (event.source !== frame.contentWindow || event.origin !== origin) return;
      const height = heightIn(event.data);
      if (height !== null) tell(height);
    },
    { signal },
  );
}

function heightIn(message: unknown): number | null {
  if (
    typeof message !== "object" ||
    message === null ||
    !("type" in message) ||
    message.type !== "dining-widgets:height"
  )
    return null;
  const height = "height" in message ? message.height : null;
  return typeof height === "number" &&
    Number.isInteger(height) &&
    height >= lowest &&
    height <= highest
    ? height
    : null;
}
