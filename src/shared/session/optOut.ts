import { clearCookie, readCookie, writeCookie } from '../host/cookies.ts'
import { hasPrivacySignal } from '../host/privacySignal.ts'

const days = 365

function cookieName(product: { readonly key: string }): string {
  return `${product.key}_do_not_sell`
}

/** Whether this browser has opted out: by its own signal or by the cookie. */
export function isOptedOut(product: { readonly key: string }): boolean {
  return hasPrivacySignal() || readCookie(cookieName(product)) === '1'
}

/** Sets the opt-out cookie for 365 days (D4); on each visit again, as some browsers drop it after a week (X9). False where cookies are refused. */
export function keepOptOut(product: { readonly key: string }): boolean {
  return writeCookie(cookieName(product), '1', days)
}

/** Undoes the opt-out (D7). */
export function dropOptOut(product: { readonly key: string }): void {
  clearCookie(cookieName(product))
}
