import { hostDocument } from "../host/hostDocument.ts";

/** Milliseconds after which a render counts as painted in a hidden tab, which draws nothing. */
const hiddenMs = 100;
/**
 * Milliseconds after which a render counts as painted in a visible tab, whose page may just be busy.
 * A frame far outside of the viewport draws nothing and fires no event about it.
 */
const visibleMs = 1_000;

let next: Promise<void> | undefined;

/**
 * Resolves after the next frame, or soon if the browser draws none. All callers before that frame
 * share one promise.
 */
export function nextPaint(): Promise<void> {
  next ??= new Promise<void>((resolve) => {
    const timer = setTimeout(done, hostDocument.hidden ? hiddenMs : visibleMs);
    const frame = requestAnimationFrame(() => {
      // A later render is painted with the frame after this one.
      next = undefined;
      clearTimeout(timer);
      setTimeout(resolve);
    });
    function done(): void {
      cancelAnimationFrame(frame);
      next = undefined;
      resolve();
    }
  });
  return next;
}
