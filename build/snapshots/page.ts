import { runInNewContext } from "node:vm";
import { JSDOM } from "jsdom";

/** The language's own, and what Node has as well as a browser. */
const keptGlobals = new Set<string>([
  ...runInNewContext("Object.getOwnPropertyNames(globalThis)"),
  "console",
  "crypto",
  "performance",
  "queueMicrotask",
  "fetch",
  "setTimeout",
  "clearTimeout",
  "setInterval",
  "clearInterval",
]);

/** Makes this process look like an empty page to the modules that are imported afterwards; no answer of a server ever comes. */
export async function openPage(): Promise<void> {
  const { window } = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
    url: "https://snapshot.invalid/",
    pretendToBeVisual: true,
  });
  const inherited = Object.getOwnPropertyNames(window.EventTarget.prototype);
  for (const name of [...Object.getOwnPropertyNames(window), ...inherited]) {
    if (keptGlobals.has(name)) continue;
    const value: unknown = Reflect.get(window, name);
    const isPlainFunction = typeof value === "function" && /^[a-z]/.test(name);
    Object.defineProperty(globalThis, name, {
      value: isPlainFunction ? value.bind(window) : value,
      configurable: true,
      writable: true,
    });
  }
  Object.defineProperty(globalThis, "window", { value: window, configurable: true });
  globalThis.fetch = () => new Promise(() => {});
  // Nothing is in view, so that nothing is drawn that only a browser can draw.
  class UnseenObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  Object.assign(globalThis, { IntersectionObserver: UnseenObserver });
  // The APIs that jsdom lacks.
  await import("../platform/platform.ts");
}
