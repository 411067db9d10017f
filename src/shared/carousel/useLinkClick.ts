import type { MouseEvent } from "react";
import { useEnvironment } from "../widget/environment.ts";

/**
 * Lets the host handle links on slides. A link to something else has its own reason in
 * `data-reason`. The handler goes above the slides, because react-slick stops
 * the click that ends a swipe from reaching it.
 */
export function useLinkClick(reason: "slide" | "brand"): (event: MouseEvent) => void {
  const { emit } = useEnvironment();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link) return;
    const detail = { url: link.href, reason: link.dataset["reason"] ?? reason };
    if (!emit("widget:navigate", detail, true)) event.preventDefault();
  };
}
