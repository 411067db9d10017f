import { cookieText, putCookie } from "../host/cookieJar.ts";
import { hasPrivacySignal } from "../host/privacySignal.ts";

/** How long an opt-out is remembered (D4). */
export const optOutDays = 365;

export function optOutCookie(product: { readonly key: string }): string {
  return `${product.key}_do_not_sell`;
}

/** Opt-outs that the browser would not remember: they hold as long as the page. */
export const optOutsOfPage = new Set<string>();

/** Whether this browser has opted out of any product, before the page's configuration is known. */
export function hasOptedOut(): boolean {
  return hasPrivacySignal() || optOutsOfPage.size > 0 || /_do_not_sell=1\b/.test(cookieText());
}

let isHonored = false;

/**
 * Runs as any widget mounts: Global Privacy Control sets the cookie (D5), and an existing cookie is written again (X9). Once per task is enough, however many widgets it mounts.
 */
export function honorOptOut(product: { readonly key: string }): void {
  if (isHonored) return;
  isHonored = true;
  queueMicrotask(() => (isHonored = false));
  const name = optOutCookie(product);
  if (hasPrivacySignal() || cookieText().includes(`${name}=1`)) putCookie(name, "1", optOutDays);
}
