import { cookieText, putCookie } from "../host/cookieJar.ts";
import { readCookie } from "../host/cookies.ts";
import { hasPrivacySignal } from "../host/privacySignal.ts";

/** Days that an opt-out is remembered (D4). */
export const optOutDays = 365;

export function optOutCookie(product: { readonly key: string }): string {
  return `${product.key}_do_not_sell`;
}

/** Opt-outs that the browser refused to store. They apply until the page is closed. */
export const optOutsOfPage = new Set<string>();

/** Whether this browser has opted out, by its own signal or by the cookie. */
export function isOptedOut(product: { readonly key: string }): boolean {
  return (
    hasPrivacySignal() ||
    optOutsOfPage.has(optOutCookie(product)) ||
    readCookie(optOutCookie(product)) === "1"
  );
}

/**
 * Whether this browser has opted out of any product. Used before the page's configuration is known.
 */
export function hasOptedOut(): boolean {
  return hasPrivacySignal() || optOutsOfPage.size > 0 || /_do_not_sell=1\b/.test(cookieText());
}

let isHonored = false;

/**
 * Runs when any widget mounts. Global Privacy Control sets the cookie (D5), and an existing cookie
 * is renewed (X9). Once per task is enough, however many widgets mount.
 */
export function honorOptOut(product: { readonly key: string }): void {
  if (isHonored) return;
  isHonored = true;
  queueMicrotask(() => (isHonored = false));
  const name = optOutCookie(product);
  if (hasPrivacySignal() || cookieText().includes(`${name}=1`)) putCookie(name, "1", optOutDays);
}
