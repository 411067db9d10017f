import type { MapLocation } from "../contracts/locations.ts";
import { pageOrigin } from "../host/navigation.ts";
import { safeUrl } from "../host/safeHref.ts";
import { addressLine } from "./place.ts";

/**
 * The directions service unless the page configuration names another; `{to}` is replaced by the
 * destination.
 */
const directionsTemplate = "https://www.google.com/maps/dir/?api=1&destination={to}";

/**
 * A link to directions to the address, else to the coordinates. Null if the location has neither.
 */
export function directionsTo(
  location: MapLocation,
  name: string,
  template = directionsTemplate,
): string | null {
  const { position } = location;
  const address = addressLine(location);
  const to = address
    ? `${name}, ${address}`
    : position && `${position.latitude},${position.longitude}`;
  return to
    ? safeUrl(template.replace("{to}", () => encodeURIComponent(to.slice(0, 500).toWellFormed())))
    : null;
}

/**
 * The address as an http or https link. Null if it is not one: the link is then omitted (fault A2).
 */
export function webHref(url: string | null): string | null {
  const href = safeUrl(url);
  return href && /^https?:/.test(href) ? href : null;
}

/** A `tel:` link, or null for fewer than five digits (fault A4). */
export function phoneHref(phone: string | null): string | null {
  const digits = phone?.replace(/(?!^\s*\+)[^\d]/g, "").trim() ?? "";
  return /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : null;
}

/** An image address that may be shown: https, or on the page's own origin (fault B5). */
export function pictureSrc(url: string | null): string | null {
  const href = safeUrl(url);
  return href && (href.startsWith("https:") || href.startsWith(`${pageOrigin()}/`)) ? href : null;
}
