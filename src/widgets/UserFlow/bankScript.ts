import { hostDocument } from "../../shared/host/hostDocument.ts";
import { insertScript } from "../../shared/host/trustedScript.ts";

/** The address that `react-plaid-link` would load by itself, without regard for Trusted Types; a test holds them together. */
export const bankScriptUrl = "https://cdn.plaid.com/link/v2/stable/link-initialize.js";

/** After so long without an answer the script counts as missing, in milliseconds. */
const patienceMs = 12_000;

let underway: Promise<void> | undefined;

/** Resolves once the bank link's script runs; rejects when it is blocked, broken or late. A failed try can be repeated. */
export function loadBankScript(): Promise<void> {
  if (isThere()) return Promise.resolve();
  underway ??= attempt().finally(() => {
    underway = undefined;
  });
  return underway;
}

function isThere(): boolean {
  const plaid: unknown = Reflect.get(globalThis, "Plaid");
  // An element of the page may have the name, too.
  return typeof plaid === "object" && !(plaid instanceof Node);
}

function attempt(): Promise<void> {
  return new Promise((resolve, reject) => {
    const tag =
      hostDocument.querySelector<HTMLScriptElement>(`script[src="${bankScriptUrl}"]`) ??
      insertScript(bankScriptUrl);
    const fail = (): void => {
      clearTimeout(timer);
      tag.remove();
      reject(new Error("the bank link’s script is missing"));
    };
    const timer = setTimeout(fail, patienceMs);
    tag.addEventListener("error", fail, { once: true });
    tag.addEventListener(
      "load",
      () => {
        clearTimeout(timer);
        if (isThere()) resolve();
        else fail();
      },
      { once: true },
    );
  });
}
