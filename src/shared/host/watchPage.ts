import { hostDocument } from "./hostDocument.ts";

/**
 * Calls `moved` whenever something scrolls or the window's size changes, until `signal` is aborted.
 */
export function onMoved(signal: AbortSignal, moved: () => void): void {
  for (const type of ["scroll", "resize"])
    window.addEventListener(type, moved, { capture: true, passive: true, signal });
}

/**
 * Listens to an event on every element of the page. It uses the capture phase, so that an element's
 * `stopPropagation` cannot prevent it.
 */
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
