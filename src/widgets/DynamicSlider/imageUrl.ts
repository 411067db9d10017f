import { hostDocument } from "../../shared/host/hostDocument.ts";
import { pageOrigin } from "../../shared/host/navigation.ts";

/**
 * The absolute URL of an image that may be shown: https, the page's own origin or `data:image/…`;
 * null otherwise (fault B5).
 */
export function imageUrl(source: string | null | undefined): string | null {
  const trimmed = source?.trim() ?? "";
  if (/^data:/i.test(trimmed)) return /^data:image\//i.test(trimmed) ? trimmed : null;
  if (!trimmed || !URL.canParse(trimmed, hostDocument.baseURI)) return null;
  const url = new URL(trimmed, hostDocument.baseURI);
  const isSameOrigin = url.origin === pageOrigin() && url.protocol === "http:";
  return url.protocol === "https:" || isSameOrigin ? url.href : null;
}
