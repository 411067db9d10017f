import { cookieText, putCookie } from "./cookieJar.ts";

/** The cookie's value, decoded; null where there is none or cookies are refused. */
export function readCookie(name: string): string | null {
  const start = `${name}=`;
  const pair = cookieText()
    .split("; ")
    .find((part) => part.startsWith(start));
  return pair === undefined ? null : decoded(pair.slice(start.length));
}

/** Sets a cookie of the whole site for so many days, sent over https alone where the page has it. Says whether the browser kept it. */
export function writeCookie(name: string, value: string, days: number): boolean {
  putCookie(name, encodeURIComponent(value), days);
  return readCookie(name) === value;
}

/** Removes it the way it was set: by an expiry 365 days ago (B:L160). */
export function clearCookie(name: string): void {
  putCookie(name, "", -365);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
