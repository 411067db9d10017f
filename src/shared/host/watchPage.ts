import { hostDocument } from "./hostDocument.ts";

/** Calls back whenever something scrolls or the window's size changes, until the signal is aborted. */
export function onMoved(signal: AbortSignal, moved: () => void): void {
  for (const type of ["scroll", "resize"])
    window.addEventListener(type, moved, { capture: true, passive: true, signal });
}

/** Hears an event of any element of the page, also where someone stops it on its way. */
export function onPageEvent(
  type: string,
  signal: AbortSignal,
  listener: (event: CustomEvent) => void,
): void {
  hostDocument.addEventListener(type, (event) => event instanceof CustomEvent && listener(event), {
    capture: true,
    signal,
  });
}
