import { useCallback, useState } from "react";

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
    if (typeof ResizeObserver !== "function") return undefined;
    // Another width may change the layout. In the observer's own turn, browsers report that as an
    // error of the host's page ("ResizeObserver loop").
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return [width, ref];
}
