import { useEffect, useState, useSyncExternalStore, type FocusEvent } from "react";
import { hostDocument } from "../host/hostDocument.ts";
import { useLatestCallback } from "../ui/useLatestCallback.ts";

/** The visitor's choice with the pause button; null until it is pressed. */
export type PlaybackChoice = "play" | "pause" | null;

const reducedMotionQuery = "(prefers-reduced-motion: reduce)";

export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(reducedMotionQuery);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => matchMedia(reducedMotionQuery).matches,
  );
}

function usePageIsHidden(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      hostDocument.addEventListener("visibilitychange", onChange);
      return () => hostDocument.removeEventListener("visibilitychange", onChange);
    },
    () => hostDocument.hidden,
  );
}

/**
 * Whether the slides advance automatically. The visitor's choice wins; without one the host's
 * setting applies, but never against reduced motion. Hover, focus and a hidden page pause the
 * timer. Pressing play resumes although the button itself is hovered and focused (WAI-ARIA carousel
 * pattern).
 */
export function useRotation(isAutomatic: boolean, choice: PlaybackChoice) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const prefersReducedMotion = usePrefersReducedMotion();
  const isHidden = usePageIsHidden();
  const isPlaying = choice ? choice === "play" : isAutomatic && !prefersReducedMotion;
  return {
    /** Decides between the pause and the play button. */
    isPlaying,
    /** Whether the timer runs now. */
    isRunning: isPlaying && !isHovered && !isFocused && !isHidden,
    /** Ignores the current hover and focus until the next one. */
    resume(): void {
      setHovered(false);
      setFocused(false);
    },
    handlers: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}

/** Calls `advance` once, `stayMs` after each change of `slide`, while the rotation runs. */
export function useTimer(
  isRunning: boolean,
  slide: number,
  stayMs: number,
  advance: () => void,
): void {
  const tick = useLatestCallback(advance);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => tick(), stayMs);
    return () => clearTimeout(timer);
  }, [isRunning, slide, stayMs, tick]);
}
