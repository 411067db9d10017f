import { useEffect, type ReactNode } from 'react'

declare global {
  interface Window {
    /** How many instances the page expects. */
    benchExpected: number
    /** Milliseconds from navigation to the frame after the last instance's effects. */
    benchDoneMs?: number
  }
}

let count = 0

/** Counts instances whose effects have run; after the last one it waits for a frame and notes the time. */
export function Counted({ children }: { children: ReactNode }) {
  useEffect(() => {
    if (++count === window.benchExpected) requestAnimationFrame(() => setTimeout(() => (window.benchDoneMs = performance.now())))
  }, [])
  return children
}
