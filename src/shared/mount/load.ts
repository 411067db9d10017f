import type { WidgetModule } from "../widget/contract.ts";
import { page } from "./native.ts";
import { source } from "./source.ts";

const modules: Record<string, Promise<WidgetModule> | undefined> = {};

/**
 * Loads a widget's code once per page. A failed load is forgotten, so that the next call tries
 * again. Rejects with undefined after a timeout.
 */
export function load(name: string): Promise<WidgetModule> {
  return (modules[name] ??= loadWithRetries(name));
}

/** The last script that the page's policy has blocked, as words for a message. Empty if none. */
export let policyHint = "";

// The load of a blocked script fails without a reason.
if (page)
  addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) => {
    if (/^script/.test(effectiveDirective))
      policyHint = `; ${effectiveDirective} blocks ${blockedURI}`;
  });

/**
 * Makes four tries: the same URL twice, the URL with a query, and the URL from the fresh table.
 * Each takes at most 15 s, all together 35 s.
 */
async function loadWithRetries(name: string): Promise<WidgetModule> {
  for (let number = 0, end = Date.now() + 35e3; ; number++) {
    const remainingMs = end - Date.now();
    try {
      return await new Promise((resolve, reject) => {
        const timer = setTimeout(reject, Math.min(15e3, remainingMs));
        source
          .import(name, number)
          .then(resolve, reject)
          .finally(() => clearTimeout(timer));
      });
    } catch (error) {
      if (number > 2 || remainingMs <= 15e3) throw ((modules[name] = undefined), error);
    }
  }
}
