import { type RefCallback, useCallback } from "react";
import { onResize } from "./onResize.ts";

/**
 * Returns the ref of a bar at the lower edge of a screen. Sets `--_bar` to its height, so that
 * focused elements and errors are not scrolled behind it. If the bar grows over the focused element,
 * that element is scrolled clear of it.
 */
export function useScrollMargin(): RefCallback<HTMLElement> {
  return useCallback((bar: HTMLElement | null) => {
    const screen = bar?.closest<HTMLElement>(".screen") ?? bar?.closest("form");
    if (!bar || !screen) return undefined;
    return onResize(bar, () => {
      screen.style.setProperty("--_bar", `${bar.offsetHeight}px`);
      const focused = screen.querySelector(":focus");
      if (focused && !bar.contains(focused) && isBehind(focused, bar))
        focused.scrollIntoView({ block: "nearest" });
    });
  }, []);
}

function isBehind(element: Element, bar: Element): boolean {
  const [box, cover] = [element.getBoundingClientRect(), bar.getBoundingClientRect()];
  return box.bottom > cover.top && box.top < cover.bottom;
}
