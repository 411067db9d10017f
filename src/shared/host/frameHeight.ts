/** Heights beyond these are no page's (px). */
const lowest = 120;
const highest = 4_000;

/**
 * Hears how high the page inside a frame says it is (`postHeight`), in whole px: only that very frame, at the exact origin
 * that it was given, in the form agreed on; everything else is dropped (fault B11).
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
