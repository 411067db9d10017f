import { hostDocument } from "./hostDocument.ts";

/** All cookies of the page as the browser returns them. Empty if cookies are refused. */
export function cookieText(): string {
  try {
    return hostDocument.cookie;
  } catch {
    return "";
  }
}

/**
 * Sets a cookie for the whole site and a number of days, only over https if the page has it.
 * `value` is already encoded. `place` is where another script or the server may have set the
 * cookie.
 */
export function putCookie(
  name: string,
  value: string,
  days: number,
  { path = "/", domain = "" }: { readonly path?: string; readonly domain?: string } = {},
): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const ofDomain = domain ? `; Domain=${domain}` : "";
  try {
    hostDocument.cookie = `${name}=${value}; Path=${path}; Max-Age=${days * 86_400}; SameSite=Lax${secure}${ofDomain}`;
  } catch {
    // A page without an origin may have no cookies.
  }
}
