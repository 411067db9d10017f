import { existingTag, insertTag } from "./scriptTag.ts";

/** Milliseconds after which the script counts as missing. It is still used if it arrives later. */
const timeoutMs = 12_000;

let inFlight: Promise<void> | undefined;
/** True after a script tag of the page has failed. The next try then inserts our own. */
let hasFailed = false;

/**
 * Resolves when the provider's script runs. Rejects if it is blocked, broken or late. All callers
 * on the page share one try. A new try inserts a new tag and removes our failed one, but never the
 * host's.
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
