const linkProtocols = ["https:", "http:", "tel:", "mailto:", "sms:"];

/**
 * A link from the server, the configuration or an option as it may stand in an `href`, paths as they are written; null for
 * `javascript:`, `data:`, `blob:` and everything else but web, phone and mail links, and for links with credentials.
 */
export function safeHref(href: string | null | undefined): string | null {
  return safeUrl(href) ? (href?.trim() ?? null) : null;
}

/** The same link, absolute against the page's own address; null where `safeHref` gives none. */
export function safeUrl(href: string | null | undefined): string | null {
  const url = parsedUrl(href, location.href);
  if (!url || !linkProtocols.includes(url.protocol)) return null;
  return url.username || url.password ? null : url.href;
}

const longestUrl = 8192;

/** The URL that a browser would open for an address; null where it is none or too long to be meant. */
function parsedUrl(href: string | null | undefined, base: string): URL | null {
  const text = href?.trim();
  if (!text || text.length > longestUrl) return null;
  const knownBase = base.startsWith("about:") ? "https://base.invalid" : base;
  return URL.canParse(text, knownBase) ? new URL(text, knownBase) : null;
}
