import { type RefObject, useLayoutEffect, useState } from "react";
import { hostDocument } from "../host/hostDocument.ts";
import { onMediaChange } from "../host/media.ts";
import { useEnvironment } from "../widget/environment.ts";

/** Whether the element's color scheme is dark. */
export function useIsDark(
  element: RefObject<HTMLElement | null>,
  colorMode: string | undefined,
): boolean {
  const { theme, signal } = useEnvironment();
  const [isDark, setDark] = useState(false);
  useLayoutEffect(() => {
    const controller = new AbortController();
    const update = (): void => setDark(isDarkSurface(element.current));
    update();
    onMediaChange("dark", AbortSignal.any([signal, controller.signal]), update);
    return () => controller.abort();
  }, [element, theme, colorMode, signal]);
  return isDark;
}

/** The browser resolves `Canvas` by the element's color scheme. */
function isDarkSurface(element: HTMLElement | null): boolean {
  if (!element) return false;
  const probe = hostDocument.createElement("i");
  probe.style.color = "Canvas";
  element.append(probe);
  const [red = 255, green = 255, blue = 255] = (
    getComputedStyle(probe).color.match(/[\d.]+/g) ?? []
  ).map(Number);
  probe.remove();
  return red + green + blue < 384;
}
