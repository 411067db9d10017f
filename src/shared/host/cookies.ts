import { cookieText, putCookie } from "./cookieJar.ts";

/** The cookie's decoded value. Null if there is none or cookies are refused. */
export function readCookie(name: string): string | null {
  const start = `${name}=`;
  const pair = cookieText()
    .split("; ")
    .find((part) => part.startsWith(start));
  return pair === undefined ? null : decoded(pair.slice(start.length));
}

/**
 * Sets a cookie for the whole site and a number of days, only over https if the page has it.
 * Returns whether the browser kept it.
 */
export function writeCookie(name: string, value: string, days: number): boolean {
  putCookie(name, encodeURIComponent(value), days);
  return readCookie(name) === value;
}

/**
 * Removes a cookie by an expiry 365 days ago (B9.25): first the site's own, then one that the
 * server has set for a parent domain or for a path of this page. Returns whether it is gone. A
 * script cannot reach an `HttpOnly` cookie.
 */
export function clearCookie(name: string): boolean {
  putCookie(name, "", -365);
  for (const domain of ["", ...parentDomains()])
    for (const path of parentPaths()) {
      if (readCookie(name) === null) return true;
      putCookie(name, "", -365, { path, domain });
    }
  return readCookie(name) === null;
}

/** This page's host and the domains above it: `www.shop.example`, `shop.example`. */
function parentDomains(): string[] {
  const labels = location.hostname.split(".");
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}

const deepestPath = 16;

/** The paths that a cookie of this page may have: `/`, `/a`, `/a/`, `/a/b`. */
function parentPaths(): string[] {
  const parts = location.pathname.split("/").filter(Boolean).slice(0, deepestPath);
  const paths = parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
  return ["/", ...paths.flatMap((path) => [path, `${path}/`])];
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
