import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Focuses a message when `why` appears or changes, and scrolls it into view where the button that was
 * pressed is far below. Give the element `tabIndex={-1}`.
 */
export function useShown(why: unknown): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const message = ref.current;
    if (!why || !message) return;
    message.focus({ preventScroll: true });
    if (message.getBoundingClientRect().top < 0) message.scrollIntoView({ block: "start" });
  }, [why]);
  return ref;
}
