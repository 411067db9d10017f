import { hostDocument } from "../../shared/host/hostDocument.ts";
import { insertScript } from "../../shared/host/trustedScript.ts";

/**
 * The address from which `react-plaid-link` would load the script itself, bypassing Trusted Types;
 * a test keeps both equal.
 */
export const bankScriptUrl = "https://cdn.plaid.com/link/v2/stable/link-initialize.js";

/** Milliseconds after which the script counts as failed. */
const timeoutMs = 12_000;

let pendingLoad: Promise<void> | undefined;

/**
 * Resolves once the provider's script runs; rejects if it is blocked, broken or slow. A failed load
 * can be retried.
 */
export function loadBankScript(): Promise<void> {
  if (isLoaded()) return Promise.resolve();
  pendingLoad ??= insertAndWait().finally(() => {
    pendingLoad = undefined;
  });
  return pendingLoad;
}

function isLoaded(): boolean {
  const plaid: unknown = Reflect.get(globalThis, "Plaid");
  // An element of the page may have the same name.
  return typeof plaid === "object" && !(plaid instanceof Node);
}

function insertAndWait(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script =
      hostDocument.querySelector<HTMLScriptElement>(`script[src="${bankScriptUrl}"]`) ??
      insertScript(bankScriptUrl);
    const fail = (): void => {
      clearTimeout(timer);
      script.remove();
      reject(new Error("the bank link’s script is missing"));
    };
    const timer = setTimeout(fail, timeoutMs);
    script.addEventListener("error", fail, { once: true });
    script.addEventListener(
      "load",
      () => {
        clearTimeout(timer);
        if (isLoaded()) resolve();
        else fail();
      },
      { once: true },
    );
  });
}
