import { hostDocument } from "../../shared/host/hostDocument.ts";
import { pageOrigin } from "../../shared/host/navigation.ts";

/** The absolute URL of a picture that may be shown: https, the page's own origin, or `data:image/…`; else null (fault B5). */
export function imageUrl(source: string | null | undefined): string | null {
  const given = source?.trim() ?? "";
  if (/^data:/i.test(given)) return /^data:image\//i.test(given) ? given : null;
  if (!given || !URL.canParse(given, hostDocument.baseURI)) return null;
  const url = new URL(given, hostDocument.baseURI);
  const isOwn = url.origin === pageOrigin() && url.protocol === "http:";
  return url.protocol === "https:" || isOwn ? url.href : null;
}
