import { hostDocument } from "./hostDocument.ts";

/** All cookies of the page as the browser tells them; empty where they are refused. */
export function cookieText(): string {
  try {
    return hostDocument.cookie;
  } catch {
    return "";
  }
}

/**
 * Sets a cookie of the whole site for so many days, sent over https alone where the page has it; `value` is already encoded.
 * `place` is where another script or the server may have set it.
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
    // A page without an origin may not have cookies.
  }
}
