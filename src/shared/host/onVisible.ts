/** The distance from the viewport at which an element counts as nearly visible. */
const margin = "200px 0px";

/**
 * Calls `run` once when the element comes near the viewport, or at once if the browser cannot tell.
 */
export function onVisible(element: Element, signal: AbortSignal, run: () => void): void {
  if (typeof IntersectionObserver !== "function") return run();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
}

/** Resolves when the element comes near the viewport. Stays pending after `signal` is aborted. */
export function whenVisible(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => onVisible(element, signal, resolve));
}
