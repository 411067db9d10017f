import { pageOrigin } from "../../shared/host/navigation.ts";
import { safeHref } from "../../shared/host/safeHref.ts";

/** An address as it is, or the id of a picture at the image service (G18, E1); null where neither leads to a picture (faults B5). */
export function pictureUrl(given: string | null, cloudName: string | null): string | null {
  const source = given?.trim() ?? "";
  if (!source) return null;
  if (/^(https?:|\/)/i.test(source)) return shownUrl(source);
  if (!cloudName || /^[a-z][a-z0-9+.-]*:/i.test(source)) return null;
  const path = source.split("/").map(encodeURIComponent).join("/");
  return shownUrl(
    `https://res.cloudinary.com/${encodeURIComponent(cloudName)}/image/upload/${path}`,
  );
}

function shownUrl(source: string): string | null {
  const href = safeHref(source);
  return href && (href.startsWith("https:") || href.startsWith(`${pageOrigin()}/`)) ? href : null;
}

/** A preview's own page; a frame takes it only from the page's own origin, as its policy does. */
export function previewPage(
  given: string | null,
): { readonly href: string; readonly isOwn: boolean } | null {
  const href = safeHref(given);
  return href && /^https?:/.test(href)
    ? { href, isOwn: href.startsWith(`${pageOrigin()}/`) }
    : null;
}
