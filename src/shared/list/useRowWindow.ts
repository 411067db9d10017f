import { type ComponentType, type RefObject, useState } from "react";
import { useLoaded } from "../ui/useLoaded.ts";
import type { RowWindowProps } from "./RowWindow.tsx";

/** Lists up to this length render every row. */
export const maxPlainRows = 60;

/** Rows that "Show more" adds when the code for windowing fails to load. */
const moreRows = 200;

export type Windowing = ComponentType<RowWindowProps> | "loading" | "failed";

/**
 * Loads the windowing code once a list is long enough to need it. Windowing replaces the rows, so
 * it waits until none of them has the focus.
 */
export function useRowWindow(
  count: number,
  scroller: RefObject<HTMLElement | null>,
): {
  windowing: Windowing;
  shown: number;
  showMore: () => void;
} {
  const [shown, setShown] = useState(maxPlainRows);
  const { loaded: windowing } = useLoaded(async (signal) => {
    const { RowWindow } = await import("./RowWindow.tsx");
    await new Promise<void>((resolve) => afterFocus(scroller.current, signal, resolve));
    return RowWindow;
  }, count > maxPlainRows);
  return { windowing, shown, showMore: () => setShown(shown + moreRows) };
}

/** Runs once the focus is outside of the element. */
function afterFocus(element: HTMLElement | null, signal: AbortSignal, run: () => void): void {
  // SAFETY: an element that is shown is in a document or a shadow root.
  const root = element?.getRootNode() as DocumentOrShadowRoot | undefined;
  if (!element?.contains(root?.activeElement ?? null)) return run();
  const once = { once: true, signal };
  // A window that loses the focus keeps it in the element, which only shows after the event.
  const check = () => setTimeout(afterFocus, 0, element, signal, run);
  element.addEventListener("focusout", check, once);
}
