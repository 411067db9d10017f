import { useEffect, useState } from "react";
import { onResize } from "../../../shared/ui/onResize.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";

/**
 * The widget's width in px from which two panes fit: a tablet of 768 px minus the host's margins.
 */
const twoPanesPx = 640;

/** Whether the widget has room for two panes. */
export function useIsWide(): boolean {
  const { host } = useEnvironment().shadow;
  const [isWide, setWide] = useState(() => host.clientWidth >= twoPanesPx);
  useEffect(() => onResize(host, () => setWide(host.clientWidth >= twoPanesPx)), [host]);
  return isWide;
}
