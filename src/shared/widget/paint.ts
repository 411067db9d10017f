/** Without frames (a hidden tab), how long until rendered counts as painted, in milliseconds. */
const hiddenMs = 100;

let next: Promise<void> | undefined;

/** Resolves after the next frame, or soon where the browser draws none; shared by all who ask in one frame. */
export function nextPaint(): Promise<void> {
  next ??= new Promise<void>((resolve) => {
    const timer = setTimeout(done, hiddenMs);
    const frame = requestAnimationFrame(() => setTimeout(done));
    function done(): void {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      next = undefined;
      resolve();
    }
  });
  return next;
}
