import { useCallback, useState } from "react";
import { onResize } from "./onResize.ts";

/** Pixels assumed where layout cannot be measured; wide enough for three brands. */
const fallbackWidth = 1_024;

/** The width of an element in pixels, measured before the first paint, and the ref to attach. */
export function useElementWidth(): [
  number,
  (element: HTMLElement | null) => (() => void) | undefined,
] {
  const [width, setWidth] = useState(fallbackWidth);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => element.clientWidth && setWidth(element.clientWidth);
    measure();
    return onResize(element, measure);
  }, []);
  return [width, ref];
}
