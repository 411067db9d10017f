/**
 * Returns a redirect target from outside (`return_url`, `next`, …), or null if it is not safe
 * (G11). A safe target is https, or http between two loopback pages, on the page's own origin or
 * one of `origins`, without credentials, backslashes or control characters. A path of the page's
 * own origin is safe too.
 */
export function returnUrl(
  target: string | null | undefined,
  origins: readonly string[],
): string | null {
  if (!target || target.length > longestUrl || isDeceptive(target)) return null;
  const base = location.origin === "null" ? undefined : location.origin;
  const url = URL.canParse(target, base) ? new URL(target, base) : null;
  if (!url || url.username || url.password || url.hostname.endsWith(".")) return null;
  if (url.origin !== location.origin && !origins.includes(url.origin)) return null;
  return url.protocol === "https:" ||
    (url.protocol === "http:" && isLoopback(url.hostname) && isLoopback(location.hostname))
    ? url.href
    : null;
}

/** The longest target that is followed, in characters. */
const longestUrl = 8192;

/** Whether people and browsers may read an address differently. */
function isDeceptive(target: string): boolean {
  return (
    // oxlint-disable-next-line no-control-regex
    /[\u0000-\u001f\u007f\\]/.test(target) ||
    /^\s*(\/\/|https?:(?!\/\/[^/]))/i.test(target) ||
    !/^\s*(\/|https?:\/\/)/i.test(target)
  );
}

function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);
}
