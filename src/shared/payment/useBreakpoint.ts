import { useEffect, useState } from "react";
import { debounce } from "../host/timers.ts";
import { useEnvironment } from "../widget/environment.ts";

/** Pixels of the widget's own width (B2.20). */
const breakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200 } as const;

export type Breakpoint = keyof typeof breakpoints;

const resizeDebounceMs = 200;

/**
 * The largest breakpoint that the widget's width reaches. Updates 200 ms after the last change of
 * size (B2.21).
 */
export function useBreakpoint(): Breakpoint {
  const { element, signal } = useEnvironment();
  const [breakpoint, setBreakpoint] = useState(() => breakpointOf(element.clientWidth));
  useEffect(() => {
    if (typeof ResizeObserver !== "function") return;
    const controller = new AbortController();
    const measure = debounce(
      resizeDebounceMs,
      AbortSignal.any?.([signal, controller.signal]) ?? controller.signal,
      () => setBreakpoint(breakpointOf(element.clientWidth)),
    );
    const observer = new ResizeObserver(() => measure());
    observer.observe(element);
    return () => {
      controller.abort();
      observer.disconnect();
    };
  }, [element, signal]);
  return breakpoint;
}

export function breakpointOf(width: number): Breakpoint {
  if (width >= breakpoints.xl) return "xl";
  if (width >= breakpoints.lg) return "lg";
  if (width >= breakpoints.md) return "md";
  return width >= breakpoints.sm ? "sm" : "xs";
}

export function isWide(breakpoint: Breakpoint): boolean {
  return breakpoints[breakpoint] >= breakpoints.md;
}
