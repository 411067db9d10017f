import { hostDocument } from "./hostDocument.ts";

/** The message that a framed widget sends to the page around it. */
export interface HeightMessage {
  readonly type: "dining-widgets:height";
  readonly widget: string;
  /** Whole px. */
  readonly height: number;
}

/** Posts the height of an element to the parent page, now and at each change, if its origin is one of these. */
export function postHeight(
  element: Element,
  widget: string,
  origins: readonly string[],
  signal: AbortSignal,
): void {
  const { parent } = window;
  if (parent === window || typeof ResizeObserver !== "function") return;
  const parentAddress = parentOrigin();
  const targets = parentAddress ? origins.filter((origin) => origin === parentAddress) : origins;
  let last = 0;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height === last) return;
    last = height;
    const message: HeightMessage = { type: "dining-widgets:height", widget, height };
    for (const origin of targets) parent.postMessage(message, origin);
  });
  if (!targets.length) return;
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
}

/** The origin of the page right around this one, as far as the browser says; null where it keeps that to itself. */
export function parentOrigin(): string | null {
  const [nearest] = location.ancestorOrigins ?? [];
  if (nearest) return nearest;
  try {
    return new URL(hostDocument.referrer).origin;
  } catch {
    return null;
  }
}
