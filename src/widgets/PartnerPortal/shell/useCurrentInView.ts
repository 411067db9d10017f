import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Scrolls a row of links sideways so that the current one is visible, without scrolling the page.
 */
export function useCurrentInView<E extends HTMLElement>(current: string): RefObject<E | null> {
  const row = useRef<E>(null);
  useLayoutEffect(() => {
    const [rowBox, linkBox] = [row.current, row.current?.querySelector("[aria-current]")].map(
      (element) => element?.getBoundingClientRect(),
    );
    if (!rowBox || !linkBox || !row.current) return;
    if (linkBox.left < rowBox.left) row.current.scrollLeft -= rowBox.left - linkBox.left;
    else if (linkBox.right > rowBox.right) row.current.scrollLeft += linkBox.right - rowBox.right;
  }, [current]);
  return row;
}
