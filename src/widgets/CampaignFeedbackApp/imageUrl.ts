import { pageOrigin } from "../../shared/host/navigation.ts";
import { safeUrl } from "../../shared/host/safeHref.ts";

/**
 * Returns the address of an image, which may be given as an id of the image service (G18, E1), or
 * null (fault B5).
 */
export function imageUrl(url: string | null, cloudName: string | null): string | null {
  const source = url?.trim().toWellFormed() ?? "";
  if (!source) return null;
  if (/^(https?:|\/)/i.test(source)) return allowedUrl(source);
  if (!cloudName || /^[a-z][a-z0-9+.-]*:/i.test(source)) return null;
  const path = source.split("/").map(encodeURIComponent).join("/");
  return allowedUrl(
    `https://res.cloudinary.com/${encodeURIComponent(cloudName)}/image/upload/${path}`,
  );
}

function allowedUrl(source: string): string | null {
  const href = safeUrl(source);
  return href && (href.startsWith("https:") || href.startsWith(`${pageOrigin()}/`)) ? href : null;
}

/** The address of a preview page; only pages of this origin can be framed. */
export function previewPage(
  url: string | null,
): { readonly href: string; readonly isOwn: boolean } | null {
  const href = safeUrl(url);
  return href && /^https?:/.test(href)
    ? { href, isOwn: href.startsWith(`${pageOrigin()}/`) }
    : null;
}
