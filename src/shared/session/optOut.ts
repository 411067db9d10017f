import { clearCookie, writeCookie } from "../host/cookies.ts";
import { optOutCookie, optOutDays, optOutsOfPage } from "./honorOptOut.ts";

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
