import { type ComponentType, type RefObject, useEffect, useState } from "react";
import type { RowWindowProps } from "./RowWindow.tsx";

/** Lists up to this length render every row. */
export const maxPlainRows = 60;

/** Rows that "Show more" adds when the code for windowing fails to load. */
const moreRows = 200;

export type Windowing = ComponentType<RowWindowProps> | "loading" | "failed";

/**
 * Loads the windowing code once a list is long enough to need it. Windowing replaces the rows, so
 * it waits until none of them has the focus. That wait is why it is no `useLoaded`.
 */
export function useRowWindow(
  count: number,
  scroller: RefObject<HTMLElement | null>,
): {
  windowing: Windowing;
  shown: number;
  showMore: () => void;
} {
  const [windowing, setWindowing] = useState<Windowing>("loading");
  const [shown, setShown] = useState(maxPlainRows);
  const isLong = count > maxPlainRows;
  useEffect(() => {
    if (!isLong || typeof windowing !== "string") return;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (next: Windowing) => signal.aborted || setWindowing(() => next);
    import("./RowWindow.tsx").then(
      ({ RowWindow }) => afterFocus(scroller.current, signal, () => show(RowWindow)),
      () => show("failed"),
    );
    return () => controller.abort();
  }, [isLong, windowing, scroller]);
  return { windowing, shown, showMore: () => setShown(shown + moreRows) };
}

/** Runs once the focus is outside of the element. */
function afterFocus(element: HTMLElement | null, signal: AbortSignal, run: () => void): void {
  // SAFETY: an element that is shown is in a document or a shadow root.
  const root = element?.getRootNode() as DocumentOrShadowRoot | undefined;
  if (!element?.contains(root?.activeElement ?? null)) return run();
  const once = { once: true, signal };
  // When a window loses the focus, its element keeps it. This is known only after the event.
  const check = () => setTimeout(afterFocus, 0, element, signal, run);
  element.addEventListener("focusout", check, once);
}
