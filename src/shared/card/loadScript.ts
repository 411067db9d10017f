import { existingTag, insertTag } from "./scriptTag.ts";

/** After so long without an answer the script counts as missing, in milliseconds; it is still welcome when it comes later. */
const timeoutMs = 12_000;

let inFlight: Promise<void> | undefined;
/** True once a tag of the page has failed; the next try inserts our own. */
let hasFailed = false;

/**
 * Resolves once the provider's script runs; rejects when it is blocked, broken or late. All callers of the page share one
 * try. A new try puts a fresh tag in; a failed one of ours is taken out, the host's own is left alone.
 */
export function loadScript(): Promise<void> {
  if (isThere()) return Promise.resolve();
  inFlight ??= attempt().catch((error: unknown) => {
    inFlight = undefined;
    hasFailed = true;
    throw error;
  });
  return inFlight;
}

function isThere(): boolean {
  return typeof Reflect.get(globalThis, "Stripe") === "function";
}

async function attempt(): Promise<void> {
  const hosts = hasFailed ? null : existingTag();
  const tag = hosts ?? insertTag();
  try {
    await arrival(tag);
  } catch (error) {
    if (tag !== hosts) tag.remove();
    throw error;
  }
}

function arrival(tag: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("the card script is late")), timeoutMs);
    const settle = (error?: Error): void => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve();
    };
    tag.addEventListener("error", () => settle(new Error("the card script is blocked")), {
      once: true,
    });
    tag.addEventListener(
      "load",
      () => settle(isThere() ? undefined : new Error("the card script is not the one")),
      { once: true },
    );
  });
}
