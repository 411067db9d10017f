import { hostDocument } from "./hostDocument.ts";

/** The message that a framed widget sends to the parent page. */
export interface HeightMessage {
  readonly type: "dining-widgets:height";
  readonly widget: string;
  /** In whole px. */
  readonly height: number;
}

/**
 * Posts an element's height to the parent page now and at each change, if the parent's origin is in
 * the list.
 */
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

/** The origin of the parent page. Null if the browser does not tell. */
export function parentOrigin(): string | null {
  const [nearest] = location.ancestorOrigins ?? [];
  if (nearest) return nearest;
  try {
    return new URL(hostDocument.referrer).origin;
  } catch {
    return null;
  }
}
