import { type RefObject, useLayoutEffect, useState } from "react";
import { hostDocument } from "../host/hostDocument.ts";
import { onMediaChange } from "../host/media.ts";
import { useEnvironment } from "../widget/environment.ts";

/** Whether an element stands on a dark surface, as its colour scheme says. */
export function useIsDark(
  element: RefObject<HTMLElement | null>,
  colorMode: string | undefined,
): boolean {
  const { theme, signal } = useEnvironment();
  const [isDark, setDark] = useState(false);
  useLayoutEffect(() => {
    const ending = new AbortController();
    const look = (): void => setDark(isDarkSurface(element.current));
    look();
    onMediaChange("dark", AbortSignal.any([signal, ending.signal]), look);
    return () => ending.abort();
  }, [element, theme, colorMode, signal]);
  return isDark;
}

/** `Canvas` is what the colour scheme makes of it. */
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
