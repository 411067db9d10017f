import { useBreakpoint } from "../../../shared/payment/useBreakpoint.ts";

/** Whether the widget is wide enough for the order and its button to stand beside the form. */
export function useHasSideColumn(): boolean {
  const breakpoint = useBreakpoint();
  return breakpoint === "lg" || breakpoint === "xl";
}
