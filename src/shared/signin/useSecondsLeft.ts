import { useEffect, useState } from "react";
import { steadyClock } from "../host/clock.ts";

/**
 * Whole seconds until a time on the clock of `performance.now()`, at least 0. Renders again every
 * second.
 */
export function useSecondsLeft(untilMs: number): number {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (untilMs <= steadyClock()) return;
    const timer = setInterval(() => {
      setTick((tick) => tick + 1);
      if (untilMs <= steadyClock()) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [untilMs]);
  return Math.max(0, Math.ceil((untilMs - steadyClock()) / 1000));
}

/** `0:59`. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, "0")}`;
}
