import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from "react";
import { useLatestCallback } from "./useLatestCallback.ts";

/**
 * A tap this soon after a screen has appeared is the second of a double tap. Safari reports the two
 * taps as single ones.
 */
const doubleTapMs = 350;

interface Shown {
  /** Whether the screen followed a press, and nothing was pressed on it yet. */
  isNew: boolean;
  /** On the clock of events. */
  atMs: number;
  isStrayTap: boolean;
}

/**
 * Ignores the second press of a double press if the first one led to this screen. Otherwise it would
 * press whatever now is at the same place, such as the button that pays.
 *
 * @param key changes with the screen.
 * @param isUsed whether the person has used the widget. A first screen follows no press.
 */
export function useStrayPress(key: unknown, isUsed: () => boolean) {
  const shown = useRef<Shown>({ isNew: false, atMs: 0, isStrayTap: false });
  const checkUsed = useLatestCallback(isUsed);
  useLayoutEffect(() => {
    shown.current = { isNew: checkUsed(), atMs: performance.now(), isStrayTap: false };
  }, [key, checkUsed]);
  return {
    onPointerDownCapture({ pointerType, timeStamp }: PointerEvent): void {
      const { isNew, atMs } = shown.current;
      shown.current.isStrayTap = isNew && pointerType === "touch" && timeStamp - atMs < doubleTapMs;
    },
    onClickCapture(event: MouseEvent): void {
      const { isNew, isStrayTap } = shown.current;
      if (isStrayTap || (isNew && event.detail > 1)) {
        event.preventDefault();
        event.stopPropagation();
      } else shown.current.isNew = false;
    },
  };
}
