import { useEffect, useState } from "react";
import { useEnvironment } from "../../../shared/widget/environment.ts";

/** Width of the widget from which two panes fit beside each other, in px. */
const twoPanesPx = 768;

/** Whether the widget has room for two panes. */
export function useIsWide(): boolean {
  const { host } = useEnvironment().shadow;
  const [isWide, setWide] = useState(() => host.clientWidth >= twoPanesPx);
  useEffect(() => {
    if (typeof ResizeObserver !== "function") return undefined;
    const observer = new ResizeObserver(() => setWide(host.clientWidth >= twoPanesPx));
    observer.observe(host);
    return () => observer.disconnect();
  }, [host]);
  return isWide;
}
