import { clearCookie, readCookie, writeCookie } from '../host/cookies.ts'
import { hasPrivacySignal } from '../host/privacySignal.ts'

const days = 365

/** Opt-outs that the browser would not remember: they hold as long as the page. */
const ofThisPage = new Set<string>()
let isHonored = false

function cookieName(product: { readonly key: string }): string {
  return `${product.key}_do_not_sell`
}

/** Whether this browser has opted out: by its own signal or by the cookie. */
export function isOptedOut(product: { readonly key: string }): boolean {
  return hasPrivacySignal() || ofThisPage.has(cookieName(product)) || readCookie(cookieName(product)) === '1'
}

/** Sets the opt-out cookie for 365 days (D4); on each visit again, as some browsers drop it after a week (X9). False where cookies are refused. */
export function keepOptOut(product: { readonly key: string }): boolean {
  const isKept = writeCookie(cookieName(product), '1', days)
  if (!isKept) ofThisPage.add(cookieName(product))
  return isKept
}

/** Undoes the opt-out (D7). */
export function dropOptOut(product: { readonly key: string }): void {
  ofThisPage.delete(cookieName(product))
  clearCookie(cookieName(product))
}

/**
 * Runs as any widget mounts: Global Privacy Control sets the cookie (D5), and a cookie that is there is written
 * anew (X9). Once per task is enough, however many widgets it mounts.
 */
export function honorOptOut(product: { readonly key: string }): void {
  if (isHonored) return
  isHonored = true
  queueMicrotask(() => (isHonored = false))
  if (isOptedOut(product)) keepOptOut(product)
}
