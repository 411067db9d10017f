import { clearCookie, readCookie, writeCookie } from "../host/cookies.ts";
import { hasPrivacySignal } from "../host/privacySignal.ts";
import { optOutCookie, optOutDays, optOutsOfPage } from "./honorOptOut.ts";

/** Whether this browser has opted out, by its own signal or by the cookie. */
export function isOptedOut(product: { readonly key: string }): boolean {
  return (
    hasPrivacySignal() ||
    optOutsOfPage.has(optOutCookie(product)) ||
    readCookie(optOutCookie(product)) === "1"
  );
}

/**
 * Sets the opt-out cookie for 365 days (D4). Runs again on each visit, because some browsers delete
 * it after a week (X9). Returns false if cookies are refused.
 */
export function keepOptOut(product: { readonly key: string }): boolean {
  const isKept = writeCookie(optOutCookie(product), "1", optOutDays);
  if (!isKept) optOutsOfPage.add(optOutCookie(product));
  return isKept;
}

/** Reverses the opt-out (D7). */
export function dropOptOut(product: { readonly key: string }): void {
  optOutsOfPage.delete(optOutCookie(product));
  clearCookie(optOutCookie(product));
}
