import { type RefObject, useLayoutEffect } from "react";
import { onResize } from "./onResize.ts";

/**
 * Measures the bar at the lower edge of a form, so that focused elements are not scrolled behind
 * it. If the bar grows over the focused element, that element is scrolled clear of it.
 */
export function useScrollMargin(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const form = element?.closest("form");
    if (!element || !form) return;
    return onResize(element, () => {
      form.style.setProperty("--_bar", `${element.offsetHeight}px`);
      const focused = form.querySelector(":focus");
      if (focused && !element.contains(focused) && isBehind(focused, element))
        focused.scrollIntoView({ block: "nearest" });
    });
  }, [bar]);
}

function isBehind(element: Element, bar: Element): boolean {
  const [box, cover] = [element.getBoundingClientRect(), bar.getBoundingClientRect()];
  return box.bottom > cover.top && box.top < cover.bottom;
}
