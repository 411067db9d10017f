import { hostDocument } from "../host/hostDocument.ts";

/** How long until rendered counts as painted, in milliseconds, in a tab that draws nothing. */
const hiddenMs = 100;
/** The same where the page may only be busy; a frame that is far from the screen draws nothing either, and does not say so. */
const visibleMs = 1_000;

let next: Promise<void> | undefined;

/** Resolves after the next frame, or soon where the browser draws none; shared by all who ask before that frame. */
export function nextPaint(): Promise<void> {
  next ??= new Promise<void>((resolve) => {
    const timer = setTimeout(done, hostDocument.hidden ? hiddenMs : visibleMs);
    const frame = requestAnimationFrame(() => {
      // Anything rendered from now on is painted with the frame after this one.
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
