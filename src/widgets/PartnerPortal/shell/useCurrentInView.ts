import { type RefObject, useLayoutEffect, useRef } from "react";

/** Scrolls a row of links sideways until the current one can be seen; never the page. */
export function useCurrentInView<E extends HTMLElement>(current: string): RefObject<E | null> {
  const row = useRef<E>(null);
  useLayoutEffect(() => {
    const [box, link] = [row.current, row.current?.querySelector("[aria-current]")].map((element) =>
      element?.getBoundingClientRect(),
    );
    if (!box || !link || !row.current) return;
    if (link.left < box.left) row.current.scrollLeft -= box.left - link.left;
    else if (link.right > box.right) row.current.scrollLeft += link.right - box.right;
  }, [current]);
  return row;
}
