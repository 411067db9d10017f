import { useEffect, type ReactNode } from "react";

declare global {
  interface Window {
    /** Instances whose effects have run. */
    benchCount: number;
    /**
     * Milliseconds from navigation to the frame after the effects of the first instance, and of the
     * last one so far.
     */
    benchFirstMs?: number;
    benchLastMs?: number;
  }
}

let isNoting = false;

/** Counts instances whose effects have run, and records the time of the next frame. */
export function Counted({ children }: { children: ReactNode }) {
  useEffect(() => {
    window.benchCount++;
    if (isNoting) return;
    isNoting = true;
    requestAnimationFrame(() => setTimeout(note));
  }, []);
  return children;
}

function note(): void {
  isNoting = false;
  window.benchLastMs = performance.now();
  window.benchFirstMs ??= window.benchLastMs;
}
