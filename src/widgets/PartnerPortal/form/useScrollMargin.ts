import { type RefObject, useLayoutEffect } from "react";

/**
 * Measures the bar at the lower edge of a form, so that focused elements are not scrolled behind
 * it.
 */
export function useScrollMargin(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const form = element?.closest("form");
    if (!element || !form || typeof ResizeObserver !== "function") return;
    const observer = new ResizeObserver(() =>
      form.style.setProperty("--_bar", `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar]);
}
