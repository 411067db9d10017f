/**
 * Adds parameters to an address that the host has chosen, and keeps its query and hash. A relative
 * address is relative to the page, never to `<base>`. Null for anything but http(s).
 */
export function linkWith(
  url: string,
  parameters: Readonly<Record<string, string | number>>,
  page: string = location.origin + location.pathname,
): string | null {
  try {
    const target = new URL(url, page);
    for (const [name, value] of Object.entries(parameters))
      target.searchParams.set(name, String(value));
    return /^https?:$/.test(target.protocol) ? target.href : null;
  } catch {
    return null;
  }
}
