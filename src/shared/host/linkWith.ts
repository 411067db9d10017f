/**
 * An address of the host's own choosing with parameters added, its query and hash kept; relative to the page, never to
 * `<base>`. Null for anything but http(s).
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
