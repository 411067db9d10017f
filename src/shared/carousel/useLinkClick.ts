import type { MouseEvent } from "react";
import { useEnvironment } from "../widget/environment.ts";

/**
 * Lets the host handle links on slides. The handler goes above the slides, because react-slick stops
 * the click that ends a swipe from reaching it.
 */
export function useLinkClick(reason: "slide" | "brand"): (event: MouseEvent) => void {
  const { emit } = useEnvironment();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link && !emit("widget:navigate", { url: link.href, reason }, true)) event.preventDefault();
  };
}
