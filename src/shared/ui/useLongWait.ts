import { useEffect, useState } from "react";

/** Milliseconds after which a screen says that the wait goes on. */
const longWaitMs = 8_000;

/**
 * Whether a wait has lasted long. Starts again when `wait` changes, and is false without a wait
 * (`false` or null).
 */
export function useLongWait(wait: string | boolean | null, afterMs = longWaitMs): boolean {
  const [longWait, setLongWait] = useState<string | boolean | null>(null);
  useEffect(() => {
    if (!wait) return;
    const timer = setTimeout(setLongWait, afterMs, wait);
    return () => {
      clearTimeout(timer);
      setLongWait(null);
    };
  }, [wait, afterMs]);
  return Boolean(wait) && longWait === wait;
}
