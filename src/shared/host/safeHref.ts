const linkProtocols = ["https:", "http:", "tel:", "mailto:", "sms:"];

/**
 * A link from the server or the configuration that is safe to show or open, absolute against the page's own
 * address; null for `javascript:`, `data:`, `blob:` and everything else but web, phone and mail links.
 */
export function safeHref(href: string | null | undefined): string | null {
  const url = parsedUrl(href, location.href);
  if (!url || !linkProtocols.includes(url.protocol)) return null;
  return url.username || url.password ? null : url.href;
}

const longestUrl = 8192;

/** The URL that a browser would open for an address; null where it is none or too long to be meant. */
function parsedUrl(href: string | null | undefined, base?: string): URL | null {
  if (!href || href.length > longestUrl) return null;
  try {
    return new URL(href.trim(), base);
  } catch {
    return null;
  }
}
