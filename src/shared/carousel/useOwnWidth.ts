import { useCallback, useState } from "react";

/** Assumed where nothing can be measured: enough for three brands. */
const unknownWidth = 1_024;

/** The width of an element in pixels, from before the first paint on, and a ref to put on it. */
export function useOwnWidth(): [number, (element: HTMLElement | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(unknownWidth);
  const measured = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => element.clientWidth && setWidth(element.clientWidth);
    measure();
    if (typeof ResizeObserver !== "function") return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, measured];
}
