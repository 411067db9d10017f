import { hostDocument } from "./hostDocument.ts";

/** Calls back whenever something scrolls or the window's size changes, until the signal is aborted. */
export function onMoved(signal: AbortSignal, moved: () => void): void {
  for (const type of ["scroll", "resize"])
    window.addEventListener(type, moved, { capture: true, passive: true, signal });
}

/** Listens to an event on every element of the page, in the capture phase, which `stopPropagation` of an element cannot prevent. */
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
