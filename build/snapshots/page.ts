import { runInNewContext } from "node:vm";
import { JSDOM } from "jsdom";

/** The globals of the language itself, and those that Node shares with a browser. */
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

/**
 * Makes this process look like an empty page to the modules that are imported afterwards. No call
 * ever gets an answer.
 */
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
  // Nothing is ever in view, so no code draws what only a browser can draw.
  class UnseenObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  Object.assign(globalThis, { IntersectionObserver: UnseenObserver });
  // The APIs that jsdom lacks.
  await import("../platform/platform.ts");
}
