import { type RefObject, useLayoutEffect } from "react";

/** Tells a form how high the bar at its lower edge is, by which what takes the focus is scrolled clear of the bar. */
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
