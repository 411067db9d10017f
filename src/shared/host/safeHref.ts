const linkProtocols = ["https:", "http:", "tel:", "mailto:", "sms:"];

/**
 * Returns a link from the server, the configuration or an option as it may be used in an `href`.
 * Paths stay as written. Null for `javascript:`, `data:`, `blob:` and everything else except web,
 * phone and mail links, and for links with credentials.
 */
export function safeHref(href: string | null | undefined): string | null {
  return safeUrl(href) ? (href?.trim() ?? null) : null;
}

/**
 * Returns the same link as an absolute URL, relative to the page's own address. Null if `safeHref`
 * returns null.
 */
export function safeUrl(href: string | null | undefined): string | null {
  const url = parsedUrl(href, location.href);
  if (!url || !linkProtocols.includes(url.protocol)) return null;
  return url.username || url.password ? null : url.href;
}

const longestUrl = 8192;

/** The URL that a browser would open for an address. Null if it is not a URL or is too long. */
function parsedUrl(href: string | null | undefined, base: string): URL | null {
  const text = href?.trim();
  if (!text || text.length > longestUrl) return null;
  const knownBase = base.startsWith("about:") ? "https://base.invalid" : base;
  return URL.canParse(text, knownBase) ? new URL(text, knownBase) : null;
}
