import { useEffect, useEffectEvent, useState, useSyncExternalStore, type FocusEvent } from "react";
import { hostDocument } from "../host/hostDocument.ts";

/** What the person chose with the pause button; null until then. */
export type Choice = "play" | "pause" | null;

const stillness = "(prefers-reduced-motion: reduce)";

export function usePrefersStillness(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(stillness);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    () => matchMedia(stillness).matches,
  );
}

function usePageIsHidden(): boolean {
  return useSyncExternalStore(
    (changed) => {
      hostDocument.addEventListener("visibilitychange", changed);
      return () => hostDocument.removeEventListener("visibilitychange", changed);
    },
    () => hostDocument.hidden,
  );
}

/**
 * Whether the slides move on by themselves. The person's choice rules; until then they do as the host wants,
 * but never against reduced motion. Hover, focus and a hidden page hold them; pressing play while the
 * button itself is hovered and focused lets them go until something else is (WAI-ARIA carousel pattern).
 */
export function useRotation(isAutomatic: boolean, choice: Choice) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const prefersStillness = usePrefersStillness();
  const isHidden = usePageIsHidden();
  const isPlaying = choice ? choice === "play" : isAutomatic && !prefersStillness;
  return {
    /** What the button says. */
    isPlaying,
    /** Whether time runs at this moment. */
    isRunning: isPlaying && !isHovered && !isFocused && !isHidden,
    /** After this, hover and focus that are already there hold nothing. */
    letGo(): void {
      setHovered(false);
      setFocused(false);
    },
    hold: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}

/** Calls `advance` once `stayMs` after each change of `slide`, as long as time runs. */
export function useTimer(
  isRunning: boolean,
  slide: number,
  stayMs: number,
  advance: () => void,
): void {
  const tick = useEffectEvent(advance);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => tick(), stayMs);
    return () => clearTimeout(timer);
  }, [isRunning, slide, stayMs]);
}
